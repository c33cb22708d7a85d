import { AlarmClock, CalendarX2, ClipboardCheck, RotateCw, Search, UserCheck } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../../schema/format.ts';
import { readFailure } from '../../api/failure.ts';
import { PeriodSteps } from '../../days/period-steps.tsx';
import { usePreference } from '../../session/preferences.tsx';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failed, FirstLoad } from '../../ui/states.tsx';
import { ActivityCard } from './activity-card.tsx';
import { CheckCard } from './check-card.tsx';
import { CountCard, type CountCardProps } from './count-card.tsx';
import './dashboard.css';
import { Notice } from '../../ui/notice.tsx';
import { DayFailures, ShownFailures, useFailureToasts } from './failure-toasts.ts';
import { FirstSteps } from './first-steps.tsx';
import { LiveNumbers } from './live-numbers.tsx';
import { MissingCard } from './missing-card.tsx';
import { NearSerialCard } from './near-serial-card.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { type Overview, oldestAsOf, percentage, sourcesOf } from './overview-facts.ts';
import { SourcesDot } from './sources-dot.tsx';
import { TrendCard, type TrendCardProps } from './trend-card.tsx';
import type { Changes } from './trend-days.tsx';
import { TurnoutCard, type TurnoutCardProps } from './turnout-card.tsx';
import { useDashboardDay } from './use-dashboard-day.ts';
import { useDayReasons } from './use-day-reasons.ts';
import { useNearSerial } from './use-near-serial.ts';
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
  const session = useSession();
  const { overview, reconciliation, error } = state;
  const sources = useMemo(() => overview && sourcesOf(overview), [overview]);
  const retry = useFailureToasts('numbers', sources ?? undefined, error, state.isLoading, state.retry);
  const [marks, setMarks] = useState<Partial<Record<string, ReactNode>>>({});
  const [changes, setChanges] = useState<Changes>({});
  const [{ isMarked }] = usePreference('first steps');
  if (!overview)
    return error ? <Failed message={readFailure(error).message} onRetry={retry} /> : <FirstLoad shape="cards" />;
  const closed = session && mayUse(session.viewer.role, 'MANAGEMENT') ? undefined : staffListClosed;
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
      {isToday && <LiveNumbers overview={overview} onNews={state.renew} onReread={state.reread} onMarks={setMarks} />}
      <NobodyYet overview={overview} isToday={isToday} />
      {session && (isMarked || overview.validStaff.rows === 0) && (
        <FirstSteps overview={overview} role={session.viewer.role} />
      )}
      <div className={state.isAskedFor ? 'dashboard-grid is-reloading' : 'dashboard-grid'} aria-busy={state.isLoading}>
        {cards(overview, closed, isToday).map(({ name, ...card }) => (
          <CountCard
            key={name}
            {...card}
            count={overview[name]}
            lastGood={state.lastGood[name]}
            mark={marks[name]}
            change={changes.date === overview.date ? changes[name] : undefined}
            onRetry={retry}
          />
        ))}
        <DayCards
          overview={overview}
          reconciliation={reconciliation}
          reading={state.reading}
          isToday={isToday}
          onChanges={setChanges}
        >
          <ActivityCard overview={overview} closed={closed} isToday={isToday} onRetry={retry} />
        </DayCards>
      </div>
    </>
  );
}

/** Why a number of the register leads nowhere: Manage Users is for admin and management. */
const staffListClosed = 'Your role cannot open the staff list.';

/** Milliseconds that the counts have been there before days of lists are asked for: who passes by asks for none. */
const laterAfter = 1_000;

function DayCards({ overview, reconciliation, reading, isToday, onChanges, children }: DayCardsProps) {
  const { date } = overview;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), laterAfter);
    return () => clearTimeout(timer);
  }, []);
  const reasons = useDayReasons(date, reading);
  const nearSerial = useNearSerial(date, isReady);
  return (
    <>
      <MissingCard date={date} reasons={reasons} isToday={isToday} />
      <CheckCard date={date} nearSerial={nearSerial.list?.totalCount ?? null} isReady={isReady} />
      <TurnoutCard overview={overview} reconciliation={reconciliation} reasons={reasons} isToday={isToday} />
      {children}
      <TrendCard overview={overview} isToday={isToday} isReady={isReady} onChanges={onChanges} />
      <NearSerialCard date={date} state={nearSerial} isReady={isReady} />
    </>
  );
}

interface DayCardsProps extends Omit<TrendCardProps, 'isReady'>, Pick<TurnoutCardProps, 'reconciliation'> {
  /** Grows with each reading of the day's lists. */
  reading: number;
  /** Drawn beside the turnout. */
  children: ReactNode;
}

type Card = Pick<CountCardProps, 'label' | 'icon' | 'tone' | 'fact' | 'to' | 'closed'> & {
  name: 'validStaff' | 'attendance' | 'lateness' | 'absent';
};

function cards(
  { date, validStaff, attendance, lateness, absent }: Overview,
  closed: string | undefined,
  isToday: boolean,
): readonly Card[] {
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
      to: closed ? null : '/manage/all/staffs',
      closed,
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
