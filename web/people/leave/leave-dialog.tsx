import { maximumLeaveNoteLength } from '../../../schema/limits.ts';
import { useAddLeaveMutation, useUpdateLeaveMutation } from '../../api/generated/write-leave.ts';
import { messages } from '../../messages.ts';
import { FieldPair, SelectField, TextAreaField, TextField } from '../../ui/fields.tsx';
import { ModalFormDialog } from '../../ui/modal-form-dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { type Form, useForm } from '../../ui/use-form.ts';
import { StaffField } from '../staff-field.tsx';
import { type CheckedLeave, type LeaveStart, leaveChanges, leaveKindOptions, leaveSchema } from './leave-form.ts';

/** Whatever the screen shows may count the leave: a list of leaves or of absences, a person's month. */
const changed = { refetchQueries: 'active' } as const;

/** What the dialog of a leave takes. Give it a new key for each opening. */
export interface LeaveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What its fields hold at first. */
  start: LeaveStart;
  /** Id of the stored leave that is edited; null adds one. */
  id: string | null;
}

/** Adds or edits a leave: the person, the days, the kind and a note. */
export function LeaveDialog({ isOpen, onClose, start, id }: LeaveDialogProps) {
  const [add] = useAddLeaveMutation(changed);
  const [update] = useUpdateLeaveMutation(changed);
  const form = useForm({
    schema: leaveSchema,
    values: valuesOf(start),
    // The service refuses a leave that shares a day with another one, and names that one.
    unique: 'from',
    send: async (leave: CheckedLeave) => {
      if (id === null) await add({ variables: { input: { ...leave, personID: start.personID ?? null } } });
      else {
        const input = leaveChanges(start, leave);
        if (!input) {
          showToast({ kind: 'info', title: 'Nothing was changed' });
          return onClose();
        }
        await update({ variables: { id, input } });
      }
      showToast({ kind: 'info', title: messages.completed });
      onClose();
    },
  });
  return (
    <ModalFormDialog
      title={id === null ? 'Add Leave' : 'Edit Leave'}
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={id === null ? 'Add' : 'Update'}
    >
      <Person form={form} start={start} />
      <FieldPair>
        <TextField label="From" {...form.field('from')} type="date" required hint="The first day" />
        <TextField
          label="To"
          {...form.field('to')}
          type="date"
          required
          hint="The last day"
          min={form.watch('from') || undefined}
        />
      </FieldPair>
      <SelectField label="Kind" {...form.field('kind')} options={leaveKindOptions} placeholder="Choose…" required />
      <TextAreaField
        label="Note"
        {...form.field('note')}
        rows={2}
        maxLength={maximumLeaveNoteLength}
        hint="Only Admin and Management can read it."
      />
    </ModalFormDialog>
  );
}

const valuesOf = ({ staffID, from, to, kind, note }: LeaveStart) => ({ staffID, from, to, kind: kind as string, note });

/** Whose leave it is: fixed where that is known, else found by name or staff ID. */
function Person({ form, start }: { form: Form<ReturnType<typeof valuesOf>>; start: LeaveStart }) {
  if (start.staffID) {
    const { staffID, name } = start;
    return <TextField label="Staff" value={name ? `${name}, ${staffID}` : staffID} readOnly />;
  }
  return (
    <StaffField
      label="Staff ID"
      {...form.field('staffID')}
      required
      hint="Type a name or a staff ID."
      onPick={(staffID) => form.set('staffID', staffID)}
    />
  );
}
