import { Box, Grid } from '@chakra-ui/react';
import { RotateCw, Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate, formatTimestamp } from '../../../schema/format.ts';
import { readFailure } from '../../api/failure.ts';
import { useDayRecords } from '../../days/last-working-day.ts';
import { PeriodSteps } from '../../days/period-steps.tsx';
import { useNearestPeriod } from '../../days/use-nearest-period.ts';
import { usePreference } from '../../session/preferences.tsx';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failed, FirstLoad } from '../../ui/states.tsx';
import './dashboard.css';
import { describeListed, useDayReasons } from './day-reasons.ts';
import { DayFailures, type ShownFailures, useFailureToasts } from './failure-toasts.ts';
import { FirstSteps } from './first-steps.tsx';
import { type Came, LiveNumbers } from './live-numbers.tsx';
import { MissingCard } from './missing-card.tsx';
import { NearSerialCard } from './near-serial-card.tsx';
import { ActivityCard, CountCards } from './numbers.tsx';
import { type Overview, oldestAsOf, sourcesOf } from './overview-facts.ts';
import { SourcesDot } from './sources.tsx';
import { ToDoCard } from './to-do-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { TurnoutCard } from './turnout-card.tsx';
import { dashboardAddress, type OverviewState, useDashboardDay, useOverview } from './use-overview.ts';

/** `/dashboard`: the numbers of today, followed while it goes on, or of another day; each with its own failure. */
export function Dashboard() {
  const day = useDashboardDay();
  const state = useOverview(day);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day starts without shown failures.
  const failures = useMemo((): ShownFailures => new Map(), [day.date]);
  return (
    <Box maxW="1360px" pb="24px" css={{ '& .page-facts': { minHeight: '24px' } }}>
      <PageHead
        title="Dashboard"
        steps={<PeriodSteps period={day.date} onGo={day.go} />}
        facts={<Facts state={state} />}
      >
        <Button asChild>
          <Link to="/attendance/search">
            <Search aria-hidden />
            Attendance Search
          </Link>
        </Button>
      </PageHead>
      {day.note && (
        <Notice tone="warning" isOfPage role="status">
          {day.note}
        </Notice>
      )}
      <DayFailures value={failures}>
        <Content state={state} isToday={day.isToday} />
      </DayFailures>
    </Box>
  );
}

function Facts({ state }: { state: OverviewState }) {
  const asOf = state.overview && oldestAsOf(state.overview);
  return (
    <>
      {asOf && <span>{`as of ${formatTimestamp(asOf).split(', ')[1] ?? ''}`}</span>}
      {state.overview && <SourcesDot overview={state.overview} />}
      {state.isLoading && <Spinner label="Loading the numbers" />}
    </>
  );
}

function Content({ state, isToday }: { state: OverviewState; isToday: boolean }) {
  const { overview, error } = state;
  const sources = useMemo(() => overview && sourcesOf(overview), [overview]);
  const retry = useFailureToasts('numbers', sources ?? undefined, error, state.isLoading, state.retry);
  if (!overview)
    return error ? <Failed message={readFailure(error).message} onRetry={retry} /> : <FirstLoad shape="cards" />;
  return (
    <>
      {error && (
        <Notice
          tone="error"
          isOfPage
          role="alert"
          action={
            <Button onClick={retry}>
              <RotateCw aria-hidden />
              Retry
            </Button>
          }
        >
          {`The numbers could not be refreshed. ${readFailure(error).message}`}
        </Notice>
      )}
      <Numbers state={state} overview={overview} isToday={isToday} onRetry={retry} />
    </>
  );
}

/** Milliseconds that the counts have been there before days of lists are asked for: who passes by asks for none. */
const laterAfter = 1_000;

interface NumbersProps {
  state: OverviewState;
  overview: Overview;
  isToday: boolean;
  onRetry: () => void;
}

function Numbers({ state, overview, isToday, onRetry }: NumbersProps) {
  const { date } = overview;
  const role = useSession()?.viewer.role;
  const [came, setCame] = useState<Came>({});
  const [{ isMarked }] = usePreference('first steps');
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), laterAfter);
    return () => clearTimeout(timer);
  }, []);
  const reasons = useDayReasons(date, state.reading);
  const mayOpenStaff = role !== undefined && mayUse(role, 'MANAGEMENT');
  const more = {
    ...(!mayOpenStaff && { validStaff: 'Your role cannot open the staff list.' }),
    ...(reasons.data && { absent: describeListed(reasons.data) }),
  };
  const numbers = { overview, lastGood: state.lastGood, came, more, mayOpenStaff, isToday, onRetry };
  return (
    <>
      {isToday && <LiveNumbers overview={overview} onNews={state.renew} onReread={state.reread} onCame={setCame} />}
      <NobodyYet overview={overview} isToday={isToday} />
      {role && (isMarked || overview.validStaff.rows === 0) && <FirstSteps overview={overview} role={role} />}
      <Grid
        className="dashboard-grid"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        gap="12px"
        px="var(--gutter)"
        opacity={state.isAskedFor ? 0.55 : undefined}
        transition="opacity var(--motion)"
        css={{ '& > :not(article)': { gridColumn: 'span 2' } }}
        aria-busy={state.isLoading}
      >
        <CountCards {...numbers} />
        <MissingCard date={date} reasons={reasons} isToday={isToday} />
        <ToDoCard date={date} isReady={isReady} />
        <TurnoutCard overview={overview} reconciliation={state.reconciliation} reasons={reasons} isToday={isToday} />
        <ActivityCard {...numbers} />
        <TrendCard overview={overview} isToday={isToday} isReady={isReady} />
        <NearSerialCard date={date} isReady={isReady} />
      </Grid>
    </>
  );
}

/** At night and on days off: says that the day has no sign-in, and leads to the nearest day with records. */
function NobodyYet({ overview, isToday }: Pick<NumbersProps, 'overview' | 'isToday'>) {
  const recordsOf = useDayRecords();
  const { date, attendance } = overview;
  const isEmpty = attendance.source.ok && attendance.rows === 0;
  const nearest = useNearestPeriod(isEmpty ? date : null, recordsOf);
  if (!isEmpty) return null;
  return (
    <Box as="p" m="0 var(--gutter) 10px" minH={{ base: '72px', sm: '24px' }} lineHeight="24px" color="fg.muted">
      <span>{isToday ? 'Nobody has signed in today so far. ' : 'Nobody signed in on this day. '}</span>
      {nearest && (
        <Link className="link" to={dashboardAddress(nearest)}>
          {`Show ${formatLongDate(nearest)}, the nearest day with records`}
        </Link>
      )}
    </Box>
  );
}
