import { maximumTextLength, serialLatenessChoices } from '../../../schema/limits.ts';
import {
  ShiftListDocument,
  type ShiftListRowFragment,
  useCreateShiftMutation,
  useUpdateShiftMutation,
} from '../../api/generated/shifts.ts';
import { RecordChangesLink } from '../../list/tools/record-changes-link.tsx';
import { messages } from '../../messages.ts';
import { FieldPair, SelectField, TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { type Form, useForm } from '../../ui/use-form.ts';
import {
  explainEnd,
  explainThreshold,
  newShiftSchema,
  type ShiftValues,
  shiftChangesSchema,
  valuesOf,
} from './shift-schema.ts';
import { ShiftTrial } from './shift-trial.tsx';

/** Creates a shift: start time and serial lateness threshold are required. */
export function AddShift({ isOpen, onClose }: ShiftDialogProps) {
  const [createShift] = useCreateShiftMutation({ refetchQueries: [ShiftListDocument] });
  const form = useForm({
    schema: newShiftSchema,
    values: valuesOf(null),
    send: async (input) => {
      await createShift({ variables: { input } });
      onClose();
      showToast({ kind: 'info', title: messages.completed });
    },
  });
  return (
    <ModalForm title="Add New Shift" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Submit">
      <ShiftFields form={form} isNew />
    </ModalForm>
  );
}

/** Edits a shift: empty fields are left out and stay as they are. */
export function EditShift({ shift, isOpen, onClose }: ShiftDialogProps & { shift: ShiftListRowFragment }) {
  const [updateShift] = useUpdateShiftMutation({ refetchQueries: [ShiftListDocument] });
  const form = useForm({
    schema: shiftChangesSchema,
    values: valuesOf(shift),
    send: async (input) => {
      await updateShift({ variables: { id: shift.id, input } });
      onClose();
      showToast({ kind: 'info', title: messages.completed });
    },
  });
  return (
    <ModalForm title="Edit Shift" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Update">
      <ShiftFields form={form} isNew={false} />
      <ShiftTrial form={form} shift={shift} />
      <RecordChangesLink id={shift.id} />
    </ModalForm>
  );
}

interface ShiftDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const choices = serialLatenessChoices.map((choice) => ({ value: String(choice), label: String(choice) }));

/** The fields of both shift forms. A threshold may be a duration, which a clock's field would show as `12:20 AM`. */
function ShiftFields({ form, isNew }: { form: Form<ShiftValues>; isNew: boolean }) {
  const start = form.watch('startTime');
  const hasLateDays = form.watch('serialLatenessThreshold') !== '';
  return (
    <>
      <TextField label="Name" {...form.field('name')} autoComplete="off" maxLength={maximumTextLength} />
      <FieldPair>
        <TextField label="Start Time" {...form.field('startTime')} type="time" required={isNew} />
        <TextField
          label="End Time"
          {...form.field('endTime')}
          type="time"
          hint={explainEnd(start, form.watch('endTime'))}
        />
      </FieldPair>
      <TextField
        label="Lateness Threshold"
        {...form.field('latenessThreshold')}
        placeholder="HH:MM"
        autoComplete="off"
        maxLength={8}
        hint={explainThreshold(start, form.watch('latenessThreshold'))}
      />
      <SelectField
        label="Serial Lateness Threshold"
        {...form.field('serialLatenessThreshold')}
        options={choices}
        placeholder={isNew ? 'Choose…' : hasLateDays ? undefined : 'No change'}
        required={isNew}
        hint="Late days in a month that make somebody serially late."
      />
      {!isNew && <p className="note">Leave a field blank to keep what is stored.</p>}
    </>
  );
}
