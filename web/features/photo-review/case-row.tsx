import { MessageSquarePlus } from 'lucide-react';
import type { Ref } from 'react';
import { maximumNoteLength } from '../../../schema/limits.ts';
import { reviewWords } from '../../../schema/review-words.ts';
import { Button } from '../../ui/button.tsx';
import type { SharedCase } from './shared-case.ts';

/** What others have said of a record, a note, and the wish for a second opinion. */
export function CaseRow({ ref, file, userID, note, onNote, asksAgain, onAsk }: CaseRowProps) {
  const given = file?.verdicts ?? [];
  const isJudged = given.length > 0;
  const isWanted = file?.isOpinionWanted ?? false;
  return (
    <div className="case-row row">
      {isJudged && (
        <ul className="case-verdicts" aria-label="Verdicts on this record">
          {given.map((one) => (
            <li key={one.userID}>
              <strong>{one.userID === userID ? 'You' : (one.program ?? one.who)}</strong>
              <span>{`: ${reviewWords[one.verdict]}`}</span>
              {one.note && <q>{one.note}</q>}
            </li>
          ))}
          {file?.isDisagreement && <li className="case-conflict">Disagreement</li>}
        </ul>
      )}
      <label className="case-note">
        <span className="visually-hidden">Note, sent with the verdict</span>
        <input
          ref={ref}
          value={note}
          maxLength={maximumNoteLength}
          placeholder="Note (C)"
          aria-keyshortcuts="C"
          title="Only ADMIN and MANAGEMENT read it."
          onChange={(event) => onNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            // The keys of the review answer again.
            event.currentTarget.closest<HTMLElement>('.review')?.focus();
          }}
        />
      </label>
      <Button
        className="case-ask"
        aria-pressed={isWanted || asksAgain}
        aria-keyshortcuts="S"
        aria-disabled={isWanted}
        onClick={() => !isWanted && onAsk()}
      >
        <MessageSquarePlus aria-hidden />
        <span>{isWanted ? 'Second opinion asked for' : 'Second opinion'}</span>
      </Button>
    </div>
  );
}

interface CaseRowProps {
  ref: Ref<HTMLInputElement>;
  /** What is known of the record; undefined for nothing. */
  file: SharedCase | undefined;
  userID: string;
  note: string;
  onNote: (note: string) => void;
  /** A second opinion is asked for with the verdict. */
  asksAgain: boolean;
  onAsk: () => void;
}
