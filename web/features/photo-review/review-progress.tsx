import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Info, TriangleAlert, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { verdictWords } from '../../../schema/review-words.ts';
import { attendanceAddress } from '../../list/view/attendance-fields.ts';
import { areLost } from '../../photos/use-kept-verdicts.ts';
import { verdictChoices } from '../../photos/use-verdicts.ts';
import { VerdictMark } from '../../photos/verdict-parts.tsx';
import { formatNumber } from '../../ui/words.ts';
import type { countProgress, countShared, ReviewSearch } from './review-queue.ts';

/** Beside the photos stand progress and the records around; in a narrower window progress stands below. */
export const wide = '@media (width >= 1280px)';

/** How far the review is, what was said so far, and where the verdicts are. */
export function ReviewProgressBar({ progress, isStored, shared, variables, children }: ReviewProgressBarProps) {
  const { total, judged, flagged, flaggedJudged } = progress;
  const isSafe = shared ? shared.unsent === 0 : isStored;
  const Icon = isSafe ? (shared ? UsersRound : Info) : TriangleAlert;
  return (
    <Grid
      as="section"
      className="note"
      gap="8px 20px"
      templateColumns="repeat(auto-fit, minmax(200px, 1fr))"
      alignItems="center"
      p="10px var(--gutter)"
      css={{
        [wide]: { gridTemplateColumns: '1fr', px: '12px' },
        '& strong': { fontWeight: 640, color: 'fg' },
        '& > .notice-bar__root': { gridColumn: '1 / -1', margin: 0 },
      }}
      aria-label="Progress"
    >
      {flagged > 0 && <Bar label="Not recognised" done={flaggedJudged} of={flagged} color="red.solid" />}
      <Bar label="All photos" done={judged} of={total} color="brand.solid" />
      <Flex as="ul" wrap="wrap" gap="4px 8px" fontSize="12px" aria-label="Verdicts">
        {verdictChoices.map(({ kind }) => (
          <li key={kind}>
            <VerdictMark kind={kind}>
              <span>{verdictWords[kind]}</span>
              <strong>{formatNumber(progress[kind])}</strong>
            </VerdictMark>
          </li>
        ))}
      </Flex>
      <Flex as="p" gap="7px" color={isSafe ? undefined : 'amber.fg'}>
        <Icon size={15} style={{ flex: 'none', marginTop: 1 }} aria-hidden />
        <span>{shared ? <SharedFacts shared={shared} variables={variables} /> : isStored ? stays : isLost}</span>
      </Flex>
      {children}
    </Grid>
  );
}

const stays = 'Verdicts stay in this browser: nobody else sees them until you download and pass them on.';
const isLost = `${areLost} Download them first.`;

interface ReviewProgressBarProps {
  progress: ReturnType<typeof countProgress>;
  isStored: boolean;
  /** What all reviewers have said; null where each browser keeps its own verdicts. */
  shared: (ReturnType<typeof countShared> & { readonly unsent: number }) | null;
  variables: ReviewSearch;
  children: ReactNode;
}

/** What all reviewers have said, with the way to the records about which they disagree. */
function SharedFacts({ shared, variables: { date, mode } }: SharedFactsProps) {
  const { judged, byOthers, wanted, unsent, conflicts } = shared;
  const filters = [{ id: 'REVIEW' as const, value: { in: ['Disagreement'] } }];
  const address = attendanceAddress({ values: { date, mode }, search: '', filters, sort: [] });
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
        <Link className="link" to={`/all/attendance?${address}`}>
          in disagreement
        </Link>
      )}
    </>
  );
}

interface SharedFactsProps extends Pick<ReviewProgressBarProps, 'variables'> {
  shared: NonNullable<ReviewProgressBarProps['shared']>;
}

function Bar({ label, done, of, color }: { label: string; done: number; of: number; color: string }) {
  return (
    <div>
      <Flex as="p" justify="space-between" gap="8px">
        <span>{label}</span>
        <span>
          <strong>{formatNumber(done)}</strong> <span>{`of ${formatNumber(of)} judged`}</span>
        </span>
      </Flex>
      <chakra.progress
        display="block"
        width="100%"
        mt="3px"
        css={{ '--progress': `colors.${color}` }}
        value={done}
        max={of}
        aria-label={`${label} judged`}
      />
    </div>
  );
}
