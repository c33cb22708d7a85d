import { useEffect, useState } from 'react';

/** Milliseconds between an answer that lacks days and the next question. */
const pause = 500;

/**
 * Asks again by itself while days are missing, as long as each answer has more of them than the last: the gateway keeps
 * the days that it has read, so the next time fewer are left to be read in time. Answers whether it does so now.
 * `period` is whose days
 * they are, and `refetch` the query's own.
 */
export function useMissingDays(
  period: string,
  days: DaysTold | null | undefined,
  refetch: () => Promise<unknown>,
): boolean {
  const [before, setBefore] = useState({ period, read: 0 });
  const readBefore = before.period === period ? before.read : 0;
  const { read, asked } = days ?? { read: 0, asked: 0 };
  const isAsking = read < asked && read > readBefore;
  useEffect(() => {
    if (!isAsking) return;
    const end = () => setBefore({ period, read });
    const timer = setTimeout(() => refetch().then(end, end), pause);
    return () => clearTimeout(timer);
  }, [isAsking, period, read, refetch]);
  return isAsking;
}

/** How many days an answer has, of how many it should. */
interface DaysTold {
  readonly read: number;
  readonly asked: number;
}
