import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { ExtensionsDocument } from '../../generated/extensions.ts';
import { useDeleteStaffMutation } from '../../generated/staff.ts';
import { messages } from '../../messages.ts';
import { confirm } from '../../ui/confirm.tsx';
import { readFormFailure } from '../../ui/form-failure.ts';
import { showToast } from '../../ui/toasts.tsx';
import { nameOf } from './staff-cells.tsx';
import type { StaffMember } from './staff-form.ts';

/** What becomes of the past of a deleted person (F-47), as far as the attendance service says what it leaves. */
const pastStays =
  'This person is in no list from today on, and the staff ID may be given again. Past sign-ins and reports stay as they are.';
const pastUnknown =
  'This person is in no list from today on. What becomes of past sign-ins and reports is up to the attendance service of your company: it may delete them too.';

/** Deletes a record after a question that names it; `onDeleted` runs when it is gone. One at a time. */
export function useDeleteStaff(onDeleted: () => void): (member: StaffMember) => Promise<void> {
  const [run] = useDeleteStaffMutation();
  const client = useApolloClient();
  const isBusy = useRef(false);

  async function leavesPast() {
    const answer = await client.query({ query: ExtensionsDocument }).catch(() => null);
    return answer?.data?.capabilities.extensions?.some(({ name }) => name === 'left') ?? false;
  }

  return async (member) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { staffID } = member.staff;
    const person = member.staff.name ? `${nameOf(member)}, ${staffID}` : staffID;
    try {
      const isSure = await confirm({
        question: `Delete ${person}?`,
        text: `${messages.confirmText} ${(await leavesPast()) ? pastStays : pastUnknown}`,
        confirmLabel: messages.confirmDelete,
      });
      if (!isSure) return;
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
