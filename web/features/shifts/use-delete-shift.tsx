import {
  type ShiftCellsFragment,
  ShiftListDocument,
  useDeleteShiftMutation,
  useShiftHoldersLazyQuery,
} from '../../api/generated/shifts.ts';
import { messages } from '../../messages.ts';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { ShiftInUse } from './shift-in-use.tsx';

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
