import { useRef } from 'react';
import { useDeleteStaffMutation } from '../../generated/staff.ts';
import { messages } from '../../messages.ts';
import { confirm } from '../../ui/confirm.tsx';
import { readFormFailure } from '../../ui/form-failure.ts';
import { showToast } from '../../ui/toasts.tsx';
import { nameOf } from './staff-cells.tsx';
import type { StaffMember } from './staff-form.ts';

/** What becomes of the past of a deleted person (F-47). Only a service of another make is unknown to us. */
const whatStays =
  'This person is in no list from today on, and the staff ID may be given again. Past sign-ins and reports stay as they are, unless your company runs another attendance service that deletes them too.';

/** Deletes a record after a question that names it; `onDeleted` runs when it is gone. One at a time. */
export function useDeleteStaff(onDeleted: () => void): (member: StaffMember) => Promise<void> {
  const [run] = useDeleteStaffMutation();
  const isBusy = useRef(false);
  return async (member) => {
    if (isBusy.current) return;
    const { staffID } = member.staff;
    const person = member.staff.name ? `${nameOf(member)}, ${staffID}` : staffID;
    const isSure = await confirm({
      question: `Delete ${person}?`,
      text: `${messages.confirmText} ${whatStays}`,
      confirmLabel: messages.confirmDelete,
    });
    if (!isSure) return;
    isBusy.current = true;
    try {
      await run({ variables: { id: member.id } });
      showToast({ kind: 'success', title: messages.staffDeleted });
      onDeleted();
      // The button that was pressed goes with its row.
      document.querySelector<HTMLElement>('main h1')?.focus();
    } catch (error) {
      showToast({ kind: 'error', title: readFormFailure(error).message });
    } finally {
      isBusy.current = false;
    }
  };
}
