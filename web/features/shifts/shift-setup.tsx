import { Link } from 'react-router-dom';
import { shiftColumns } from '../../../schema/lists/shifts.ts';
import type { staffColumns } from '../../../schema/lists/staff.ts';
import { filterKey, writeFilter } from '../../../schema/view-address.ts';
import {
  ShiftListDocument,
  type ShiftListRowFragment,
  useDeleteShiftMutation,
  useShiftHoldersLazyQuery,
  useShiftListQuery,
} from '../../api/generated/shifts.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { noSearch, useList } from '../../list/view/use-list.ts';
import { messages } from '../../messages.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { counted } from '../../ui/words.ts';
import { ShiftModal } from './shift-form.tsx';

const rowKey = (shift: ShiftListRowFragment) => shift.id;
const nameOf = (shift: ShiftListRowFragment) => shift.name || 'the shift without a name';
const columns = drawColumns(shiftColumns, {
  NAME: { minSize: 140, card: 'title', cell: (shift: ShiftListRowFragment) => shift.name },
  START_TIME: { minSize: 90 },
  END_TIME: { minSize: 90 },
  LATENESS_THRESHOLD: { minSize: 96 },
  LATE_AFTER: { minSize: 90 },
  SERIAL_LATENESS_THRESHOLD: { minSize: 104 },
});

const actions = {
  width: 84,
  draw: (shift: ShiftListRowFragment) => (
    <>
      <RowAction action="edit" row={shift.id} label={`Edit ${nameOf(shift)}`} />
      <RowAction action="delete" row={shift.id} label={`Delete ${nameOf(shift)}`} />
    </>
  ),
};

/** Setup List: shifts with create, edit and delete. */
export function ShiftSetup() {
  const report = useList('shifts', columns, noSearch, useShiftListQuery);
  const { key, isOpen, subject, open, close } = useDialog<ShiftListRowFragment>();
  const { run: remove, isRunning: isRemoving } = useDeleteShift();

  return (
    <>
      <ReportPage
        {...report}
        title="Setup List"
        list="shiftList"
        rowKey={rowKey}
        actions={actions}
        onAction={(action, shift) => (action === 'edit' ? open(shift) : remove(shift))}
      >
        {isRemoving && <Spinner label="Deleting the shift" />}
        <AddButton onClick={() => open()} />
      </ReportPage>
      <ShiftModal key={key} shift={subject} isOpen={isOpen} onClose={close} />
    </>
  );
}

/** Deletes a shift after a question that says how many staff hold it; a failed count asks plainly. */
function useDeleteShift() {
  const [askHolders] = useShiftHoldersLazyQuery();
  const [deleteShift] = useDeleteShiftMutation({ refetchQueries: [ShiftListDocument] });

  async function countHolders(name: string) {
    // The staff list knows shifts by name: without one there is nothing to count by.
    if (!name) return null;
    const answer = await askHolders({ variables: { name } }).catch(() => null);
    const { staff, sameName } = answer?.data ?? {};
    return staff && sameName ? { count: staff.totalCount, isOnlyOne: sameName.totalCount === 1 } : null;
  }

  return useConfirmed({
    ask: async (shift: ShiftListRowFragment) => {
      const holders = await countHolders(shift.name);
      return {
        question: `Delete the shift ${shift.name || 'without a name'}?`,
        text: (
          <>
            {holders && <ShiftInUse name={shift.name} {...holders} />}
            <p>{messages.confirmText}</p>
          </>
        ),
        confirmLabel: messages.confirmDelete,
      };
    },
    send: ({ id }) => deleteShift({ variables: { id } }),
    done: messages.shiftDeleted,
    isGone: true,
  });
}

/** Address of the staff list narrowed to those who hold a shift of this name. */
function holdersAddress(name: string): string {
  const parameter = filterKey('SHIFT' satisfies keyof typeof staffColumns, []);
  return `/manage/all/staffs?${new URLSearchParams({ [parameter]: writeFilter({ in: [name] }) })}`;
}

/** How many staff members hold the shift that is about to go, with a link to them. */
function ShiftInUse({ name, count, isOnlyOne }: ShiftInUseProps) {
  if (count === 0) return <p>{`No staff member holds ${isOnlyOne ? 'this shift' : 'a shift of this name'}.`}</p>;
  return (
    <p>
      <Link className="link" to={holdersAddress(name)}>
        {counted(count, 'staff member holds', 'staff members hold')}
      </Link>{' '}
      <span>{isOnlyOne ? 'this shift' : 'a shift of this name'}</span>
      <span>. Give them another one first: the service may refuse to delete a shift in use.</span>
    </p>
  );
}

interface ShiftInUseProps {
  name: string;
  count: number;
  /** False when several shifts share the name, which is what the staff list knows of them. */
  isOnlyOne: boolean;
}
