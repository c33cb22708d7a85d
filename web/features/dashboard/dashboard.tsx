import { Box } from '@chakra-ui/react';
import { AlarmClock, CalendarX2, ClipboardCheck, RotateCw, Search, UserCheck } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
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
import { ActivityCard } from './activity-card.tsx';
import { CountCard, type CountCardProps } from './count-card.tsx';
import './dashboard.css';
import { describeListed, useDayReasons } from './day-reasons.ts';
import { DayFailures, ShownFailures, useFailureToasts } from './failure-toasts.ts';
import { FirstSteps } from './first-steps.tsx';
import { LiveNumbers } from './live-numbers.tsx';
import { MissingCard } from './missing-card.tsx';
import { NearSerialCard } from './near-serial-card.tsx';
import { type Overview, oldestAsOf, percentage, sourcesOf } from './overview-facts.ts';
import { SourcesDot } from './sources.tsx';
import { ToDoCard } from './to-do-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { TurnoutCard } from './turnout-card.tsx';
import { dashboardAddress, useDashboardDay } from './use-dashboard-day.ts';
import { type OverviewState, useOverview } from './use-overview.ts';

/** `/dashboard`: the numbers of today, followed while it goes on, or of another day; each with its own failure. */
export function Dashboard() {
  const day = useDashboardDay();
  const state = useOverview(day);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day starts without shown failures.
  const failures = useMemo(() => new ShownFailures(), [day.date]);
  return (
    <div className="dashboard">
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
    </div>
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

/** Why a number of the register leads nowhere: Manage Users is for admin and management. */
const staffListClosed = 'Your role cannot open the staff list.';

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
  const session = useSession();
  const [marks, setMarks] = useState<Partial<Record<string, ReactNode>>>({});
  const [{ isMarked }] = usePreference('first steps');
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), laterAfter);
    return () => clearTimeout(timer);
  }, []);
  const reasons = useDayReasons(date, state.reading);
  const closed = session && mayUse(session.viewer.role, 'MANAGEMENT') ? undefined : staffListClosed;
  const more: Partial<Record<string, string>> = {
    ...(closed && { validStaff: closed }),
    ...(reasons.data && { absent: describeListed(reasons.data) }),
  };
  return (
    <>
      {isToday && <LiveNumbers overview={overview} onNews={state.renew} onReread={state.reread} onMarks={setMarks} />}
      <NobodyYet overview={overview} isToday={isToday} />
      {session && (isMarked || overview.validStaff.rows === 0) && (
        <FirstSteps overview={overview} role={session.viewer.role} />
      )}
      <div className="dashboard-grid" data-reloading={state.isAskedFor} aria-busy={state.isLoading}>
        {cards(overview, isToday).map(({ name, ...card }) => (
          <CountCard
            key={name}
            {...card}
            {...(name === 'validStaff' && closed && { to: null })}
            count={overview[name]}
            lastGood={state.lastGood[name]}
            mark={marks[name]}
            more={more[name]}
            onRetry={onRetry}
          />
        ))}
        <MissingCard date={date} reasons={reasons} isToday={isToday} />
        <ToDoCard date={date} isReady={isReady} />
        <TurnoutCard overview={overview} reconciliation={state.reconciliation} reasons={reasons} isToday={isToday} />
        <ActivityCard overview={overview} closed={closed} isToday={isToday} onRetry={onRetry} />
        <TrendCard overview={overview} isToday={isToday} isReady={isReady} />
        <NearSerialCard date={date} isReady={isReady} />
      </div>
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

type Card = Pick<CountCardProps, 'label' | 'icon' | 'tone' | 'fact' | 'to'> & {
  name: 'validStaff' | 'attendance' | 'lateness' | 'absent';
};

function cards({ date, validStaff, attendance, lateness, absent }: Overview, isToday: boolean): readonly Card[] {
  const of = (part: number | null, whole: number | null, name: string) => {
    const share = percentage(part, whole);
    return share ? `${share} of ${name}` : isToday ? 'today' : 'on this day';
  };
  const label = (name: string) => (isToday ? `Today's ${name}` : name);
  const at = (path: string) => (isToday ? path : `${path}?date=${date}`);
  return [
    {
      name: 'validStaff',
      label: 'Valid Staff',
      icon: UserCheck,
      tone: 'gray',
      fact: 'on the register',
      to: '/manage/all/staffs',
    },
    {
      name: 'attendance',
      label: label('Attendance'),
      icon: ClipboardCheck,
      tone: 'brand',
      fact: of(attendance.distinctStaff, validStaff.distinctStaff, 'valid staff'),
      to: at('/all/attendance'),
    },
    {
      name: 'lateness',
      label: label('Lateness'),
      icon: AlarmClock,
      tone: 'amber',
      fact: of(lateness.distinctStaff, attendance.distinctStaff, 'attendance'),
      to: at('/report/latness'),
    },
    {
      name: 'absent',
      label: label('Absent'),
      icon: CalendarX2,
      tone: 'red',
      fact: of(absent.distinctStaff, validStaff.distinctStaff, 'valid staff'),
      to: at('/report/exception'),
    },
  ];
}
