import { NetworkStatus } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { otherNumbersInterval } from '../../../schema/live.ts';
import { useOverviewQuery } from '../../api/generated/dashboard.ts';
import { isDay } from '../../days/periods.ts';
import { notePace, pollInterval, sendsWholeLists } from '../../list/live/pace.ts';
import { showQuery } from '../../list/view/screen-link.ts';
import { today } from '../../session/today.ts';
import { keepLastGood, type LastGood, type Overview } from './overview-facts.ts';
import type { Reconciliation } from './reconciled-groups.ts';

/** Milliseconds between two looks at the clock. */
const lookEvery = 30_000;

/** The day of `?date=`; without one, and where it is none, today in the gateway's zone, which follows the clock. */
export function useDashboardDay() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [present, setPresent] = useState(() => today());
  useEffect(() => {
    const timer = setInterval(() => setPresent(today()), lookEvery);
    return () => clearInterval(timer);
  }, []);
  const text = parameters.get('date');
  const isUsable = text !== null && isDay(text) && text <= present;
  const date = isUsable ? text : present;
  const isRefused = text !== null && !isUsable;
  useEffect(() => showQuery(`date=${date}`, isRefused ? ['date'] : []), [date, isRefused]);
  return {
    /** `YYYY-MM-DD`. */
    date,
    /** The day goes on: its numbers change, and after midnight it is the next one. */
    isToday: date === present,
    /** What of the address could not be used, in a sentence; null when nothing. */
    note: !isRefused ? null : `${faultOf(text)} Shown: ${formatLongDate(present)}.`,
    go: (day: string) => navigate(dashboardAddress(day)),
  };
}

const faultOf = (text: string) =>
  isDay(text)
    ? `${text} is in the future. Choose today or an earlier date.`
    : `"${text}" is not a day; write it as YYYY-MM-DD.`;

/** Address of the dashboard of a day; today's has none, so that it goes on with the clock. */
export const dashboardAddress = (date: string) => (date === today() ? '/dashboard' : `/dashboard?date=${date}`);

/** Milliseconds between two readings of today's numbers where the service says cheaply that nothing is new. */
const refreshEvery = 30_000;

/**
 * A day's numbers. Today's are read again every 30 seconds while the page is visible and when it becomes visible; over a
 * service that sends whole lists `LiveNumbers` alone polls. The last good answer stays while a new one comes and when one
 * fails; a new day starts empty.
 */
export function useOverview({ date, isToday }: Pick<ReturnType<typeof useDashboardDay>, 'date' | 'isToday'>) {
  const [kept, setKept] = useState<Kept | null>(null);
  const current = kept?.overview.date === date ? kept : null;
  const isPolled = isToday && !(current && sendsWholeLists(current.overview.refreshAfter));
  const result = useOverviewQuery({
    variables: { date },
    errorPolicy: 'all',
    pollInterval: isPolled ? refreshEvery : 0,
    skipPollAttempt: () => document.hidden,
    notifyOnNetworkStatusChange: true,
  });
  const answered = result.data;
  if (answered?.overview && answered !== kept?.answered) {
    const { overview, reconciliation } = answered;
    const before = kept?.overview.date === overview.date ? kept : null;
    const reading = (before?.reading ?? 0) + 1;
    setKept({ answered, overview, reconciliation, reading, lastGood: keepLastGood(before?.lastGood ?? {}, overview) });
  }
  const { retry } = result;
  const readAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!answered) return;
    readAt.current = performance.now();
    notePace(answered.overview?.refreshAfter);
  }, [answered]);
  useEffect(() => {
    if (!isPolled) return;
    const wake = () => {
      if (!document.hidden && performance.now() - readAt.current > pollInterval()) retry();
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [retry, isPolled]);
  return {
    /** Null before the first answer of the day. */
    overview: current?.overview ?? null,
    /** Null also when its own call failed. */
    reconciliation: current?.reconciliation ?? null,
    lastGood: current?.lastGood ?? {},
    /** Grows with each reading of the day's lists: what else rests on them is then asked for, while they are at hand. */
    reading: current?.reading ?? 0,
    isLoading: result.loading,
    /** Loading because of Retry or of coming back to the page, not of the clock. */
    isAskedFor: result.networkStatus === NetworkStatus.refetch,
    /** The last reading failed as a whole. */
    error: result.loading ? undefined : result.error,
    retry,
    /** Puts newer numbers of the same day into their places, and where its lists disagree if that was read too. */
    renew: (overview: Overview, reconciliation?: Reconciliation | null) =>
      setKept((last) => {
        if (last?.overview.date !== overview.date) return last;
        if (!reconciliation) return { ...last, overview };
        return { ...last, overview, reconciliation, reading: last.reading + 1 };
      }),
    /** Reads all numbers again where `isDue`, or when the numbers that are not polled have become old. */
    reread: (isDue: boolean) => {
      if (isDue || performance.now() - readAt.current > otherNumbersInterval) retry();
    },
  };
}

interface Kept {
  /** The whole answer; newer numbers may stand in `overview`. */
  answered: unknown;
  overview: Overview;
  reconciliation: Reconciliation | null;
  lastGood: LastGood;
  reading: number;
}

/** What the dashboard draws. */
export type OverviewState = ReturnType<typeof useOverview>;
