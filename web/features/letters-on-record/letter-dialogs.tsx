import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { formatLongDate, formatTimestamp } from '../../../schema/format.ts';
import { maximumNoteLength } from '../../../schema/limits.ts';
import { isUndone, letterKindWords, letterStepWords } from '../../../schema/recorded-letter.ts';
import { isDay } from '../../../schema/time.ts';
import {
  RecordedLettersDocument,
  type RecordedLettersRowFragment,
  useNoteLetterReplyMutation,
  useUndoLetterMutation,
} from '../../api/generated/letters-on-record.ts';
import { messages } from '../../messages.ts';
import { StaffName } from '../../people/staff-name.tsx';
import { today } from '../../session/today.ts';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import { Modal, ModalHead } from '../../ui/modal.tsx';
import { ModalFormDialog } from '../../ui/modal-form-dialog.tsx';
import { requiredText } from '../../ui/text-checks.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';

/** What a dialog about a letter on record takes. Give it a new key for each opening. */
interface LetterDialogProps {
  letter: RecordedLettersRowFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** What a letter on record says: its days and reference, who printed it, the reply, and why it was undone. */
export function LetterDetails({ letter, isOpen, onClose }: LetterDialogProps) {
  const { staff, kind, step, days, reference, printedBy, printedAt, isReplied, replyOn, replyNote } = letter;
  return (
    <Modal isOpen={isOpen} onClose={onClose} width="sm">
      <ModalHead title={`${letterStepWords[step]} warning: ${letterKindWords[kind].toLowerCase()}`} onClose={onClose} />
      <Grid as="dl" gap="12px" p="4px 20px 20px" overflowWrap="anywhere" css={{ '& dd > *': { display: 'block' } }}>
        <Fact label="To">
          <span>
            <StaffName staff={staff} period={days[0]?.slice(0, 7)} />, {staff.staffID}
          </span>
        </Fact>
        <Fact label="Reference">{reference}</Fact>
        <Fact label="Days">
          {days.map((day) => (
            <span key={day}>{formatLongDate(day)}</span>
          ))}
        </Fact>
        <Fact label="On record since">
          {`${printedAt ? formatTimestamp(printedAt) : 'Not known'}, by ${printedBy}`}
        </Fact>
        <Fact label="Reply">
          {replyOn ? <span>{formatLongDate(replyOn)}</span> : !replyNote && <span>{isReplied ? 'Noted' : 'None'}</span>}
          {replyNote && <q>{replyNote}</q>}
        </Fact>
        {letter.isAllLeave && <Fact label="No longer counts">All its days became leave.</Fact>}
        {isUndone(letter) && (
          <Fact label="Undone">
            <span>
              {`${letter.undoneAt ? formatTimestamp(letter.undoneAt) : 'Day not known'}, by ${letter.undoneBy}`}
            </span>
            {letter.undoneReason && <q>{letter.undoneReason}</q>}
          </Fact>
        )}
      </Grid>
    </Modal>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="note">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const replySchema = z.object({
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
    schema: replySchema,
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
        hint="Leave day and note empty if there is no reply."
      />
      <TextAreaField
        label="Note"
        {...form.field('note')}
        rows={4}
        maxLength={maximumNoteLength}
        hint="Only Admin and Management can read it."
      />
    </ModalFormDialog>
  );
}

const undoSchema = z.object({ reason: requiredText('reason', maximumNoteLength) });

/** Undoes a letter, with a reason that stays beside it. */
export function UndoForm({ letter, isOpen, onClose }: LetterDialogProps) {
  const [undo] = useUndoLetterMutation({ refetchQueries: [RecordedLettersDocument] });
  const form = useForm({
    schema: undoSchema,
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
        <span>{letter.reference}</span> stays in the list as undone. Later letters no longer count it, and you can print
        and record a new letter for its days.
      </p>
      <TextAreaField
        label="Reason"
        {...form.field('reason')}
        rows={3}
        maxLength={maximumNoteLength}
        hint="Only Admin and Management can read it."
        required
      />
    </ModalFormDialog>
  );
}
