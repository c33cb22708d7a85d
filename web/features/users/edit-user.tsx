import { useMemo } from 'react';
import { maximumTextLength } from '../../../schema/limits.ts';
import { UsersDocument, type UsersRowFragment, useUpdateUserMutation } from '../../api/generated/users.ts';
import { RecordChangesLink } from '../../list/tools/record-changes-link.tsx';
import { DistrictFields, type DistrictLists } from '../../people/district-fields.tsx';
import { FieldPair, SelectField, TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { useForm } from '../../ui/use-form.ts';
import { roleOptions, statusOptions, userChangesSchema, valuesOf } from './user-forms.ts';

/** Edits a dashboard user; the email is read-only, and empty fields keep what is stored. */
export function EditUser({ user, lists, isOpen, onClose, onDone }: EditUserProps) {
  const [updateUser] = useUpdateUserMutation({ refetchQueries: [UsersDocument] });
  const schema = useMemo(() => userChangesSchema(user), [user]);
  const form = useForm({
    schema,
    values: valuesOf(user),
    send: async (input) => {
      await updateUser({ variables: { id: user.id, input } });
      onDone();
    },
  });
  return (
    <ModalForm title="Edit User" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Update">
      <TextField label="Email" value={user.email} readOnly />
      <TextField label="Name" {...form.field('name')} autoComplete="off" maxLength={maximumTextLength} />
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
        autoComplete="off"
        maxLength={maximumTextLength}
        hint="It can be replaced but not cleared."
      />
      <p className="note">Leave a field blank to keep what is stored.</p>
      <RecordChangesLink id={user.id} />
    </ModalForm>
  );
}

interface EditUserProps {
  user: UsersRowFragment;
  lists: DistrictLists | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** The changes were stored. */
  onDone: () => void;
}
