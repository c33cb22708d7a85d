import { NetworkStatus } from '@apollo/client';
import { useEffect, useState } from 'react';
import { useOverviewQuery } from '../../generated/dashboard.ts';
import { keepLastGood, type LastGood, type Overview } from './overview-facts.ts';
import type { Reconciliation } from './turnout-facts.ts';
import type { DashboardDay } from './use-dashboard-day.ts';

/** Milliseconds between two readings of today's numbers while the page is visible. */
export const refreshEvery = 30_000;

/**
 * A day's numbers; today's are read again every 30 seconds while the page is visible and when it becomes visible. The
 * last good answer stays while a new one comes and when one fails; a new day starts empty.
 */
export function useOverview({ date, isToday }: Pick<DashboardDay, 'date' | 'isToday'>): OverviewState {
  const result = useOverviewQuery({
    variables: { date },
    errorPolicy: 'all',
    pollInterval: isToday ? refreshEvery : 0,
    skipPollAttempt: () => document.hidden,
    notifyOnNetworkStatusChange: true,
  });
  const [kept, setKept] = useState<Kept | null>(null);
  const answered = result.data;
  if (answered?.overview && answered !== kept?.answered) {
    const { overview, reconciliation } = answered;
    const before = kept?.overview.date === overview.date ? kept.lastGood : {};
    setKept({ answered, overview, reconciliation, lastGood: keepLastGood(before, overview) });
  }
  const { refetch } = result;
  useEffect(() => {
    const wake = () => {
      // A failure is in `error`; nothing waits for this promise.
      if (!document.hidden && isToday) refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [refetch, isToday]);
  const current = kept?.overview.date === date ? kept : null;
  return {
    overview: current?.overview ?? null,
    reconciliation: current?.reconciliation ?? null,
    lastGood: current?.lastGood ?? {},
    isLoading: result.loading,
    isAskedFor: result.networkStatus === NetworkStatus.refetch,
    error: result.loading ? undefined : result.error,
    retry: () => {
      refetch().catch(() => undefined);
    },
    renew: (overview) => setKept((last) => (last?.overview.date === overview.date ? { ...last, overview } : last)),
  };
}

interface Kept {
  /** The whole answer; newer numbers may stand in `overview`. */
  answered: unknown;
  overview: Overview;
  reconciliation: Reconciliation | null;
  lastGood: LastGood;
}

/** What the dashboard draws. */
export interface OverviewState {
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
  /** Puts newer numbers of the same day into their places. */
  renew: (overview: Overview) => void;
}
