import { NetworkStatus } from '@apollo/client';
import { useEffect, useState } from 'react';
import { useOverviewQuery } from '../../generated/dashboard.ts';
import { today } from '../../session/today.ts';
import { keepLastGood, type LastGood, type Overview } from './overview-facts.ts';
import type { Reconciliation } from './turnout-facts.ts';

/** Milliseconds between two readings of today's numbers while the page is visible. */
const refreshEvery = 30_000;

/**
 * Today's numbers, read again every 30 seconds while the page is visible and when it becomes visible. The last good
 * answer stays while a new one comes and when one fails; a new day starts empty.
 */
export function useOverview(): OverviewState {
  const date = useToday();
  const result = useOverviewQuery({
    variables: { date },
    errorPolicy: 'all',
    pollInterval: refreshEvery,
    skipPollAttempt: () => document.hidden,
    notifyOnNetworkStatusChange: true,
  });
  const [kept, setKept] = useState<Kept | null>(null);
  const answered = result.data;
  if (answered?.overview && answered.overview !== kept?.overview) {
    const { overview, reconciliation } = answered;
    const before = kept?.overview.date === overview.date ? kept.lastGood : {};
    setKept({ overview, reconciliation, lastGood: keepLastGood(before, overview) });
  }
  const { refetch } = result;
  useEffect(() => {
    const wake = () => {
      // A failure is in `error`; nothing waits for this promise.
      if (!document.hidden) refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [refetch]);
  const current = kept?.overview.date === date ? kept : null;
  return {
    date,
    overview: current?.overview ?? null,
    reconciliation: current?.reconciliation ?? null,
    lastGood: current?.lastGood ?? {},
    isLoading: result.loading,
    isAskedFor: result.networkStatus === NetworkStatus.refetch,
    error: result.loading ? undefined : result.error,
    retry: () => {
      refetch().catch(() => undefined);
    },
  };
}

interface Kept {
  overview: Overview;
  reconciliation: Reconciliation | null;
  lastGood: LastGood;
}

/** What the dashboard draws. */
export interface OverviewState {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Null before the first answer of the day. */
  overview: Overview | null;
  /** Null also when its own call failed. */
  reconciliation: Reconciliation | null;
  lastGood: LastGood;
  isLoading: boolean;
  /** Loading because of Retry or of coming back to the page, not of the clock. */
  isAskedFor: boolean;
  /** The last reading failed as a whole. */
  error: Error | undefined;
  retry: () => void;
}

function useToday(): string {
  const [date, setDate] = useState(() => today());
  useEffect(() => {
    const timer = setInterval(() => setDate(today()), refreshEvery);
    return () => clearInterval(timer);
  }, []);
  return date;
}
