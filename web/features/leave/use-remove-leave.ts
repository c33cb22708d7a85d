import { formatRange } from '../../../schema/format.ts';
import { LeavesDocument, type LeavesRowFragment, useRemoveLeaveMutation } from '../../api/generated/leave.ts';
import { messages } from '../../messages.ts';
import { staffNameOf } from '../../people/staff-name.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';

/** Removes a leave after a question that says what becomes of its days. */
export function useRemoveLeave() {
  const [removeLeave] = useRemoveLeaveMutation({ refetchQueries: [LeavesDocument] });
  return useConfirmed({
    ask: ({ staff, from, to }: LeavesRowFragment) => ({
      question: `Remove the leave of ${staffNameOf(staff)}, ${formatRange(from, to)}?`,
      text: 'Days on which this person did not sign in then count as absent again.',
      confirmLabel: 'Yes, Remove it!',
    }),
    send: ({ id }) => removeLeave({ variables: { id } }),
    done: messages.completed,
    isGone: true,
  });
}
