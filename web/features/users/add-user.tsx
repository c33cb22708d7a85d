import { maximumEmailLength, maximumTextLength } from '../../../schema/limits.ts';
import { UsersDocument, useCreateUserMutation } from '../../api/generated/users.ts';
import { DistrictFields, type DistrictLists } from '../../people/district-fields.tsx';
import { FieldPair, SelectField, TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { useForm } from '../../ui/use-form.ts';
import { emptyUser, newUserSchema, roleOptions } from './user-forms.ts';

/** `Add New`: a dashboard user with upstream's default password. */
export function AddUser({ lists, isOpen, onClose, onDone }: AddUserProps) {
  const [createUser] = useCreateUserMutation({ refetchQueries: [UsersDocument] });
  const form = useForm({
    schema: newUserSchema,
    values: emptyUser,
    unique: 'email',
    send: async (input) => {
      await createUser({ variables: { input } });
      onDone();
    },
  });
  return (
    <ModalForm title="Add New User" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Submit">
      <TextField
        label="Email"
        {...form.field('email')}
        type="email"
        autoComplete="off"
        maxLength={maximumEmailLength}
        required
      />
      <TextField label="Name" {...form.field('name')} autoComplete="off" maxLength={maximumTextLength} />
      <FieldPair>
        <DistrictFields form={form} lists={lists} required />
      </FieldPair>
      <SelectField label="Role" {...form.field('role')} options={roleOptions} placeholder="Choose…" required />
      <TextField label="Mac Address" {...form.field('macAddress')} autoComplete="off" maxLength={maximumTextLength} />
      <p className="note">The new user signs in with the default password.</p>
    </ModalForm>
  );
}

interface AddUserProps {
  lists: DistrictLists | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** The user was created. */
  onDone: () => void;
}
