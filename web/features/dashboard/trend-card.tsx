import { skipToken } from '@apollo/client/react';
import { useAttendanceTrendQuery } from '../../api/generated/dashboard.ts';
import { DaysRead } from '../../days/days-read.tsx';
import { movePeriod } from '../../days/periods.ts';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DaysFailed } from './days-failed.tsx';
import { useFailureToasts } from './failure-toasts.ts';
import type { Overview } from './overview-facts.ts';
import './trend-card.css';
import { type Changes, TrendDays } from './trend-days.tsx';
import { coverageOf, trendDays, withToday } from './trend-facts.ts';

/**
 * 30 days of attendance, lateness and absence up to the shown one. Earlier days are asked for once, when `isReady`; the last is the
 * cards' own numbers. Days that failed are asked for again, and reported when they fail again.
 */
export function TrendCard({ overview, isToday, isReady, onChanges }: TrendCardProps) {
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
        {(known) => <TrendDays days={known} today={overview.date} isToday={isToday} onChanges={onChanges} />}
      </Loaded>
      {trend && !isAskingAgain && (
        <DaysFailed sources={trend.sources} label="Retry the last 30 days" isLoading={loading} onRetry={retry} />
      )}
    </Panel>
  );
}

/** What the card of the trend takes. */
export interface TrendCardProps {
  overview: Overview;
  isToday: boolean;
  isReady: boolean;
  /** Hears how the day differs from its weekday's usual one. */
  onChanges: (changes: Changes) => void;
}
