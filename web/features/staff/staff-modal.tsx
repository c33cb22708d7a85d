import { type ComponentProps, useState } from 'react';
import { imageExtensions, maximumImageBytes, maximumTextLength } from '../../../schema/limits.ts';
import { type StaffText, staffTexts } from '../../../schema/staff-fields.ts';
import { readFailure } from '../../api/failure.ts';
import {
  StaffDocument,
  useCreateStaffMutation,
  useStaffFormListsQuery,
  useStaffFormShiftsQuery,
  useUpdateStaffMutation,
} from '../../api/generated/staff.ts';
import type { CreateStaffInput } from '../../api/generated/types.ts';
import { RecordChangesLink } from '../../list/tools/record-changes-link.tsx';
import { messages } from '../../messages.ts';
import { DistrictFields, withCurrent } from '../../people/district-fields.tsx';
import { FieldPair, SelectField, TextField } from '../../ui/fields.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { type Form, useForm } from '../../ui/use-form.ts';
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

const imageHint = `${imageExtensions.join(', ')}, at most ${maximumImageBytes / 1024 / 1024} MiB`;

/** The fields of a staff record; `member` is the one that is edited, null for a new one. */
function StaffFields({ form, member }: { form: Form<StaffValues>; member: StaffMember | null }) {
  const lists = useStaffFormListsQuery({ variables: {} });
  const shifts = useStaffFormShiftsQuery({ variables: {} });
  const { departments = [], units = [] } = lists.data?.organisation ?? {};
  const isNew = member === null;
  const blank = isNew ? 'Choose…' : 'No change';
  const error = lists.error ?? shifts.error;

  return (
    <>
      {!isNew && <p className="muted">Leave a field blank to keep what is on record.</p>}
      {error && (
        <p className="fault" role="alert">
          {`Some choices could not be loaded. ${readFailure(error).message}`}
        </p>
      )}
      <FieldPair>
        <StaffTextField form={form} isNew={isNew} name="staffID" readOnly={!isNew} />
        <StaffTextField form={form} isNew={isNew} name="name" />
      </FieldPair>
      <FieldPair>
        <DistrictFields
          form={form}
          lists={lists.data?.organisation ?? undefined}
          placeholder={blank}
          required={isNew}
        />
      </FieldPair>
      <FieldPair least="200px">
        <SelectField
          label="Department"
          {...form.field('department')}
          placeholder={blank}
          options={withCurrent(departments, member?.staff.department ?? '')}
          required={isNew}
        />
        <SelectField
          label="Unit"
          {...form.field('unit')}
          placeholder={blank}
          options={withCurrent(units, member?.unit ?? '')}
          required={isNew}
        />
      </FieldPair>
      <SelectField
        label="Shift"
        {...form.field('shift')}
        placeholder="SELECT SHIFT TYPE"
        options={shiftChoices(shifts.data?.organisation?.shifts ?? [], member)}
        required={isNew}
      />
      <FileField
        label="Image"
        {...form.field('image')}
        hint={isNew ? imageHint : `${imageHint}; leave empty to keep the current photo`}
        endings={imageExtensions}
        file={form.watch('image')?.[0]}
        current={member?.staff.photo?.thumbnail ?? null}
        required={isNew}
      />
    </>
  );
}

/** The input of a text that is typed. */
function StaffTextField({ form, isNew, name, ...input }: StaffTextFieldProps) {
  const { label, longest = maximumTextLength, isRequired = false } = staffTexts[name];
  return (
    <TextField
      label={label}
      {...form.field(name)}
      {...input}
      autoComplete="off"
      spellCheck={false}
      maxLength={longest}
      required={isNew && isRequired}
    />
  );
}

interface StaffTextFieldProps extends Pick<ComponentProps<'input'>, 'readOnly'> {
  form: Form<StaffValues>;
  isNew: boolean;
  name: StaffText;
}

/** Shifts by name; the record's own in front where the list lacks it or has not come yet. */
function shiftChoices(shifts: readonly { id: string; name: string }[], member: StaffMember | null) {
  const own = member?.shift;
  const all = own && !shifts.some(({ id }) => id === own.id) ? [own, ...shifts] : shifts;
  return all.map(({ id, name }) => ({ value: id, label: name || id }));
}
