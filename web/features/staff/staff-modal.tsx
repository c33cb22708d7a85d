import { useState } from 'react';
import { StaffDocument, useCreateStaffMutation, useUpdateStaffMutation } from '../../api/generated/staff.ts';
import type { CreateStaffInput } from '../../api/generated/types.ts';
import { RecordChangesLink } from '../../list/tools/record-changes-link.tsx';
import { messages } from '../../messages.ts';
import { ModalForm } from '../../ui/modal-form.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { StaffFields } from './staff-fields.tsx';
import {
  newStaffSchema,
  type StaffChanges,
  type StaffMember,
  type StaffValues,
  staffChanges,
  staffChangesSchema,
  staffValues,
} from './staff-form.ts';

const changed = { refetchQueries: [StaffDocument] };

/** Adds a record of staff or edits one: its staff ID stays, and blank fields keep what is on record. */
export function StaffModal({ member, isOpen, onClose }: StaffModalProps) {
  const [create] = useCreateStaffMutation(changed);
  const [update] = useUpdateStaffMutation(changed);
  const [share, setShare] = useState<number | null>(null);
  const [schema] = useState(() => (member ? staffChangesSchema(member) : newStaffSchema));
  const form = useForm({
    schema,
    values: staffValues(member) as StaffValues,
    ...(!member && { unique: 'staffID' as const }),
    send: async (output: StaffChanges) => {
      const input = member ? staffChanges(member, output) : (output as CreateStaffInput);
      if (!input) {
        showToast({ kind: 'info', title: 'Nothing was changed' });
        return onClose();
      }
      const context = { onProgress: setShare };
      if (input.image) setShare(0);
      try {
        if (member) await update({ variables: { id: member.id, input }, context });
        else await create({ variables: { input: input as CreateStaffInput }, context });
      } finally {
        setShare(null);
      }
      showToast({ kind: 'info', title: messages.completed });
      onClose();
    },
  });
  return (
    <ModalForm
      title={member ? 'Edit Staff' : 'Add New Staff'}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      size="md"
      submitLabel={member ? 'Update' : 'Submit'}
    >
      <StaffFields form={form} member={member} />
      {member && <RecordChangesLink id={member.id} />}
      {share !== null && (
        <UploadProgress share={share} sending="Sending the photo" working="The record is being saved" />
      )}
    </ModalForm>
  );
}

/** Give it a new key for each opening: it starts blank, or with the record. */
interface StaffModalProps {
  member: StaffMember | null;
  isOpen: boolean;
  onClose: () => void;
}
