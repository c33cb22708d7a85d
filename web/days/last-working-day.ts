import { useApolloClient } from '@apollo/client/react';
import { isWeekend } from '../../schema/time.ts';
import { DayRecordsDocument } from '../api/generated/day-records.ts';
import { useHolidaysBetweenLazyQuery } from '../api/generated/holidays-between.ts';
import type { AttendanceMode } from '../api/generated/types.ts';
import { movePeriod } from './periods.ts';

/** Days back in which a working day is looked for: longer than any row of holidays. */
const reach = 10;

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

/** Looks for the last working day before a day; see `lastWorkingDay`. */
export function useLastWorkingDay() {
  const recordsOf = useDayRecords();
  // Not every service knows holidays.
  const [askHolidays] = useHolidaysBetweenLazyQuery({ errorPolicy: 'ignore' });
  return (today: string) =>
    lastWorkingDay(today, {
      recordsOf: async (date) => (await recordsOf(date)) ?? 0,
      holidaysOf: async (from, to) => {
        const { data } = await askHolidays({ variables: { from, to } });
        return data?.holidays?.nodes.map(({ date }) => date) ?? [];
      },
    });
}

/** What is asked of the service. */
interface Questions {
  readonly recordsOf: (date: string) => Promise<number>;
  readonly holidaysOf: (from: string, to: string) => Promise<readonly string[]>;
}

/**
 * The last day before `today` from Monday to Friday that has sign-ins and is no public holiday of the service, where it
 * knows them; null when none of the last ten days is one. Asks for one day after the other, usually once.
 */
export async function lastWorkingDay(today: string, { recordsOf, holidaysOf }: Questions): Promise<string | null> {
  const days = weekdaysBefore(today);
  const holidays = new Set(await holidaysOf(days.at(-1) ?? '', days[0] ?? ''));
  for (const date of days) if (!holidays.has(date) && (await recordsOf(date))) return date;
  return null;
}

/** The days from Monday to Friday among the last ten before a day, latest first. */
export function weekdaysBefore(today: string): string[] {
  const days = Array.from({ length: reach }, (_, index) => movePeriod(today, -index - 1));
  return days.filter((day) => !isWeekend(day));
}
