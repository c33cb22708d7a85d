import { errorText, readFailure } from '../../api/failure.ts';
import { type PersonCountsFragment, usePersonMonthsQuery } from '../../api/generated/person.ts';
import { movePeriod } from '../../days/periods.ts';
import { useMoreDays } from '../../days/use-more-days.ts';
import type { Person } from './person-facts.ts';

/** The numbers of a month; all but the month are left out until they are there. */
export type MonthNumbers = Pick<PersonCountsFragment, 'month'> & Partial<PersonCountsFragment>;

/** The numbers of the month and of the five before, and whether the service lists the person as serially late. */
export interface PersonMonths {
  readonly months: readonly MonthNumbers[];
  readonly isPending: boolean;
  /** Why they are not known; null where they are. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** Asks for them when the month is there: they take calls of the service that the calendar does not wait for. */
export function usePersonMonths({ staff: { staffID, personID }, month, counts }: Person): PersonMonths {
  const { data, error, loading, refetch, retry } = usePersonMonthsQuery({ variables: { staffID, personID, month } });
  const found = data?.personMonth;
  useMoreDays(`${staffID} ${personID} ${month}`, found?.coverage, refetch);
  const before = [5, 4, 3, 2, 1].map((back) => ({ month: movePeriod(month, -back) }));
  const failed = found?.sources.find(({ ok }) => !ok);
  const failure = error && !found ? readFailure(error).message : failed && errorText(failed.code, failed.message);
  return {
    // Of the month that is shown the calendar's numbers count: both tell of the same days.
    months: found?.months.map((each) => (each.month === month ? { ...each, ...counts } : each)) ?? [
      ...before,
      { month, ...counts },
    ],
    isPending: loading && !found,
    failure: failure && !loading ? failure : null,
    retry,
  };
}
