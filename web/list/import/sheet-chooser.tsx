import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { batchExtensions, maximumBatchBytes, maximumBatchRows } from '../../../schema/limits.ts';
import { messages } from '../../messages.ts';
import { batchFault, fileOf } from '../../ui/file-checks.ts';
import { FileField } from '../../ui/file-field.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { formatNumber } from '../../ui/words.ts';
import type { BatchFailure } from './batch-failure.ts';

/** The file of a batch. */
export const batchFileSchema = z.object({ file: fileOf(batchFault, 'Choose a file first.') });

const hint = `${batchExtensions.join(', ')}, at most ${maximumBatchBytes / 1024 / 1024} MiB and ${formatNumber(maximumBatchRows)} rows`;

interface FileValues {
  file: ArrayLike<File> | null | undefined;
}

/** What choosing a spreadsheet takes. */
interface SheetChooserProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Has the file checked. Answers why it was refused, null when it was not. */
  check: (file: File) => Promise<BatchFailure | null>;
  /** How much of the file has left, 0 to 1; null while nothing is sent. */
  progress: number | null;
  /** What the sheet must have, and its template. */
  children: ReactNode;
}

/** A spreadsheet to check. Give it a new key for each opening. */
export function SheetChooser({ title, isOpen, onClose, check, progress, children }: SheetChooserProps) {
  const [fault, setFault] = useState<BatchFailure | null>(null);
  const form = useForm({
    schema: batchFileSchema,
    values: { file: null } as FileValues,
    send: async ({ file }) => {
      setFault(null);
      const refusal = await check(file);
      if (refusal === null) onClose();
      else setFault(refusal);
    },
  });
  return (
    <ModalForm
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      // A chosen file is not work that could be lost.
      form={{ ...form, isDirty: false }}
      submitLabel="Upload"
    >
      {children}
      <FileField
        label="Spreadsheet"
        {...form.field('file')}
        required
        hint={hint}
        endings={batchExtensions}
        file={form.watch('file')?.[0]}
      />
      {progress !== null && <UploadProgress share={progress} sending="Sending the file" working="Checking the rows" />}
      {fault && <Refusal fault={fault} />}
    </ModalForm>
  );
}

/** Why the file was refused: the specification's words, then the reason and what to do. */
function Refusal({ fault: { message, advice } }: { fault: BatchFailure }) {
  return (
    <Notice tone="error" role="alert">
      <p>
        {messages.batchFailedTitle}: {message}
      </p>
      {advice && <p>{advice}</p>}
    </Notice>
  );
}
