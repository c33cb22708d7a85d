import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useHolidaysBetweenQuery } from '../../api/generated/holidays-between.ts';
import { useExtensions } from '../../api/use-extensions.ts';
import { quietDays, type TrendDay } from './trend-facts.ts';

/**
 * What is to be said of a day of the trend, by its date: the holiday that it is, where the service knows holidays, or that
 * hardly anybody came.
 */
export function useDayMarks(days: readonly TrendDay[], today: string): ReadonlyMap<string, string> {
  const hasHolidays = useExtensions(true)?.has('holidays') === true;
  const from = days[0]?.date ?? today;
  const { data } = useHolidaysBetweenQuery(hasHolidays ? { variables: { from, to: today } } : skipToken);
  const holidays = data?.holidays?.nodes;
  return useMemo(() => {
    const quiet = [...quietDays(days, today)].map(
      (date) => [date, 'Hardly anybody came: a holiday or an outage'] as const,
    );
    return new Map([...quiet, ...(holidays ?? []).map(({ date, name }) => [date, `Holiday: ${name}`] as const)]);
  }, [days, today, holidays]);
}
