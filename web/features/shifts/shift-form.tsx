import type { ShiftCellsFragment } from '../../api/generated/shifts.ts';
import { ShiftListDocument, useCreateShiftMutation, useUpdateShiftMutation } from '../../api/generated/shifts.ts';
import { RecordChangesLink } from '../../list/tools/record-changes-link.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ShiftFields } from './shift-fields.tsx';
import { newShiftSchema, shiftChangesSchema, valuesOf } from './shift-schema.ts';
import { ShiftTrial } from './shift-trial.tsx';

/** Creates a shift: start time and serial lateness threshold are required. */
export function AddShift({ isOpen, onClose, onDone }: ShiftDialogProps) {
  const [createShift] = useCreateShiftMutation({ refetchQueries: [ShiftListDocument] });
  const form = useForm({
    schema: newShiftSchema,
    values: valuesOf(null),
    send: async (input) => {
      await createShift({ variables: { input } });
      onDone();
    },
  });
  return (
    <ModalForm title="Add New Shift" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Submit">
      <ShiftFields form={form} isNew />
    </ModalForm>
  );
}

/** Edits a shift: empty fields are left out and stay as they are. */
export function EditShift({ shift, isOpen, onClose, onDone }: ShiftDialogProps & { shift: ShiftCellsFragment }) {
  const [updateShift] = useUpdateShiftMutation({ refetchQueries: [ShiftListDocument] });
  const form = useForm({
    schema: shiftChangesSchema,
    values: valuesOf(shift),
    send: async (input) => {
      await updateShift({ variables: { id: shift.id, input } });
      onDone();
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
  /** The shift was stored. */
  onDone: () => void;
}
