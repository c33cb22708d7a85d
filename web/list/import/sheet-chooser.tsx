import { Download } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { batchExtensions, maximumBatchBytes, maximumBatchRows } from '../../../schema/limits.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { batchFault, fileOf } from '../../ui/file-checks.ts';
import { FileField } from '../../ui/file-field.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { formatNumber } from '../../ui/words.ts';
import { download } from '../export/download.ts';
import type { Batch, SheetKind } from './sheet.ts';
import type { BatchFailure, SheetState } from './use-sheet.ts';

/** The file of a batch. */
const batchFileSchema = z.object({ file: fileOf(batchFault, 'Choose a file first.') });

const hint = `${batchExtensions.join(', ')}, at most ${maximumBatchBytes / 1024 / 1024} MiB and ${formatNumber(maximumBatchRows)} rows`;

interface FileValues {
  file: ArrayLike<File> | null | undefined;
}

interface SheetChooserProps {
  kind: Pick<SheetKind<never>, 'title' | 'asks' | 'template'>;
  isOpen: boolean;
  onClose: () => void;
  state: Pick<SheetState<Batch, unknown>, 'progress'> & {
    readonly check: (file: File) => Promise<BatchFailure | null>;
  };
}

/** A spreadsheet to check, and its template. Give it a new key for each opening. */
export function SheetChooser({ kind, isOpen, onClose, state }: SheetChooserProps) {
  const [fault, setFault] = useState<(BatchFailure & { readonly file: File }) | null>(null);
  const form = useForm({
    schema: batchFileSchema,
    values: { file: null } as FileValues,
    send: async ({ file }) => {
      setFault(null);
      const refusal = await state.check(file);
      if (refusal === null) onClose();
      else setFault({ ...refusal, file });
    },
  });
  const chosen = form.watch('file')?.[0];
  return (
    <ModalForm
      title={kind.title}
      isOpen={isOpen}
      onClose={onClose}
      // A chosen file is not work that could be lost.
      form={{ ...form, isDirty: false }}
      submitLabel="Upload"
    >
      <p className="muted">
        The first sheet is read: {kind.asks} Every row is checked and shown before anything is stored.
      </p>
      <Template name={kind.template} />
      <FileField
        label="Spreadsheet"
        {...form.field('file')}
        required
        hint={hint}
        endings={batchExtensions}
        file={chosen}
      />
      {state.progress !== null && (
        <UploadProgress share={state.progress} sending="Sending the file" working="Checking the rows" />
      )}
      {fault && fault.file === chosen && (
        <Notice tone="error" role="alert">
          <p>{`${messages.batchFailedTitle}: ${fault.message}`}</p>
          {fault.advice && <p>{fault.advice}</p>}
        </Notice>
      )}
    </ModalForm>
  );
}

/** The gateway's template, a workbook with the values that the company has now to choose from. */
function Template({ name }: { name: string }) {
  const [isLoading, setLoading] = useState(false);

  async function save() {
    if (isLoading) return;
    setLoading(true);
    try {
      await download({ list: `template/${name}`, ending: 'xlsx', args: {} }, () => {});
    } catch (error) {
      showFailure('The template could not be loaded.', error);
    } finally {
      setLoading(false);
    }
  }

  return (
    <p className="row">
      <Button aria-disabled={isLoading} aria-busy={isLoading} onClick={save}>
        <Download aria-hidden />
        Download a template
      </Button>
    </p>
  );
}
