import { useApolloClient } from '@apollo/client/react';
import { DayRecordsDocument } from '../api/generated/day-records.ts';
import type { AttendanceMode } from '../api/generated/types.ts';

/**
 * How many records a day has, for who asks of one day after the other: each question is one by itself, where a lazy query's
 * hook has one for all.
 */
export function useDayRecords() {
  const client = useApolloClient();
  return async (date: string, mode: AttendanceMode = 'SIGNED_IN'): Promise<number | undefined> => {
    const { data } = await client.query({ query: DayRecordsDocument, variables: { date, mode } });
    return data?.attendance?.totalCount;
  };
}
