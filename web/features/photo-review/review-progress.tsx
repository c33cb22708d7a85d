import { Flex } from '@chakra-ui/react';
import { Info, TriangleAlert, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { attendanceAddress } from '../../list/view/attendance-fields.ts';
import { areLost } from '../../photos/use-kept-verdicts.ts';
import { VerdictIcon } from '../../photos/verdict-buttons.tsx';
import { verdictChoices } from '../../photos/verdicts.ts';
import { formatNumber } from '../../ui/words.ts';
import type { ReviewProgress } from './review-queue.ts';
import type { ReviewSearch } from './review-variables.ts';
import type { SharedProgress } from './shared-case.ts';

/** How far the review is, what was said so far, and where the verdicts are. */
export function ReviewProgressBar({ progress, isStored, shared, variables, children }: ReviewProgressBarProps) {
  const { total, judged, flagged, flaggedJudged } = progress;
  const isSafe = shared ? shared.unsent === 0 : isStored;
  const Icon = isSafe ? (shared ? UsersRound : Info) : TriangleAlert;
  return (
    <section className="review-progress note" aria-label="Progress">
      {flagged > 0 && <Bar label="Not recognised" done={flaggedJudged} of={flagged} look="flagged" />}
      <Bar label="All photos" done={judged} of={total} look="all" />
      <ul className="row" aria-label="Verdicts">
        {verdictChoices.map(({ kind, word }) => (
          <li key={kind} className="verdict-mark" data-kind={kind}>
            <VerdictIcon kind={kind} />
            <span>{word}</span>
            <strong>{formatNumber(progress[kind])}</strong>
          </li>
        ))}
      </ul>
      <Flex as="p" gap="7px" data-safe={isSafe}>
        <Icon size={15} style={{ flex: 'none', marginTop: 1 }} aria-hidden />
        <span>{shared ? <SharedFacts shared={shared} variables={variables} /> : isStored ? stays : isLost}</span>
      </Flex>
      {children}
    </section>
  );
}

const stays = 'Verdicts stay in this browser: nobody else sees them until you download and pass them on.';
const isLost = `${areLost} Download them first.`;

interface ReviewProgressBarProps {
  progress: ReviewProgress;
  isStored: boolean;
  /** What all reviewers have said; null where each browser keeps its own verdicts. */
  shared: (SharedProgress & { readonly unsent: number }) | null;
  variables: ReviewSearch;
  children: ReactNode;
}

/** What all reviewers have said, with the way to the records about which they disagree. */
function SharedFacts({ shared, variables: { date, mode } }: SharedFactsProps) {
  const { judged, byOthers, wanted, unsent, conflicts } = shared;
  const view = { values: { date, mode }, search: '', sort: null };
  const filters = { REVIEW: { kind: 'oneOf', values: ['Disagreement'] } } as const;
  const facts = [
    `${formatNumber(judged)} judged, ${formatNumber(byOthers)} by others`,
    wanted > 0 && `${formatNumber(wanted)} waiting for a second opinion`,
    unsent > 0 && `${formatNumber(unsent)} on their way to the service`,
    conflicts > 0 && `${formatNumber(conflicts)} `,
  ];
  return (
    <>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {conflicts > 0 && (
        <Link className="link" to={`/all/attendance?${attendanceAddress({ ...view, filters })}`}>
          in disagreement
        </Link>
      )}
    </>
  );
}

interface SharedFactsProps extends Pick<ReviewProgressBarProps, 'variables'> {
  shared: NonNullable<ReviewProgressBarProps['shared']>;
}

function Bar({ label, done, of, look }: { label: string; done: number; of: number; look: string }) {
  return (
    <div className="review-bar" data-look={look}>
      <Flex as="p" justify="space-between" gap="8px">
        <span>{label}</span>
        <span>
          <strong>{formatNumber(done)}</strong> <span>{`of ${formatNumber(of)} judged`}</span>
        </span>
      </Flex>
      <progress
        style={{ display: 'block', width: '100%', marginTop: 3 }}
        value={done}
        max={of}
        aria-label={`${label} judged`}
      />
    </div>
  );
}
