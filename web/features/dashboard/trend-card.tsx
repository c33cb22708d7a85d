import { skipToken } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { formatDay, isWeekend, weekdayNumber } from '../../../schema/time.ts';
import { type AttendanceTrendQuery, useAttendanceTrendQuery } from '../../api/generated/dashboard.ts';
import { useHolidaysBetweenQuery } from '../../api/generated/holidays-between.ts';
import { useExtensions } from '../../api/use-extensions.ts';
import type { Coverage } from '../../days/days-read.tsx';
import { movePeriod } from '../../days/periods.ts';
import { useKeyHints } from '../../ui/page-keys.ts';
import { DaysCard } from './days-card.tsx';
import { formatCount, type Overview } from './overview-facts.ts';

interface TrendCardProps {
  overview: Overview;
  isToday: boolean;
  isReady: boolean;
}

/**
 * 30 days of attendance, lateness and absence up to the shown one. Earlier days are asked for once, when `isReady`; the
 * last is the cards' own numbers.
 */
export function TrendCard({ overview, isToday, isReady }: TrendCardProps) {
  const variables = { until: movePeriod(overview.date, -1), days: trendDays - 1 };
  const answer = useAttendanceTrendQuery(isReady ? { variables, notifyOnNetworkStatusChange: true } : skipToken);
  const trend = answer.data?.attendanceTrend;
  const days = trend ? withToday(trend.days, overview) : [];
  return (
    <DaysCard
      title={isToday ? 'Last 30 days' : 'The 30 days up to this one'}
      unit="People a day"
      what="the last 30 days"
      period={variables.until}
      answer={answer}
      list={trend}
      coverage={trend ? coverageOf(days, trend.coverage.isLearning) : undefined}
      isReady={isReady}
    >
      {() => <Trend days={days} today={overview.date} />}
    </DaysCard>
  );
}

interface TrendProps {
  /** In order of time, the shown day last. */
  days: readonly TrendDay[];
  today: string;
}

/** What the chart draws, in the colours of its legend. */
const onTime = { label: 'On time', ground: 'var(--attendance)' };
const isLate = { label: 'Late', ground: 'var(--lateness)' };
const isAbsent = { label: 'Absent', ground: 'var(--absence)' };
const hatch = 'repeating-linear-gradient(135deg, var(--border-emphasized) 0 2px, transparent 2px 4px)';
const stripe = { label: 'Holiday, or hardly anybody came', ground: 'var(--holiday)', height: '6px' };
const legend: readonly Sample[] = [onTime, isLate, isAbsent, { label: 'Weekend', ground: hatch }, stripe];

/** What the legend shows of a colour. */
interface Sample {
  readonly label: string;
  readonly ground: string;
  readonly height?: string;
}

/** The days of the trend: bars, what they mean, and what is usual. */
function Trend({ days, today }: TrendProps) {
  const means = weekdayMeans(days, today);
  const summary = means
    ? `Monday to Friday on average: ${formatCount(means.attendance)} signed in, ${formatCount(means.lateness)} of them late, ${formatCount(means.absent)} absent.`
    : 'No earlier day from Monday to Friday is known.';
  return (
    <>
      <Chart days={days} marks={useDayMarks(days, today)} summary={summary} />
      <Flex as="ul" className="note" wrap="wrap" gap="4px 16px">
        {legend.map(({ label, ground, height = '9px' }) => (
          <Flex as="li" key={label} align="center" gap="7px">
            <Box className="swatch" h={height} bg={ground} aria-hidden />
            <span>{label}</span>
          </Flex>
        ))}
      </Flex>
      <p className="note">{summary}</p>
    </>
  );
}

/**
 * What is to be said of a day of the trend, by its date: the holiday that it is, where the service knows holidays, or that
 * hardly anybody came.
 */
function useDayMarks(days: readonly TrendDay[], today: string): ReadonlyMap<string, string> {
  const hasHolidays = useExtensions(true)?.has('holidays') === true;
  const from = days[0]?.date ?? today;
  const { data } = useHolidaysBetweenQuery(hasHolidays ? { variables: { from, to: today } } : skipToken);
  const holidays = data?.holidays?.nodes;
  return useMemo(() => {
    const quiet = [...quietDays(days, today)].map(
      (date) => [date, 'Hardly anybody came: a day off, a holiday or an outage'] as const,
    );
    return new Map([...quiet, ...(holidays ?? []).map(({ date, name }) => [date, `Holiday: ${name}`] as const)]);
  }, [days, today, holidays]);
}

interface ChartProps {
  days: readonly TrendDay[];
  /** What is to be said of a day, by its date. */
  marks: ReadonlyMap<string, string>;
  summary: string;
}

/** Pixels of the bars at their highest; above and below them stand marks and dates. */
const plot = { top: 10, height: 196, axis: 22 };
/** Room for the axis, in days. */
const gutter = 2.6;

/**
 * Bars from zero, one a day. Each is a link that names its day and opens it; one is in the tab order, arrow keys, Home and End
 * move on from there, and the pointed or focused day's numbers stand below.
 */
function Chart({ days, marks, summary }: ChartProps) {
  const [date, setDate] = useState<string | null>(null);
  useKeyHints(hints);
  const index = days.findIndex((day) => day.date === date);
  const current = index < 0 ? days.length - 1 : index;
  const day = days[current];
  const top = axisTop(days);
  const start = `${(100 * gutter) / (days.length + gutter)}%`;

  function move(event: KeyboardEvent<HTMLElement>) {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: days.length - 1,
    };
    const next = days[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${next.date}"]`)?.focus();
  }

  return (
    <Box>
      <Box
        as="figure"
        className="trend-chart"
        aria-label={`Attendance, lateness and absence of the last 30 days. ${summary} Arrow keys move, Enter opens the day.`}
        onKeyDown={move}
        style={{ height: plot.top + plot.height + plot.axis, padding: `${plot.top}px 0 0 ${start}` }}
      >
        {[0, top / 2, top].map((people) => (
          <Box
            key={people}
            className="trend-line"
            left={start}
            bottom={`${plot.axis + (plot.height * people) / top}px`}
            aria-hidden
          >
            <span>{formatCount(people)}</span>
          </Box>
        ))}
        {days.map((each, index) => (
          <Link
            key={each.date}
            to={`/all/attendance?date=${each.date}`}
            className="trend-bar"
            style={{ height: plot.height }}
            data-date={each.date}
            data-weekend={each.isWeekend}
            data-monday={weekdayNumber(each.date) === 1 ? formatDay(each.date, 'D MMM') : undefined}
            aria-label={describeDay(each, marks)}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setDate(each.date)}
            onPointerEnter={() => setDate(each.date)}
          >
            <Bar day={each} top={top} />
            {marks.has(each.date) && <i style={{ background: stripe.ground }} />}
          </Link>
        ))}
      </Box>
      <Box
        as="p"
        className="trend-day"
        minH={{ base: '40px', sm: '20px' }}
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        {day && describeDay(day, marks)}
      </Box>
    </Box>
  );
}

/** On time, late and absent on top of each other; above them a question mark where they could not all be read. */
function Bar({ day, top }: { day: TrendDay; top: number }) {
  const { attendance, lateness, absent, hasNoRecords } = day;
  const came = attendance ?? 0;
  const late = Math.min(lateness ?? 0, came);
  const parts = [
    { ...isAbsent, people: absent ?? 0 },
    { ...isLate, people: late },
    { ...onTime, people: came - late },
  ];
  return (
    <>
      {!isKnown(day) && !hasNoRecords && <strong>?</strong>}
      {parts.map(({ label, ground, people }) => (
        <span key={label} style={{ height: `${(100 * people) / top}%`, background: ground }} />
      ))}
    </>
  );
}

const hints = [[['←', '→', 'Home', 'End', 'Enter'], 'On the bars: other days; opens the day']] as const;

/** A day's numbers in words, with its mark. */
export function describeDay(
  { date, attendance, lateness, absent, hasNoRecords }: TrendDay,
  marks: ChartProps['marks'],
) {
  if (hasNoRecords) return `${formatLongDate(date)}: no records`;
  const mark = marks.get(date);
  if (attendance === null && lateness === null && absent === null) return `${formatLongDate(date)}: not known`;
  const numbers = `${formatCount(attendance)} signed in, ${formatCount(lateness)} late, ${formatCount(absent)} absent`;
  return `${formatLongDate(date)}: ${numbers}${mark ? `. ${mark}` : ''}`;
}

type ReadDay = NonNullable<AttendanceTrendQuery['attendanceTrend']>['days'][number];

/** One day of the trend; one before the first record of the company says so. */
export type TrendDay = ReadDay & { readonly hasNoRecords?: boolean };

/** Days that the trend shows, today included. */
const trendDays = 30;

/** The earlier days with today behind them, whose numbers are the cards' own. */
export function withToday(days: readonly ReadDay[], overview: Overview): readonly TrendDay[] {
  const today: ReadDay = {
    date: overview.date,
    isWeekend: isWeekend(overview.date),
    attendance: overview.attendance.distinctStaff,
    lateness: overview.lateness.distinctStaff,
    absent: overview.absent.distinctStaff,
  };
  const all = [...days.filter(({ date }) => date < today.date), today];
  const first = all.findIndex(({ attendance }) => attendance !== 0);
  const before = first < 0 ? all.length : first;
  return all.map((day, index) => (index < before && day.absent === null ? { ...day, hasNoRecords: true } : day));
}

/** From how many of the days shown their numbers are known; of a day before the first record they are. */
export const coverageOf = (days: readonly TrendDay[], isLearning: boolean): Coverage => ({
  daysAsked: days.length,
  daysRead: days.filter((day) => isKnown(day) || day.hasNoRecords).length,
  isLearning,
});

/** Whether all three numbers of a day are known. */
const isKnown = (day: TrendDay) => day.attendance !== null && day.lateness !== null && day.absent !== null;

/** The least round number that is at or above every day's people; the top of an axis that starts at zero. */
export function axisTop(days: readonly TrendDay[]): number {
  const most = Math.max(4, ...days.map(({ attendance, absent }) => (attendance ?? 0) + (absent ?? 0)));
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.2, 1.4, 1.6, 2, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * unit >= most) ?? 10;
  return Math.round(step * unit);
}

/** A working day counts as quiet when at most this share of the usual people came. */
const quietShare = 0.25;

/**
 * The days from Monday to Friday, of those that are known and over, on which at most a quarter of the middle day's people
 * came: a day off, a holiday or an outage, which the numbers alone do not tell apart.
 */
export function quietDays(days: readonly TrendDay[], today: string): ReadonlySet<string> {
  const counted = days.filter((day) => !day.isWeekend && !day.hasNoRecords && day.date !== today && isKnown(day));
  const people = counted.map(({ attendance }) => attendance ?? 0).toSorted((one, other) => one - other);
  const middle = people[Math.floor(people.length / 2)] ?? 0;
  return new Set(
    counted.filter(({ attendance }) => (attendance ?? 0) <= middle * quietShare && middle > 0).map(({ date }) => date),
  );
}

/** Means of the known days from Monday to Friday, `today` left out as it is not over; null without such a day. */
export function weekdayMeans(days: readonly TrendDay[], today: string) {
  const counted = days.filter((day) => !day.isWeekend && day.date !== today && isKnown(day));
  if (counted.length === 0) return null;
  const mean = (name: 'attendance' | 'lateness' | 'absent') =>
    Math.round(counted.reduce((sum, day) => sum + (day[name] ?? 0), 0) / counted.length);
  return { attendance: mean('attendance'), lateness: mean('lateness'), absent: mean('absent') };
}
