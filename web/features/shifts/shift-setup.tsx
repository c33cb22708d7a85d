import { shiftColumns } from '../../../schema/lists/shifts.ts';
import type { ShiftCellsFragment } from '../../api/generated/shifts.ts';
import { useShiftListQuery } from '../../api/generated/shifts.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { messages } from '../../messages.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { AddShift, EditShift } from './shift-form.tsx';
import { useDeleteShift } from './use-delete-shift.tsx';

const noSearch = {};
const rowKey = (shift: ShiftCellsFragment) => shift.id;
const nameOf = (shift: ShiftCellsFragment) => shift.name || 'the shift without a name';
const columns = drawColumns(shiftColumns, {
  NAME: { minSize: 150, card: 'title', cell: (shift: ShiftCellsFragment) => shift.name },
  START_TIME: { minSize: 98 },
  END_TIME: { minSize: 98 },
  LATENESS_THRESHOLD: { minSize: 96 },
  LATE_AFTER: { minSize: 98 },
  SERIAL_LATENESS_THRESHOLD: { minSize: 112 },
});

const actions = {
  width: 84,
  draw: (shift: ShiftCellsFragment) => (
    <>
      <RowAction action="edit" row={shift.id} label={`Edit ${nameOf(shift)}`} />
      <RowAction action="delete" row={shift.id} label={`Delete ${nameOf(shift)}`} />
    </>
  ),
};

/** Setup List: shifts with create, edit and delete. */
export function ShiftSetup() {
  const view = useListView(columns, noSearch, 'shifts');
  const result = useShiftListQuery(view.request);
  const { key, isOpen, subject, open, close } = useDialog<ShiftCellsFragment>();
  const { run: remove, isRunning: isRemoving } = useDeleteShift();

  function finish() {
    close();
    showToast({ kind: 'info', title: messages.completed });
  }

  const dialog = { isOpen, onClose: close, onDone: finish };
  return (
    <>
      <ReportPage
        title="Setup List"
        list="shiftList"
        columns={columns}
        view={view}
        result={result}
        rowKey={rowKey}
        actions={actions}
        onAction={(action, shift) => (action === 'edit' ? open(shift) : remove(shift))}
      >
        {isRemoving && <Spinner label="Deleting the shift" />}
        <AddButton onClick={() => open()} />
      </ReportPage>
      {subject ? <EditShift key={key} shift={subject} {...dialog} /> : <AddShift key={key} {...dialog} />}
    </>
  );
}
