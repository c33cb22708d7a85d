import type { ReactNode } from 'react';
import { formatLongDate, formatTimestamp } from '../../../schema/format.ts';
import { isUndone, letterKindWords, letterStepWords } from '../../../schema/recorded-letter.ts';
import { StaffName } from '../../people/staff-name.tsx';
import { Modal, ModalHead } from '../../ui/modal.tsx';
import type { LetterDialogProps } from './letter-dialog.ts';
import './letter-details.css';

/** What a letter on record says: its days and reference, who printed it, the reply, and why it was undone. */
export function LetterDetails({ letter, isOpen, onClose }: LetterDialogProps) {
  const { staff, kind, step, days, reference, printedBy, printedAt, isReplied, replyOn, replyNote } = letter;
  return (
    <Modal isOpen={isOpen} onClose={onClose} width="sm">
      <ModalHead title={`${letterStepWords[step]} warning: ${letterKindWords[kind].toLowerCase()}`} onClose={onClose} />
      <dl className="letter-details">
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
        {letter.isAllLeave && <Fact label="Counts no more">All its days became leave.</Fact>}
        {isUndone(letter) && (
          <Fact label="Undone">
            <span>
              {`${letter.undoneAt ? formatTimestamp(letter.undoneAt) : 'Day not known'}, by ${letter.undoneBy}`}
            </span>
            {letter.undoneReason && <q>{letter.undoneReason}</q>}
          </Fact>
        )}
      </dl>
    </Modal>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
