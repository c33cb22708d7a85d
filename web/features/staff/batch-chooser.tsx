import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { staffFieldNames, staffFields } from '../../../schema/staff-fields.ts';
import { readFailure } from '../../api/failure.ts';
import { StaffFormListsDocument, StaffFormShiftsDocument } from '../../api/generated/staff.ts';
import { saveFile } from '../../list/export/save-file.ts';
import { csvFile } from '../../list/import/csv-file.ts';
import { SheetChooser } from '../../list/import/sheet-chooser.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { StaffBatch } from './use-staff-batch.ts';

const headings = new Intl.ListFormat('en-GB').format(staffFieldNames.filter((name) => name !== 'imageURL'));

/** `Staff Batch Upload`: a spreadsheet to check. Give it a new key for each opening. */
export function BatchChooser({ isOpen, onClose, state }: { isOpen: boolean; onClose: () => void; state: StaffBatch }) {
  const { check, progress } = state;
  return (
    <SheetChooser title="Staff Batch Upload" isOpen={isOpen} onClose={onClose} check={check} progress={progress}>
      <p className="muted">
        The first sheet is read: a heading row with {headings}, then one row a person. Every row is checked and shown
        before anything is stored.
      </p>
      <Templates />
    </SheetChooser>
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
        import('../../list/import/template-workbook.ts'),
        client.query({ query: StaffFormListsDocument }),
        client.query({ query: StaffFormShiftsDocument }),
      ]);
      const { districts, departments, units, serviceCentres } = lists.data?.organisation ?? {};
      const values = {
        district: districts,
        serviceCentre: serviceCentres?.flatMap(({ centres }) => centres),
        department: departments,
        unit: units,
        shift: shifts.data?.organisation?.shifts?.map(({ name }) => name),
      };
      const file = templateWorkbook({ sheet: 'Staff', fields: staffFields, lists: values });
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
      <Button onClick={() => saveFile(csvFile([staffFieldNames]), 'staff-template.csv')}>Template as CSV</Button>
    </p>
  );
}
