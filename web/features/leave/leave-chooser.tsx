import { Download } from 'lucide-react';
import { leaveFields, ownLeaveFieldNames } from '../../../schema/leave-fields.ts';
import { leaveKinds } from '../../../schema/leave-words.ts';
import { saveFile } from '../../list/export/save-file.ts';
import { csvFile } from '../../list/import/csv-file.ts';
import { SheetChooser } from '../../list/import/sheet-chooser.tsx';
import { templateWorkbook } from '../../list/import/template-workbook.ts';
import { Button } from '../../ui/button.tsx';
import type { LeaveBatch } from './use-leave-batch.ts';

const kinds = Object.values(leaveKinds).map(({ word }) => word);
const headings = new Intl.ListFormat('en-GB').format(ownLeaveFieldNames);

/** A sheet of leaves to check, and its template. Give it a new key for each opening. */
export function LeaveChooser({ isOpen, onClose, state }: { isOpen: boolean; onClose: () => void; state: LeaveBatch }) {
  const { status: _status, days: _days, halfDay: _halfDay, ...fields } = leaveFields;
  const template = () => templateWorkbook({ sheet: 'Leave', fields, lists: { kind: kinds } });
  return (
    <SheetChooser title="Import Leave" isOpen={isOpen} onClose={onClose} check={state.check} progress={state.progress}>
      <p className="muted">
        The first sheet is read: a heading row with {headings}, then one row a leave. Write days as 2026-11-14. A column
        Status is read too: only approved leaves are stored. Every row is checked and shown before anything is stored.
      </p>
      <p className="row">
        <Button onClick={() => saveFile(template(), 'leave-template.xlsx')}>
          <Download aria-hidden />
          Download a template
        </Button>
        <Button onClick={() => saveFile(csvFile([ownLeaveFieldNames]), 'leave-template.csv')}>Template as CSV</Button>
      </p>
    </SheetChooser>
  );
}
