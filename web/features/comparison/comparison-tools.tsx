import { chakra, Flex } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { changeWords } from '../../../schema/lists/comparison.ts';
import { errorText } from '../../api/failure.ts';
import type { ComparedStaffQuery } from '../../api/generated/comparison.ts';
import type { Coverage } from '../../days/days-read.tsx';
import { movePeriod } from '../../days/periods.ts';
import { choiceField, monthField } from '../../list/view/search-fields.ts';
import { today } from '../../session/today.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchLinks } from '../../ui/switch-links.tsx';
import { counted, formatNumber } from '../../ui/words.ts';

/** What a comparison has answered besides its rows. */
type ComparisonFacts = NonNullable<ComparedStaffQuery['comparedStaff']>;

/** Parameters that stay when another measure is chosen. */
const shared: readonly string[] = ['later', 'earlier', 'days', 'size', 'density'];

/** What is compared, how many people stand how, and which days count: the heading of the column filters. */
export function ComparisonTools({ facts, later, onRetry }: ComparisonToolsProps) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const kept = [...parameters].filter(([name]) => shared.includes(name));
  const measure = parameters.get('measure') ?? 'serial';
  const about = describeDays(facts, later);
  const isFailed = [...(facts?.earlierSources ?? []), ...(facts?.laterSources ?? [])].some(({ ok }) => !ok);
  return (
    <Flex className="row" gap="6px 12px" p="0 var(--gutter) 10px" css={lowTools}>
      <SwitchLinks
        label="What is compared"
        sides={measures.map(({ label, word }) => ({
          label,
          to: { pathname, search: `${new URLSearchParams([...kept, ['measure', word]])}` },
          isCurrent: measure === word,
        }))}
      />
      <Flex as="ul" className="change-counts screen-only" gap="2px 14px" wrap="wrap" fontSize="13px">
        {countsOf(facts).map(({ word, count }) => (
          <li key={word}>
            <span>{word}</span> {/* Wide enough for the count that comes. */}
            <chakra.strong display="inline-block" minW="3ch">
              {count?.toLocaleString('en') ?? '…'}
            </chakra.strong>
          </li>
        ))}
      </Flex>
      {isFailed && (
        <Button className="screen-only" onClick={onRetry}>
          <RotateCw aria-hidden />
          Retry
        </Button>
      )}
      {/* Its room does not wait for its text, but where a measure of whole months has none as a rule. */}
      <chakra.p className="note" flex={about || measure !== 'serial' ? '1 1 300px' : '1 1 0'} minH="18px">
        {about}
      </chakra.p>
    </Flex>
  );
}

/** In little room one line that moves sideways: the rows are what the screen is for. */
const lowTools = {
  '& > .switch-links > a': { minHeight: '28px', fontSize: '13px' },
  '@media print': { '& > .switch-links': { display: 'none' } },
  '@media (width < 640px), screen and (height < 600px)': {
    position: 'relative',
    padding: '4px var(--gutter)',
    flexWrap: 'nowrap',
    overflowX: 'auto',
    whiteSpace: 'nowrap',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none', flexWrap: 'nowrap', width: 'auto' },
    '& > .switch-links': { padding: '2px' },
    '& > .switch-links > a': { minHeight: '24px' },
  },
} as const;

/** How many rows stand how, in the order of the words; all of them at once, so that nothing moves when one is 0. Not known without facts. */
function countsOf(facts: ComparisonFacts | undefined) {
  const values = facts?.facets.find(({ column }) => column === 'CHANGE')?.values ?? [];
  return Object.values(changeWords).map((word) => ({
    word,
    count: facts && (values.find(({ value }) => value === word)?.count ?? 0),
  }));
}

/** Which days of the months the numbers are of, and how many of them could not be counted. */
function describeDays(facts: ComparisonFacts | undefined, later: string): string {
  const { throughDay = null, withoutRule = 0, withoutStaff = 0 } = facts ?? {};
  const days =
    throughDay === null ? '' : `Days 1 to ${throughDay} of both months are compared, because ${later} has not ended.`;
  const missing = `${formatNumber(withoutRule)} late days have no minutes: their shift is not known.`;
  const nobody = `${counted(withoutStaff, 'row is', 'rows are')} without a staff record and not compared.`;
  return [days, withoutRule > 0 && missing, withoutStaff > 0 && nobody].filter(Boolean).join(' ');
}

/** From how many days of both periods the numbers are; null where they are not read by day. */
export function coverageOfBoth({ earlierCoverage, laterCoverage }: ComparisonFacts): Coverage | null {
  const sides = [earlierCoverage, laterCoverage].filter((side) => side !== null);
  if (sides.length === 0) return null;
  return {
    daysAsked: sides.reduce((sum, side) => sum + side.daysAsked, 0),
    daysRead: sides.reduce((sum, side) => sum + side.daysRead, 0),
    isLearning: sides.some((side) => side.isLearning),
  };
}

/** What a reader must know of a period that could not be read whole. */
export function comparisonNotes(
  facts: ComparisonFacts | undefined,
  show: (side: 'earlier' | 'later') => string,
): string[] {
  return (['earlier', 'later'] as const).flatMap((side) => {
    const source = facts?.[`${side}Sources`].find(({ ok }) => !ok);
    return source ? [`${show(side)} is not wholly known. ${errorText(source.code, source.message)}`] : [];
  });
}

interface ComparisonToolsProps {
  facts: ComparisonFacts | undefined;
  /** The later period, in words. */
  later: string;
  onRetry: () => void;
}

/** What can be compared, with its word in the address. */
const measures = [
  { value: 'SERIAL_LATENESS', word: 'serial', label: 'Serial lateness' },
  { value: 'ABSENCE', word: 'absence', label: 'Absence' },
  { value: 'LATE_MINUTES', word: 'minutes', label: 'Late minutes' },
] as const;

const days = choiceField(
  'Days',
  [
    { value: 'SAME', word: 'same', label: 'Up to the same day' },
    { value: 'ALL', word: 'all', label: 'Whole months' },
  ],
  'SAME',
);

/** Search fields of a comparison. */
export const comparisonFields = {
  later: monthField('Month'),
  earlier: { ...monthField('Compared with'), initial: () => movePeriod(today().slice(0, 7), -1) },
  measure: choiceField('Of', measures, 'SERIAL_LATENESS'),
  days,
};
