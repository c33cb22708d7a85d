import * as z from 'zod/mini';
import { maximumNoteLength } from '../../../schema/limits.ts';
import { RecordedLettersDocument, useUndoLetterMutation } from '../../api/generated/letters-on-record.ts';
import { messages } from '../../messages.ts';
import { TextAreaField } from '../../ui/fields.tsx';
import { ModalFormDialog } from '../../ui/modal-form-dialog.tsx';
import { requiredText } from '../../ui/text-checks.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { LetterDialogProps } from './letter-dialog.ts';

const schema = z.object({ reason: requiredText('reason', maximumNoteLength) });

/** Undoes a letter, with a reason that stays beside it. */
export function UndoForm({ letter, isOpen, onClose }: LetterDialogProps) {
  const [undo] = useUndoLetterMutation({ refetchQueries: [RecordedLettersDocument] });
  const form = useForm({
    schema,
    values: { reason: '' },
    send: async ({ reason }) => {
      await undo({ variables: { id: letter.id, reason } });
      showToast({ kind: 'success', title: messages.completed });
      onClose();
    },
  });
  return (
    <ModalFormDialog title="Undo letter" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Undo">
      <p className="note">
        <span>{letter.reference}</span> stays listed as undone. It makes no later letter graver, and a letter for its
        days can be printed and put on record anew.
      </p>
      <TextAreaField
        label="Reason"
        {...form.field('reason')}
        rows={3}
        maxLength={maximumNoteLength}
        hint="Only ADMIN and MANAGEMENT read it."
        required
      />
    </ModalFormDialog>
  );
}
