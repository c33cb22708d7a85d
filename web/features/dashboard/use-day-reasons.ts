import { useEffect, useRef } from 'react';
import { useDayReasonsQuery } from '../../api/generated/dashboard.ts';
import { saysNoRecord } from '../../messages.ts';
import { useFailureToasts } from './failure-toasts.ts';
import { expectedWords } from './missing-facts.ts';

/**
 * Everybody's reason on a day, counted. It takes longer than the numbers of the day, so it is asked for apart from them,
 * and again with each `reading` of the day's lists.
 */
export function useDayReasons(date: string, reading: number) {
  const answer = useDayReasonsQuery({ variables: { date, ...expectedWords } });
  const { data, error, loading, refetch, retry: readAgain } = answer;
  const day = data?.explainedDay;
  const retry = useFailureToasts('turnout', undefined, error, loading, readAgain);
  const asked = useRef({ date, reading });
  useEffect(() => {
    const before = asked.current;
    asked.current = { date, reading };
    // Another day is asked for by itself.
    if (before.date === date && before.reading < reading) readAgain();
  }, [date, reading, readAgain]);
  return {
    data,
    /** Missing while it is not there, and where the service has given no list to count from. */
    isUnknown: saysNoRecord(day?.notice) && day?.totalCount === 0,
    error,
    loading,
    refetch,
    retry,
  };
}

/** Text for a service that answered without a list. */
export const noList = 'Not known: the attendance service gave no list to count from.';

/** What the cards of a day's reasons draw. */
export type DayReasonsState = ReturnType<typeof useDayReasons>;
