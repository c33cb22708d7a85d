import { chakra, Flex } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Equal, Minus, Plus, RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { boundedNumber, changeWords, comparedStaffColumns } from '../../../schema/lists/comparison.ts';
import { errorText } from '../../api/failure.ts';
import {
  type ComparedStaffQuery,
  type ComparedStaffRowFragment,
  useComparedStaffQuery,
} from '../../api/generated/comparison.ts';
import type { ComparedChange, ComparisonMeasure } from '../../api/generated/types.ts';
import type { Coverage } from '../../days/days-read.tsx';
import { movePeriod } from '../../days/periods.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { choiceField, monthField } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { StaffName, type StaffRef, staffAttendanceAddress } from '../../people/staff-name.tsx';
import { today } from '../../session/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SwitchLinks } from '../../ui/switch-links.tsx';
import { counted, formatNumber } from '../../ui/words.ts';

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

const fields = {
  later: monthField('Month'),
  earlier: { ...monthField('Compared with'), initial: () => movePeriod(today().slice(0, 7), -1) },
  measure: choiceField('Measure', measures, 'SERIAL_LATENESS'),
  days,
};

const looks = {
  NEW: { Icon: Plus, tone: 'red' },
  GONE: { Icon: Minus, tone: 'green' },
  WORSE: { Icon: ArrowUp, tone: 'red' },
  BETTER: { Icon: ArrowDown, tone: 'green' },
  SAME: { Icon: Equal, tone: 'gray' },
} as const;

/** A change by word, shape and colour. */
function ChangeBadge({ change }: { change: ComparedChange | null | undefined }) {
  if (!change) return <span className="muted">Not known</span>;
  const { Icon, tone } = looks[change];
  return (
    <Badge tone={tone}>
      <Icon size={13} aria-hidden />
      <span>{changeWords[change]}</span>
    </Badge>
  );
}

/** What a row knows of a period: its number, what it is below, or what it is at least. */
interface Bounded {
  readonly value: number | null | undefined;
  readonly below?: number | null;
  readonly isAtLeast: boolean;
}

/** A number of a period as far as it is known, with the way to the report that it is read from. */
export function PeriodNumber({ value, below, isAtLeast, to }: Bounded & { to: string }) {
  if (value == null && below == null) return <span className="muted">Not known</span>;
  const text =
    below == null ? boundedNumber(value, below, isAtLeast).toLocaleString('en') : `fewer than ${formatNumber(below)}`;
  if (!value) return <span>{text}</span>;
  return (
    <Link className="link" to={to}>
      {text}
    </Link>
  );
}

/** A difference with its sign, as far as it is known. */
function SignedNumber({ value, isAtLeast }: { value: number | null | undefined; isAtLeast: boolean | undefined }) {
  if (value == null) return null;
  const size = formatNumber(Math.abs(value));
  const text = value > 0 ? `+${size}` : value < 0 ? `−${size}` : size;
  return <strong>{isAtLeast ? `at least ${text}` : text}</strong>;
}

/** How a period, the difference and the change are drawn. */
export const changeDrawings = {
  EARLIER: { minSize: 84 },
  LATER: { minSize: 84 },
  DIFFERENCE: {
    minSize: 96,
    cell: (row: { readonly difference?: number | null; readonly isDifferenceAtLeast?: boolean }) => (
      <SignedNumber value={row.difference} isAtLeast={row.isDifferenceAtLeast} />
    ),
  },
  CHANGE: {
    minSize: 104,
    cell: (row: { readonly change?: ComparedChange | null }) => <ChangeBadge change={row.change} />,
  },
};

type Row = ComparedStaffRowFragment;

const columns = drawColumns<keyof typeof comparedStaffColumns, Row>(comparedStaffColumns, changeDrawings);

/** `/report/comparison`: people in two months, who is new, gone, worse and better. */
export function ComparedStaff() {
  const report = useList('comparedStaff', columns, fields, useComparedStaffQuery);
  const { view, result } = report;
  const { later = '', earlier = '', measure = 'ABSENCE' } = view.values;
  const show = (side: 'earlier' | 'later') => fields[side].show(view.values[side] ?? '');
  const [before, after] = [show('earlier'), show('later')];
  const facts = result.data?.comparedStaff ?? undefined;
  // Serial lateness is compared by whole months: `days` counts only for the other measures.
  const { days: _days, ...withoutDays } = view.values;
  const values: typeof view.values = measure === 'SERIAL_LATENESS' ? withoutDays : view.values;
  const drawn = useMemo(() => {
    const number = (of: (row: Row) => Bounded, month: string) => ({
      cell: (row: Row) => <PeriodNumber {...of(row)} to={reportAddress(measure, month, row.staff)} />,
    });
    const withHeads = {
      ...columns,
      EARLIER: { ...columns.EARLIER, head: before },
      LATER: { ...columns.LATER, head: after },
    };
    return drawColumns(withHeads, {
      EARLIER: number(
        (row) => ({ value: row.earlier, below: row.earlierBelow, isAtLeast: row.isEarlierAtLeast }),
        earlier,
      ),
      LATER: number((row) => ({ value: row.later, below: row.laterBelow, isAtLeast: row.isLaterAtLeast }), later),
      NAME: { minSize: 112, cell: (row: Row) => <StaffName staff={row.staff} period={later} /> },
      DEPARTMENT: { minSize: 138 },
    });
  }, [measure, earlier, later, before, after]);
  return (
    <ReportPage
      {...report}
      title="Comparison"
      view={{ ...view, values, notes: [...view.notes, ...comparisonNotes(facts, show)] }}
      basis={facts && { coverage: coverageOfBoth(facts) }}
      summary={() => (
        <ComparisonTools facts={facts} later={after} isRunning={later === today().slice(0, 7)} onRetry={result.retry} />
      )}
      columns={drawn}
      searchLabel="Choose the months"
    />
  );
}

/** Reports of a month that a measure is read from; null where there is none. */
const reports: Readonly<Record<ComparisonMeasure, string | null>> = {
  SERIAL_LATENESS: '/report/serialatness/staff',
  ABSENCE: '/absentee/summary/report',
  LATE_MINUTES: null,
};

/** Address of the report that shows what a person's number of a month is made of. */
function reportAddress(measure: ComparisonMeasure, month: string, staff: StaffRef): string {
  const path = reports[measure];
  if (path === null) return staffAttendanceAddress(staff, month);
  return `${path}?${new URLSearchParams({ month, search: staff.staffID })}`;
}

/** What a comparison has answered besides its rows. */
type ComparisonFacts = NonNullable<ComparedStaffQuery['comparedStaff']>;

/** Parameters that stay when another measure is chosen. */
const shared: readonly string[] = ['later', 'earlier', 'days', 'size', 'density'];

/** What is compared, how many people stand how, and which days count: the heading of the column filters. */
function ComparisonTools({ facts, later, isRunning, onRetry }: ComparisonToolsProps) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const kept = [...parameters].filter(([name]) => shared.includes(name));
  const measure = parameters.get('measure') ?? 'serial';
  const isOfWholeMonths = measure === 'serial' && isRunning;
  const about = isOfWholeMonths
    ? `Whole months are compared, and ${later} has not ended: who is gone or better is not known yet.`
    : describeDays(facts, later);
  const isFailed = [...(facts?.earlierSources ?? []), ...(facts?.laterSources ?? [])].some(({ ok }) => !ok);
  return (
    <Flex className="row" gap="6px 12px" p="0 var(--gutter) 10px" css={phoneTools}>
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
      {/* Keeps room for a text that comes later; whole months that have ended usually have no text. */}
      <chakra.p className="note" flex={about || measure !== 'serial' ? '1 1 300px' : '1 1 0'} minH="18px">
        {about}
      </chakra.p>
    </Flex>
  );
}

/** On a phone one line that moves sideways: the rows are what the screen is for. */
const phoneTools = {
  '& > .switch-links > a': { minHeight: '28px', fontSize: '13px' },
  '@media print': { '& > .switch-links': { display: 'none' } },
  '@media (width < 640px)': {
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
export function describeDays(
  facts: Pick<ComparisonFacts, 'throughDay' | 'withoutRule' | 'withoutStaff'> | undefined,
  later: string,
): string {
  const { throughDay = null, withoutRule = 0, withoutStaff = 0 } = facts ?? {};
  const days =
    throughDay === null ? '' : `Both months are compared up to day ${throughDay}, because ${later} has not ended.`;
  const missing = `${counted(withoutRule, 'late day has', 'late days have')} no minutes: the shift or the time is not known.`;
  const nobody = `${counted(withoutStaff, 'row is', 'rows are')} without a staff record and not compared.`;
  return [days, withoutRule > 0 && missing, withoutStaff > 0 && nobody].filter(Boolean).join(' ');
}

/** From how many days of both periods the numbers are; null where they are not read by day. */
function coverageOfBoth({ earlierCoverage, laterCoverage }: ComparisonFacts): Coverage | null {
  const sides = [earlierCoverage, laterCoverage].filter((side) => side !== null);
  if (sides.length === 0) return null;
  const sum = (days: 'daysAsked' | 'daysRead') => sides.reduce((all, side) => all + side[days], 0);
  return { daysAsked: sum('daysAsked'), daysRead: sum('daysRead'), isLearning: sides.some((side) => side.isLearning) };
}

/** What a reader must know of a period that could not be read whole. */
function comparisonNotes(facts: ComparisonFacts | undefined, show: (side: 'earlier' | 'later') => string): string[] {
  return (['earlier', 'later'] as const).flatMap((side) => {
    const source = facts?.[`${side}Sources`].find(({ ok }) => !ok);
    return source ? [`${show(side)} is not wholly known. ${errorText(source.code, source.message)}`] : [];
  });
}

interface ComparisonToolsProps {
  facts: ComparisonFacts | undefined;
  /** The later period, in words, and whether it has not ended. */
  later: string;
  isRunning: boolean;
  onRetry: () => void;
}
