import { skipToken } from '@apollo/client/react';
import { readFailure } from '../../api/failure.ts';
import { useAttendanceTrendQuery } from '../../api/generated/dashboard.ts';
import { DaysRead } from '../../days/days-read.tsx';
import { movePeriod } from '../../days/periods.ts';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Panel } from '../../ui/panel.tsx';
import { Failed, FirstLoad, LateFailure } from '../../ui/states.tsx';
import { useLateCode } from '../../ui/use-late-code.ts';
import { DaysFailed } from './days-failed.tsx';
import { useFailureToasts } from './failure-toasts.ts';
import type { Overview } from './overview-facts.ts';
import './trend-card.css';
import type { Changes } from './trend-days.tsx';
import { coverageOf, trendDays, withToday } from './trend-facts.ts';

const loadTrendDays = () => import('./trend-days.tsx').then(({ TrendDays }) => TrendDays);

/**
 * 30 days of attendance, lateness and absence up to the shown one. Earlier days are asked for once, when `isReady`; the last is the
 * cards' own numbers. Days that failed are asked for again, and reported when they fail again.
 */
export function TrendCard({ overview, isToday, isReady, onChanges }: TrendCardProps) {
  const variables = { until: movePeriod(overview.date, -1), days: trendDays - 1 };
  const {
    data,
    error,
    loading,
    refetch,
    retry: ask,
  } = useAttendanceTrendQuery(isReady ? { variables, notifyOnNetworkStatusChange: true } : skipToken);
  const { Component: TrendDays, failure, retry: fetchAgain } = useLateCode(loadTrendDays, isReady);
  const trend = data?.attendanceTrend;
  const days = trend && withToday(trend.days, overview);
  const isAskingAgain = useMoreDays(variables.until, trend?.coverage, refetch);
  const noteRetry = useFailureToasts('trend', isAskingAgain ? undefined : trend?.sources, error, loading);
  const retry = () => {
    noteRetry();
    ask();
  };
  return (
    <Panel
      title={isToday ? 'Last 30 days' : 'The 30 days up to this one'}
      facts={
        <>
          People a day <DaysRead coverage={days && coverageOf(days, trend.coverage.isLearning)} isWholeSaid />
        </>
      }
      aria-busy={loading || !isReady || !(TrendDays || failure)}
    >
      {days && TrendDays && <TrendDays days={days} today={overview.date} isToday={isToday} onChanges={onChanges} />}
      {days && failure && <LateFailure failure={failure} onRetry={fetchAgain} />}
      {trend && !isAskingAgain && (
        <DaysFailed sources={trend.sources} label="Retry the last 30 days" isLoading={loading} onRetry={retry} />
      )}
      {!(days && (TrendDays || failure)) && !error && <FirstLoad label="Loading the last 30 days" rows={5} />}
      {!days && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
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
