import { maximumTextLength, serialLatenessChoices } from '../../../schema/limits.ts';
import {
  ShiftListDocument,
  type ShiftListRowFragment,
  useCreateShiftMutation,
  useUpdateShiftMutation,
} from '../../api/generated/shifts.ts';
import type { CreateShiftInput, UpdateShiftInput } from '../../api/generated/types.ts';
import { RecordChangesLink } from '../../list/tools/record-changes-link.tsx';
import { messages } from '../../messages.ts';
import { FieldPair, SelectField, TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import { explainEnd, explainThreshold, newShiftSchema, shiftChangesSchema, valuesOf } from './shift-schema.ts';
import { ShiftTrial } from './shift-trial.tsx';

const changed = { refetchQueries: [ShiftListDocument] };

/**
 * Creates a shift, whose start time and serial lateness threshold are required, or edits one: empty fields are then left
 * out and stay as they are. A threshold may be a duration, which a clock's field would show as `12:20 AM`.
 */
export function ShiftModal({ shift, isOpen, onClose }: ShiftModalProps) {
  const [createShift] = useCreateShiftMutation(changed);
  const [updateShift] = useUpdateShiftMutation(changed);
  const form = useForm({
    schema: shift ? shiftChangesSchema : newShiftSchema,
    values: valuesOf(shift),
    send: async (input: UpdateShiftInput) => {
      if (shift) await updateShift({ variables: { id: shift.id, input } });
      else await createShift({ variables: { input: input as CreateShiftInput } });
      onClose();
      showToast({ kind: 'info', title: messages.completed });
    },
  });
  const start = form.watch('startTime');
  const hasLateDays = form.watch('serialLatenessThreshold') !== '';
  return (
    <ModalForm
      title={shift ? 'Edit Shift' : 'Add New Shift'}
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={shift ? 'Update' : 'Submit'}
    >
      <TextField label="Name" {...form.field('name')} autoComplete="off" maxLength={maximumTextLength} />
      <FieldPair>
        <TextField label="Start Time" {...form.field('startTime')} type="time" required={!shift} />
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
        placeholder={!shift ? 'Choose…' : hasLateDays ? undefined : 'No change'}
        required={!shift}
        hint="Late days in a month that make somebody serially late."
      />
      {shift && (
        <>
          <p className="note">Leave a field blank to keep what is stored.</p>
          <ShiftTrial form={form} shift={shift} />
          <RecordChangesLink id={shift.id} />
        </>
      )}
    </ModalForm>
  );
}

interface ShiftModalProps {
  /** The one that is edited; null for a new one. */
  shift: ShiftListRowFragment | null;
  isOpen: boolean;
  onClose: () => void;
}

const choices = serialLatenessChoices.map((choice) => ({ value: String(choice), label: String(choice) }));
