import { useMemo } from 'react';
import { maximumEmailLength, maximumTextLength } from '../../../schema/limits.ts';
import {
  UsersDocument,
  type UsersRowFragment,
  useCreateUserMutation,
  useUpdateUserMutation,
} from '../../api/generated/users.ts';
import { RecordChangesLink } from '../../list/tools/record-changes-link.tsx';
import { messages } from '../../messages.ts';
import { DistrictFields, type DistrictLists } from '../../people/district-fields.tsx';
import { FieldPair, SelectField, TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import { emptyUser, newUserSchema, roleOptions, statusOptions, userChangesSchema, valuesOf } from './user-forms.ts';

/** `Add New`: a dashboard user with upstream's default password. */
export function AddUser({ lists, ...dialog }: UserDialogProps) {
  const [createUser] = useCreateUserMutation({ refetchQueries: [UsersDocument] });
  const form = useForm({
    schema: newUserSchema,
    values: emptyUser,
    unique: 'email',
    send: async (input) => {
      await createUser({ variables: { input } });
      dialog.onClose();
      showToast({ kind: 'info', title: messages.completed });
    },
  });
  return (
    <ModalForm title="Add New User" form={form} {...dialog} submitLabel="Submit">
      <TextField
        label="Email"
        {...form.field('email')}
        type="email"
        autoComplete="off"
        maxLength={maximumEmailLength}
        required
      />
      <TextField label="Name" {...form.field('name')} {...text} />
      <FieldPair>
        <DistrictFields form={form} lists={lists} required />
      </FieldPair>
      <SelectField label="Role" {...form.field('role')} options={roleOptions} placeholder="Choose…" required />
      <TextField label="Mac Address" {...form.field('macAddress')} {...text} />
      <p className="note">The new user signs in with the default password.</p>
    </ModalForm>
  );
}

/** Edits a dashboard user; the email is read-only, and empty fields keep what is stored. */
export function EditUser({ user, lists, ...dialog }: UserDialogProps & { user: UsersRowFragment }) {
  const [updateUser] = useUpdateUserMutation({ refetchQueries: [UsersDocument] });
  const schema = useMemo(() => userChangesSchema(user), [user]);
  const form = useForm({
    schema,
    values: valuesOf(user),
    send: async (input) => {
      await updateUser({ variables: { id: user.id, input } });
      dialog.onClose();
      showToast({ kind: 'info', title: messages.completed });
    },
  });
  return (
    <ModalForm title="Edit User" form={form} {...dialog} submitLabel="Update">
      <TextField label="Email" value={user.email} readOnly />
      <TextField label="Name" {...form.field('name')} {...text} />
      <FieldPair>
        <DistrictFields form={form} lists={lists} placeholder="No change" />
      </FieldPair>
      <FieldPair>
        <SelectField
          label="Role"
          {...form.field('role')}
          options={roleOptions}
          placeholder={user.role ? undefined : 'No change'}
        />
        <SelectField label="Status" {...form.field('isActive')} options={statusOptions} />
      </FieldPair>
      <TextField
        label="Mac Address"
        {...form.field('macAddress')}
        {...text}
        hint="It can be replaced but not cleared."
      />
      <p className="note">Leave a field blank to keep what is stored.</p>
      <RecordChangesLink id={user.id} />
    </ModalForm>
  );
}

const text = { autoComplete: 'off', maxLength: maximumTextLength };

interface UserDialogProps {
  lists: DistrictLists | undefined;
  isOpen: boolean;
  onClose: () => void;
}
