import { useMemo } from 'react';
import * as z from 'zod/mini';
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
import { optionalChoice, optionalText, requiredChoice, requiredText } from '../../ui/text-checks.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';

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

const roles = ['ADMIN', 'MANAGEMENT', 'USER'] as const;

/** Roles as the form offers them: the value that is sent and the word that the table shows. */
const roleOptions = roles.map((role) => ({ value: role, label: role.toLowerCase() }));

/** States of a user in the edit form. */
const statusOptions = [
  { value: 'true', label: 'Activate' },
  { value: 'false', label: 'De-Activate' },
] as const;

/** What `Add New` sends. */
const newUserSchema = z.object({
  email: requiredText('email address', maximumEmailLength).check(
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address such as ada@example.com.'),
  ),
  name: optionalText('name'),
  district: requiredChoice('district'),
  serviceCentre: requiredChoice('service center'),
  role: z.pipe(z.string(), z.enum(roles, 'Choose the role.')),
  macAddress: optionalText('mac address'),
});

/** An empty `Add New`. */
const emptyUser = { email: '', name: '', district: '', serviceCentre: '', role: '', macAddress: '' };

const changes = z.object({
  name: optionalText('name'),
  district: optionalChoice(),
  serviceCentre: optionalChoice(),
  role: z.pipe(
    z.string(),
    z.transform((text) => roles.find((role) => role === text)),
  ),
  macAddress: optionalText('mac address'),
  isActive: z.pipe(
    z.string(),
    z.transform((text) => text === 'true'),
  ),
});

/**
 * What an edit of `user` sends: filled fields alone, and `isActive: false` is filled. A new district
 * needs a service center of its own, or the old one would stay with it.
 */
export const userChangesSchema = (user: Pick<UsersRowFragment, 'district'>) =>
  changes.check(
    z.refine(({ district, serviceCentre }) => !district || district === user.district || !!serviceCentre, {
      path: ['serviceCentre'],
      error: 'Choose a service center of the new district.',
    }),
  );

/** A user as the edit form begins; a role that upstream alone knows stays as it is. */
export function valuesOf(user: UsersRowFragment): z.input<typeof changes> {
  const { name, district, serviceCentre, role, macAddress, isActive } = user;
  return { name, district, serviceCentre, role: role ?? '', macAddress, isActive: String(isActive) };
}
