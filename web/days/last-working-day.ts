import type { ApolloClient } from '@apollo/client';
import { isWeekend } from '../../schema/time.ts';
import { DayRecordsDocument } from '../api/generated/day-records.ts';
import { HolidaysBetweenDocument } from '../api/generated/holidays-between.ts';
import { movePeriod } from './periods.ts';

/** Days back in which a working day is looked for: longer than any row of holidays. */
const reach = 10;

/**
 * The last day before `today` from Monday to Friday that has sign-ins and is no public holiday of the service, where it
 * knows them; null when none of the last ten days is one. Asks for one day after the other, usually once.
 */
export async function lastWorkingDay(client: ApolloClient, today: string): Promise<string | null> {
  const days = weekdaysBefore(today);
  const holidays = await holidaysOf(client, days);
  for (const date of days) {
    if (holidays.has(date)) continue;
    const { data } = await client.query({ query: DayRecordsDocument, variables: { date, mode: 'SIGNED_IN' } });
    if (data?.attendance?.totalCount) return date;
  }
  return null;
}

/** The days from Monday to Friday among the last ten before a day, latest first. */
export function weekdaysBefore(today: string): string[] {
  const days = Array.from({ length: reach }, (_, index) => movePeriod(today, -index - 1));
  return days.filter((day) => !isWeekend(day));
}

/** Not every service knows holidays. */
async function holidaysOf(client: ApolloClient, days: readonly string[]): Promise<ReadonlySet<string>> {
  const variables = { from: days.at(-1) ?? '', to: days[0] ?? '' };
  const { data } = await client.query({ query: HolidaysBetweenDocument, variables, errorPolicy: 'ignore' });
  return new Set(data?.holidays?.nodes.map(({ date }) => date));
}
