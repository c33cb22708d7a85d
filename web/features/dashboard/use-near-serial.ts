import { skipToken } from '@apollo/client/react';
import { useNearSerialLatenessQuery } from '../../api/generated/dashboard.ts';
import { useMoreDays } from '../../days/use-more-days.ts';
import { useFailureToasts } from './failure-toasts.ts';

/** People that the card names; the others are a link away. */
const shown = 6;

/** Who becomes serially late with the next late day of the month. Asks when `isReady`. */
export function useNearSerial(date: string, isReady: boolean) {
  const month = date.slice(0, 7);
  const variables = { month, first: shown, offset: 0, facets: [] };
  const {
    data,
    error,
    loading,
    refetch,
    retry: ask,
  } = useNearSerialLatenessQuery(isReady ? { variables, notifyOnNetworkStatusChange: true } : skipToken);
  const list = data?.nearSerialLateness;
  const isAskingAgain = useMoreDays(month, list?.coverage, refetch);
  const retry = useFailureToasts('near serial', isAskingAgain ? undefined : list?.sources, error, loading, ask);
  return { list, error, loading, isAskingAgain, retry };
}

/** What the card of those near serial lateness draws. */
export type NearSerialState = ReturnType<typeof useNearSerial>;
