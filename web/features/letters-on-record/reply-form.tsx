import * as z from 'zod/mini';
import { maximumNoteLength } from '../../../schema/limits.ts';
import { isDay } from '../../../schema/time.ts';
import { RecordedLettersDocument, useNoteLetterReplyMutation } from '../../api/generated/letters-on-record.ts';
import { messages } from '../../messages.ts';
import { today } from '../../session/today.ts';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import { ModalFormDialog } from '../../ui/modal-form-dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { LetterDialogProps } from './letter-dialog.ts';

const schema = z.object({
  on: z.string().check(
    z.refine((day) => day === '' || isDay(day), 'Enter a date.'),
    z.refine((day) => day <= today(), 'The date is still to come. Choose today or an earlier date.'),
  ),
  note: z
    .string()
    .check(z.trim(), z.maxLength(maximumNoteLength, `The note has at most ${maximumNoteLength} characters.`)),
});

/** Notes the reply to a letter; both left empty, there is none. */
export function ReplyForm({ letter, isOpen, onClose }: LetterDialogProps) {
  const [noteReply] = useNoteLetterReplyMutation({ refetchQueries: [RecordedLettersDocument] });
  const form = useForm({
    schema,
    values: { on: letter.replyOn ?? today(), note: letter.replyNote },
    send: async ({ on, note }) => {
      await noteReply({ variables: { id: letter.id, on: on || null, note } });
      showToast({ kind: 'success', title: messages.completed });
      onClose();
    },
  });
  return (
    <ModalFormDialog title="Note reply" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Save">
      <p className="note">{letter.reference}</p>
      <TextField
        label="Day"
        {...form.field('on')}
        type="date"
        max={today()}
        hint="Leave day and note empty where there is no reply."
      />
      <TextAreaField
        label="Note"
        {...form.field('note')}
        rows={4}
        maxLength={maximumNoteLength}
        hint="Only ADMIN and MANAGEMENT read it."
      />
    </ModalFormDialog>
  );
}
