import { skipToken } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useAttendanceTrendQuery } from '../../api/generated/dashboard.ts';
import { useHolidaysBetweenQuery } from '../../api/generated/holidays-between.ts';
import { useExtensions } from '../../api/use-extensions.ts';
import { DaysRead } from '../../days/days-read.tsx';
import { movePeriod } from '../../days/periods.ts';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFailureToasts } from './failure-toasts.ts';
import { formatCount, type Overview } from './overview-facts.ts';
import { DaysFailed } from './sources.tsx';
import { series, TrendChart } from './trend-chart.tsx';
import { coverageOf, quietDays, type TrendDay, trendDays, weekdayMeans, withToday } from './trend-facts.ts';

interface TrendCardProps {
  overview: Overview;
  isToday: boolean;
  isReady: boolean;
}

/**
 * 30 days of attendance, lateness and absence up to the shown one. Earlier days are asked for once, when `isReady`; the last is the
 * cards' own numbers. Days that failed are asked for again, and reported when they fail again.
 */
export function TrendCard({ overview, isToday, isReady }: TrendCardProps) {
  const variables = { until: movePeriod(overview.date, -1), days: trendDays - 1 };
  const answer = useAttendanceTrendQuery(isReady ? { variables, notifyOnNetworkStatusChange: true } : skipToken);
  const { data, error, loading, refetch } = answer;
  const trend = data?.attendanceTrend;
  const days = trend && withToday(trend.days, overview);
  const isAskingAgain = useMoreDays(variables.until, trend?.coverage, refetch);
  const retry = useFailureToasts('trend', isAskingAgain ? undefined : trend?.sources, error, loading, answer.retry);
  return (
    <Panel
      title={isToday ? 'Last 30 days' : 'The 30 days up to this one'}
      facts={
        <>
          <span>People a day</span>{' '}
          <DaysRead coverage={days && coverageOf(days, trend.coverage.isLearning)} isWholeSaid />
        </>
      }
      aria-busy={loading || !isReady}
    >
      <Loaded data={days} error={error} loading={loading} retry={retry} label="Loading the last 30 days" rows={5}>
        {(known) => <Trend days={known} today={overview.date} />}
      </Loaded>
      {trend && !isAskingAgain && (
        <DaysFailed sources={trend.sources} label="Retry the last 30 days" isLoading={loading} onRetry={retry} />
      )}
    </Panel>
  );
}

interface TrendProps {
  /** In order of time, the shown day last. */
  days: readonly TrendDay[];
  today: string;
}

/** The days of the trend: bars, what they mean, and what is usual. */
function Trend({ days, today }: TrendProps) {
  const means = weekdayMeans(days, today);
  const summary = means
    ? `Monday to Friday on average: ${formatCount(means.attendance)} signed in, ${formatCount(means.lateness)} of them late, ${formatCount(means.absent)} absent.`
    : 'No earlier day from Monday to Friday is known.';
  return (
    <>
      <TrendChart
        days={days}
        marks={useDayMarks(days, today)}
        label={`Attendance, lateness and absence of the last 30 days. ${summary}`}
      />
      <Flex as="ul" className="note" wrap="wrap" gap="4px 16px">
        {Object.values(series).map(({ label, ground, height }) => (
          <Flex as="li" key={label} align="center" gap="7px">
            <span className="swatch" style={{ height, background: ground }} aria-hidden />
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
      (date) => [date, 'Hardly anybody came: a holiday or an outage'] as const,
    );
    return new Map([...quiet, ...(holidays ?? []).map(({ date, name }) => [date, `Holiday: ${name}`] as const)]);
  }, [days, today, holidays]);
}
