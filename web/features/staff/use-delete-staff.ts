import { StaffDocument, useDeleteStaffMutation } from '../../api/generated/staff.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { messages } from '../../messages.ts';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { nameOf } from './staff-cells.tsx';
import type { StaffMember } from './staff-form.ts';

/** What becomes of the past of a deleted person, as far as the attendance service says what it leaves. */
const pastStays =
  'This person is in no list from today on, and the staff ID may be given again. Past sign-ins and reports stay as they are.';
const pastUnknown =
  'This person is in no list from today on. What becomes of past sign-ins and reports is up to the attendance service of your company: it may delete them too.';

/** Deletes a record after a question that names it. */
export function useDeleteStaff() {
  const [deleteStaff] = useDeleteStaffMutation({ refetchQueries: [StaffDocument] });
  const leavesPast = useHasExtension('left');
  return useConfirmed({
    ask: (member: StaffMember) => {
      const { staffID, name } = member.staff;
      return {
        question: `Delete ${name ? `${nameOf(member)}, ${staffID}` : staffID}?`,
        text: `${messages.confirmText} ${leavesPast ? pastStays : pastUnknown}`,
        confirmLabel: messages.confirmDelete,
      };
    },
    send: ({ id }) => deleteStaff({ variables: { id } }),
    done: messages.staffDeleted,
    isGone: true,
  });
}
