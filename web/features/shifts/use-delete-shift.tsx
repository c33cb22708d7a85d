import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { type ShiftCellsFragment, ShiftHoldersDocument, useDeleteShiftMutation } from '../../generated/shifts.ts';
import { messages } from '../../messages.ts';
import { confirm } from '../../ui/confirm.tsx';
import { readFormFailure } from '../../ui/form-failure.ts';
import { showToast } from '../../ui/toasts.tsx';
import { ShiftInUse } from './shift-in-use.tsx';

/** Deletes a shift after a question that says how many staff hold it (R-067, N-20); a failed count asks plainly. */
export function useDeleteShift(onDone: () => void) {
  const client = useApolloClient();
  const [deleteShift] = useDeleteShiftMutation();
  const isBusy = useRef(false);
  const [isRemoving, setRemoving] = useState(false);

  async function countHolders(name: string) {
    // The staff list knows shifts by name: without one there is nothing to count by.
    if (!name) return null;
    const answer = await client.query({ query: ShiftHoldersDocument, variables: { name } }).catch(() => null);
    const { staff, sameName } = answer?.data ?? {};
    return staff && sameName ? { count: staff.totalCount, isOnlyOne: sameName.totalCount === 1 } : null;
  }

  async function remove(shift: ShiftCellsFragment) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      setRemoving(true);
      const holders = await countHolders(shift.name);
      setRemoving(false);
      const isSure = await confirm({
        question: `Delete the shift ${shift.name || 'without a name'}?`,
        text: (
          <>
            {holders && <ShiftInUse name={shift.name} {...holders} />}
            <p>{messages.confirmText}</p>
          </>
        ),
        confirmLabel: messages.confirmDelete,
      });
      if (!isSure) return;
      setRemoving(true);
      await deleteShift({ variables: { id: shift.id } });
      showToast({ kind: 'success', title: messages.shiftDeleted });
      onDone();
    } catch (error) {
      showToast({ kind: 'error', title: readFormFailure(error).message });
    } finally {
      isBusy.current = false;
      setRemoving(false);
    }
  }

  return { remove, isRemoving };
}
