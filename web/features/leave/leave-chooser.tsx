import { Download } from 'lucide-react';
import { leaveFieldNames, leaveFields } from '../../../schema/leave-fields.ts';
import { leaveKinds } from '../../../schema/leave-words.ts';
import { saveFile } from '../../list/export/save-file.ts';
import { csvFile } from '../../list/import/csv-file.ts';
import { SheetChooser } from '../../list/import/sheet-chooser.tsx';
import { templateWorkbook } from '../../list/import/template-workbook.ts';
import { Button } from '../../ui/button.tsx';
import type { LeaveBatch } from './use-leave-batch.ts';

const kinds = Object.values(leaveKinds).map(({ word }) => word);
const headings = new Intl.ListFormat('en-GB').format(leaveFieldNames);

/** A sheet of leaves to check, and its template. Give it a new key for each opening. */
export function LeaveChooser({ isOpen, onClose, state }: { isOpen: boolean; onClose: () => void; state: LeaveBatch }) {
  const template = () => templateWorkbook({ sheet: 'Leave', fields: leaveFields, lists: { kind: kinds } });
  return (
    <SheetChooser title="Import Leave" isOpen={isOpen} onClose={onClose} check={state.check} progress={state.progress}>
      <p className="muted">
        The first sheet is read: a heading row with {headings}, then one row a leave. Write days as 2026-11-14. Every
        row is checked and shown before anything is stored.
      </p>
      <p className="row">
        <Button onClick={() => saveFile(template(), 'leave-template.xlsx')}>
          <Download aria-hidden />
          Download a template
        </Button>
        <Button onClick={() => saveFile(csvFile([leaveFieldNames]), 'leave-template.csv')}>Template as CSV</Button>
      </p>
    </SheetChooser>
  );
}
