import { MessageSquarePlus } from 'lucide-react';
import { maximumNoteLength } from '../../../schema/limits.ts';
import { reviewWords } from '../../../schema/review-words.ts';
import { Button } from '../../ui/button.tsx';
import { PlainInput } from '../../ui/fields.tsx';
import type { useReviewDesk } from './use-review-desk.ts';

/** What others have said of a record, a note, and the wish for a second opinion. */
export function CaseRow({ desk, userID }: { desk: ReturnType<typeof useReviewDesk>; userID: string }) {
  const { file, note, asksAgain, askAgain } = desk;
  const given = file?.verdicts ?? [];
  const isWanted = file?.isOpinionWanted ?? false;
  return (
    <div className="case-row row">
      {given.length > 0 && (
        <ul className="row note" aria-label="Verdicts on this record">
          {given.map((one) => (
            <li key={one.userID}>
              <strong>{`${one.userID === userID ? 'You' : (one.program ?? one.who)}:`}</strong>{' '}
              <span>{reviewWords[one.verdict]}</span> {one.note && <q>{one.note}</q>}
            </li>
          ))}
          {file?.isDisagreement && <li className="fault">Disagreement</li>}
        </ul>
      )}
      <PlainInput
        className="case-note"
        aria-label="Note, sent with the verdict"
        ref={desk.noteField}
        value={note}
        maxLength={maximumNoteLength}
        placeholder="Note (C)"
        aria-keyshortcuts="C"
        title="Only ADMIN and MANAGEMENT read it."
        onChange={(event) => desk.setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          // The keys of the review answer again.
          event.currentTarget.closest<HTMLElement>('.review')?.focus();
        }}
      />
      <Button
        aria-pressed={isWanted || asksAgain}
        aria-keyshortcuts="S"
        aria-disabled={isWanted}
        onClick={() => !isWanted && askAgain()}
      >
        <MessageSquarePlus aria-hidden />
        <span>{isWanted ? 'Second opinion asked for' : 'Second opinion'}</span>
      </Button>
    </div>
  );
}
