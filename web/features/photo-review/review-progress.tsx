import { Info, TriangleAlert, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { VerdictIcon } from '../../photos/verdict-buttons.tsx';
import { verdictChoices } from '../../photos/verdicts.ts';
import { formatNumber } from '../../ui/words.ts';
import type { ReviewProgress } from './review-queue.ts';
import type { SharedProgress } from './shared-case.ts';

/** How far the review is, what was said so far, and where the verdicts are. */
export function ReviewProgressBar({ progress, isStored, shared, conflicts }: ReviewProgressBarProps) {
  const { total, judged, flagged, flaggedJudged } = progress;
  return (
    <section className="review-progress note" aria-label="Progress">
      {flagged > 0 && <Bar label="Not recognised" done={flaggedJudged} of={flagged} look="flagged" />}
      <Bar label="All photos" done={judged} of={total} look="all" />
      <ul className="review-counts row" aria-label="Verdicts">
        {verdictChoices.map(({ kind, word }) => (
          <li key={kind} className="verdict-mark" data-kind={kind}>
            <VerdictIcon kind={kind} />
            <span>{word}</span> <strong>{formatNumber(progress[kind])}</strong>
          </li>
        ))}
      </ul>
      {shared ? (
        <p className="review-note" data-stored={shared.unsent === 0}>
          <UsersRound size={15} aria-hidden />
          <span>
            <span>{`${formatNumber(shared.judged)} judged, ${formatNumber(shared.byOthers)} by others`}</span>
            {shared.wanted > 0 && <span>{` · ${formatNumber(shared.wanted)} waiting for a second opinion`}</span>}
            {shared.unsent > 0 && <span>{` · ${formatNumber(shared.unsent)} on their way to the service`}</span>}
            {shared.conflicts > 0 && (
              <>
                <span>{` · ${formatNumber(shared.conflicts)} `}</span>
                {conflicts}
              </>
            )}
          </span>
        </p>
      ) : (
        <p className="review-note" data-stored={isStored}>
          {isStored ? <Info size={15} aria-hidden /> : <TriangleAlert size={15} aria-hidden />}
          <span>
            {isStored
              ? 'Verdicts stay in this browser: nobody else sees them until you download and pass them on.'
              : 'This browser keeps no data: the verdicts are lost when you leave. Download them first.'}
          </span>
        </p>
      )}
    </section>
  );
}

interface ReviewProgressBarProps {
  progress: ReviewProgress;
  isStored: boolean;
  /** What all reviewers have said; null where each browser keeps its own verdicts. */
  shared: (SharedProgress & { readonly unsent: number }) | null;
  /** The link to the records about which reviewers disagree. */
  conflicts: ReactNode;
}

function Bar({ label, done, of, look }: { label: string; done: number; of: number; look: string }) {
  return (
    <div className="review-bar" data-look={look}>
      <p>
        <span>{label}</span>
        <span>
          <strong>{formatNumber(done)}</strong> <span>{`of ${formatNumber(of)} judged`}</span>
        </span>
      </p>
      <progress value={done} max={of} aria-label={`${label} judged`} />
    </div>
  );
}
