import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { batchExtensions, maximumBatchBytes, maximumBatchRows } from '../../../schema/limits.ts';
import { staffFieldNames } from '../../../schema/staff-fields.ts';
import { readFailure } from '../../api/failure.ts';
import { StaffFormListsDocument, StaffFormShiftsDocument } from '../../api/generated/staff.ts';
import { saveFile } from '../../list/export/save-file.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { formatNumber } from '../../ui/words.ts';
import type { BatchFailure } from './batch-failure.ts';
import { templateFile } from './batch-file.ts';
import { batchFileSchema } from './staff-form.ts';
import type { StaffBatch } from './use-staff-batch.ts';

const hint = `${batchExtensions.join(', ')}, at most ${maximumBatchBytes / 1024 / 1024} MiB and ${formatNumber(maximumBatchRows)} rows`;

const headings = new Intl.ListFormat('en-GB').format(staffFieldNames.filter((name) => name !== 'imageURL'));

interface FileValues {
  file: ArrayLike<File> | null | undefined;
}

/** `Staff Batch Upload`: a spreadsheet to check. Give it a new key for each opening. */
export function BatchChooser({ isOpen, onClose, state }: { isOpen: boolean; onClose: () => void; state: StaffBatch }) {
  const [fault, setFault] = useState<BatchFailure | null>(null);
  const form = useForm({
    schema: batchFileSchema,
    values: { file: null } as FileValues,
    send: async ({ file }) => {
      setFault(null);
      const refusal = await state.check(file);
      if (refusal === null) onClose();
      else setFault(refusal);
    },
  });
  return (
    <ModalForm
      title="Staff Batch Upload"
      isOpen={isOpen}
      onClose={onClose}
      // A chosen file is not work that could be lost.
      form={{ ...form, isDirty: false }}
      submitLabel="Upload"
    >
      <p className="muted">
        The first sheet is read: a heading row with {headings}, then one row a person. Every row is checked and shown
        before anything is stored.
      </p>
      <Templates />
      <FileField
        label="Spreadsheet"
        {...form.field('file')}
        required
        hint={hint}
        endings={batchExtensions}
        file={form.watch('file')?.[0]}
      />
      {state.progress !== null && (
        <UploadProgress share={state.progress} sending="Sending the file" working="Checking the rows" />
      )}
      {fault && <Refusal fault={fault} />}
    </ModalForm>
  );
}

/** The template as a workbook, with the values that the company has now to choose from, or as a plain CSV file. */
function Templates() {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);

  async function save() {
    if (isLoading) return;
    setLoading(true);
    try {
      const [{ templateWorkbook }, lists, shifts] = await Promise.all([
        import('./template-workbook.ts'),
        client.query({ query: StaffFormListsDocument }),
        client.query({ query: StaffFormShiftsDocument }),
      ]);
      const { districts, departments, units, serviceCentres } = lists.data?.organisation ?? {};
      const file = templateWorkbook({
        district: districts,
        serviceCentre: serviceCentres?.flatMap(({ centres }) => centres),
        department: departments,
        unit: units,
        shift: shifts.data?.organisation?.shifts?.map(({ name }) => name),
      });
      saveFile(file, 'staff-template.xlsx');
    } catch (error) {
      const message = `${readFailure(error).message} The CSV template needs no lists.`;
      showToast({ kind: 'error', title: 'The lists of the template could not be loaded.', message });
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
      <Button onClick={() => saveFile(templateFile(), 'staff-template.csv')}>Template as CSV</Button>
    </p>
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
