import { skipToken } from '@apollo/client/react';
import { useAttendanceTrendQuery } from '../../generated/dashboard.ts';
import { readFailure } from '../../report/failure.ts';
import { movePeriod } from '../../report/periods.ts';
import { Failed, FirstLoad } from '../../ui/states.tsx';
import { DaysFailed } from './days-failed.tsx';
import { DaysRead } from './days-read.tsx';
import { formatCount, type Overview } from './overview-facts.ts';
import './trend-card.css';
import { TrendChart } from './trend-chart.tsx';
import { isKnown, type TrendDay, trendDays, weekdayMeans, withToday } from './trend-facts.ts';
import { TrendTable } from './trend-table.tsx';
import { useMissingDays } from './use-missing-days.ts';

/**
 * 30 days of attendance, lateness and absence up to the shown one. Earlier days are asked for once, when `isReady`; the last is the
 * cards' own numbers. Days that failed are asked for again, and reported when they fail again (N-17).
 */
export function TrendCard({ overview, isToday, isReady }: TrendCardProps) {
  const variables = { until: movePeriod(overview.date, -1), days: trendDays - 1 };
  const { data, error, loading, refetch } = useAttendanceTrendQuery(
    isReady ? { variables, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const trend = data?.attendanceTrend;
  const days = trend && withToday(trend.days, overview);
  const isAskingAgain = useMissingDays(trend && { read: trend.daysRead, asked: trend.days.length }, refetch);
  const retry = () => {
    refetch().catch(() => undefined);
  };
  return (
    <section className="panel trend" aria-labelledby="trend-title" aria-busy={loading || !isReady}>
      <header>
        <h2 id="trend-title">{isToday ? 'Last 30 days' : 'The 30 days up to this one'}</h2>
        <p>
          People a day
          {days && (
            <>
              {' · '}
              <DaysRead read={days.filter(isKnown).length} asked={days.length} />
            </>
          )}
        </p>
      </header>
      {days && <Trend days={days} today={overview.date} />}
      {trend && !isAskingAgain && (
        <DaysFailed sources={trend.sources} label="Retry the last 30 days" isLoading={loading} onRetry={retry} />
      )}
      {!days && !error && <FirstLoad label="Loading the last 30 days" rows={5} />}
      {!days && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
    </section>
  );
}

interface TrendCardProps {
  overview: Overview;
  isToday: boolean;
  isReady: boolean;
}

const series = [
  { name: 'on-time', label: 'On time' },
  { name: 'late', label: 'Late' },
  { name: 'absent', label: 'Absent' },
  { name: 'weekend', label: 'Weekend' },
];

function Trend({ days, today }: { days: readonly TrendDay[]; today: string }) {
  const means = weekdayMeans(days, today);
  const summary = means
    ? `Monday to Friday on average: ${formatCount(means.attendance)} signed in, ${formatCount(means.lateness)} of them late, ${formatCount(means.absent)} absent.`
    : 'No earlier day from Monday to Friday is known.';
  return (
    <>
      <TrendChart days={days} label={`Attendance, lateness and absence of the last 30 days. ${summary}`} />
      <ul className="trend-legend">
        {series.map(({ name, label }) => (
          <li key={name}>
            <span className={`trend-swatch swatch-${name}`} aria-hidden />
            {label}
          </li>
        ))}
      </ul>
      <p className="trend-summary">{summary}</p>
      <TrendTable days={days} />
    </>
  );
}
