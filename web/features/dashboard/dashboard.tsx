import { AlarmClock, CalendarX2, ClipboardCheck, RotateCw, Search, UserCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatLongDate, formatTimestamp } from '../../../schema/format.ts';
import { readFailure } from '../../report/failure.ts';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Failed, FirstLoad, Spinner } from '../../ui/states.tsx';
import { ActivityCard } from './activity-card.tsx';
import { CountCard, type CountCardProps } from './count-card.tsx';
import './dashboard.css';
import { NearSerialCard } from './near-serial-card.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { type Overview, oldestAsOf, percentage } from './overview-facts.ts';
import { SourcesCard } from './sources-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { TurnoutCard } from './turnout-card.tsx';
import { type OverviewState, useOverview } from './use-overview.ts';

/** `/dashboard`: today's numbers, each with its own failure, refreshed every 30 seconds. */
export function Dashboard() {
  const state = useOverview();
  return (
    <div className="dashboard">
      <PageHead title="Dashboard" facts={<Facts state={state} />}>
        <Link className="button" to="/attendance/search">
          <Search aria-hidden />
          Attendance Search
        </Link>
      </PageHead>
      <Content state={state} />
    </div>
  );
}

function Facts({ state }: { state: OverviewState }) {
  const asOf = state.overview && oldestAsOf(state.overview);
  return (
    <>
      <span>{formatLongDate(state.date)}</span>
      {asOf && <span>as of {formatTimestamp(asOf).split(', ')[1]}</span>}
      {state.isLoading && <Spinner label="Loading the numbers" />}
    </>
  );
}

function Content({ state }: { state: OverviewState }) {
  const session = useSession();
  const { overview, reconciliation, error, retry } = state;
  if (!overview)
    return error ? <Failed message={readFailure(error).message} onRetry={retry} /> : <FirstLoad shape="cards" />;
  const mayReadStaff = session !== null && mayUse(session.viewer.role, 'MANAGEMENT');
  return (
    <>
      {error && (
        <div className="dashboard-stale" role="alert">
          <p>The numbers could not be refreshed. {readFailure(error).message}</p>
          <Button onClick={retry}>
            <RotateCw aria-hidden />
            Retry
          </Button>
        </div>
      )}
      <NobodyYet overview={overview} />
      <div className={state.isAskedFor ? 'dashboard-grid is-reloading' : 'dashboard-grid'} aria-busy={state.isLoading}>
        {cards(overview, mayReadStaff).map(({ name, ...card }) => (
          <CountCard
            key={name}
            {...card}
            count={overview[name]}
            lastGood={state.lastGood[name]}
            onRetry={state.retry}
          />
        ))}
        {reconciliation && (
          <TurnoutCard overview={overview} reconciliation={reconciliation} mayReadStaff={mayReadStaff} />
        )}
        <ActivityCard overview={overview} mayReadStaff={mayReadStaff} onRetry={state.retry} />
        <LaterCards overview={overview} />
        <SourcesCard overview={overview} />
      </div>
    </>
  );
}

/** Milliseconds that the counts have been there before days of lists are asked for: who passes by asks for none. */
const laterAfter = 1_000;

function LaterCards({ overview }: { overview: Overview }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), laterAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <TrendCard overview={overview} isReady={isReady} />
      <NearSerialCard date={overview.date} isReady={isReady} />
    </>
  );
}

type Card = Pick<CountCardProps, 'label' | 'icon' | 'tone' | 'fact' | 'to'> & {
  name: 'validStaff' | 'attendance' | 'lateness' | 'absent';
};

function cards({ validStaff, attendance, lateness, absent }: Overview, mayReadStaff: boolean): readonly Card[] {
  const of = (part: number | null, whole: number | null, name: string) => {
    const share = percentage(part, whole);
    return share ? `${share} of ${name}` : 'today';
  };
  return [
    {
      name: 'validStaff',
      label: 'Valid Staff',
      icon: UserCheck,
      tone: 'brand',
      fact: 'on the register',
      to: mayReadStaff ? '/manage/all/staffs' : null,
    },
    {
      name: 'attendance',
      label: "Today's Attendance",
      icon: ClipboardCheck,
      tone: 'green',
      fact: of(attendance.distinctStaff, validStaff.distinctStaff, 'valid staff'),
      to: '/all/attendance',
    },
    {
      name: 'lateness',
      label: "Today's Lateness",
      icon: AlarmClock,
      tone: 'amber',
      fact: of(lateness.distinctStaff, attendance.distinctStaff, 'attendance'),
      to: '/report/latness',
    },
    {
      name: 'absent',
      label: "Today's Absent",
      icon: CalendarX2,
      tone: 'red',
      fact: of(absent.distinctStaff, validStaff.distinctStaff, 'valid staff'),
      to: '/report/exception',
    },
  ];
}
