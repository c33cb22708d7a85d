import { Link } from 'react-router-dom';
import type { staffColumns } from '../../../schema/lists/staff.ts';
import { filterKey, writeFilter } from '../../../schema/view-address.ts';
import {
  type ShiftCellsFragment,
  ShiftListDocument,
  useDeleteShiftMutation,
  useShiftHoldersLazyQuery,
} from '../../api/generated/shifts.ts';
import { messages } from '../../messages.ts';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { counted } from '../../ui/words.ts';

/** Deletes a shift after a question that says how many staff hold it; a failed count asks plainly. */
export function useDeleteShift() {
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
    ask: async (shift: ShiftCellsFragment) => {
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
export function holdersAddress(name: string): string {
  const parameter = filterKey('SHIFT' satisfies keyof typeof staffColumns, []);
  return `/manage/all/staffs?${new URLSearchParams({ [parameter]: writeFilter({ kind: 'oneOf', values: [name] }) })}`;
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
