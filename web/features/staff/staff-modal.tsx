import { useState } from 'react';
import { StaffDocument, useCreateStaffMutation, useUpdateStaffMutation } from '../../api/generated/staff.ts';
import { RecordChangesLink } from '../../list/tools/record-changes-link.tsx';
import { messages } from '../../messages.ts';
import { ModalForm } from '../../ui/modal-form.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useForm } from '../../ui/use-form.ts';
import { StaffFields } from './staff-fields.tsx';
import {
  newStaffSchema,
  type StaffMember,
  type StaffValues,
  staffChanges,
  staffChangesSchema,
  staffValues,
} from './staff-form.ts';

const changed = { refetchQueries: [StaffDocument] };

/** What the form's dialogs take. */
interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
}

/** `Add New`. Give it a new key for each opening: it starts blank. */
export function NewStaffModal({ isOpen, onClose }: ModalProps) {
  const [create] = useCreateStaffMutation(changed);
  const [share, setShare] = useState<number | null>(null);
  const form = useForm({
    schema: newStaffSchema,
    values: staffValues(null) as StaffValues,
    unique: 'staffID',
    send: async (input) => {
      setShare(0);
      try {
        await create({ variables: { input }, context: { onProgress: setShare } });
      } finally {
        setShare(null);
      }
      finish(onClose);
    },
  });
  return (
    <ModalForm title="Add New Staff" isOpen={isOpen} onClose={onClose} form={form} size="md" submitLabel="Submit">
      <StaffFields form={form} member={null} />
      {share !== null && <PhotoProgress share={share} />}
    </ModalForm>
  );
}

/** `Edit`: the staff ID stays, blank fields keep what is on record. */
export function EditStaffModal({ isOpen, onClose, member }: ModalProps & { member: StaffMember }) {
  const [update] = useUpdateStaffMutation(changed);
  const [share, setShare] = useState<number | null>(null);
  const [schema] = useState(() => staffChangesSchema(member));
  const form = useForm({
    schema,
    values: staffValues(member) as StaffValues,
    send: async (output) => {
      const input = staffChanges(member, output);
      if (!input) {
        showToast({ kind: 'info', title: 'Nothing was changed' });
        return onClose();
      }
      if (input.image) setShare(0);
      try {
        await update({ variables: { id: member.id, input }, context: { onProgress: setShare } });
      } finally {
        setShare(null);
      }
      finish(onClose);
    },
  });
  return (
    <ModalForm title="Edit Staff" isOpen={isOpen} onClose={onClose} form={form} size="md" submitLabel="Update">
      <StaffFields form={form} member={member} />
      <RecordChangesLink id={member.id} />
      {share !== null && <PhotoProgress share={share} />}
    </ModalForm>
  );
}

function finish(onClose: () => void): void {
  showToast({ kind: 'info', title: messages.completed });
  onClose();
}

function PhotoProgress({ share }: { share: number }) {
  return <UploadProgress share={share} sending="Sending the photo" working="The record is being saved" />;
}
