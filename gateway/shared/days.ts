import { memoizeByKey } from './memoize-by-key.ts';

const dayMilliseconds = 86_400_000;

/** Days remembered: those of some years. A month is worked out of the same few, a thousand times. */
const mostDays = 4_000;

/** Days since 1970. */
const numberOf = memoizeByKey(mostDays, (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMilliseconds);
const textOf = memoizeByKey(mostDays, (number: number) =>
  new Date(number * dayMilliseconds).toISOString().slice(0, 10),
);

/** The day `count` days after a day `YYYY-MM-DD`; before it when negative. No time zone takes part. */
export const addDays = (day: string, count: number): string => textOf(numberOf(day) + count);

/** The `count` days that end with `until`, ascending. */
export function lastDays(until: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addDays(until, index + 1 - count));
}

/** The days of a month `YYYY-MM` up to and with `until`, ascending; none of a month that is still to come. */
export function daysOfMonth(month: string, until: string): readonly string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month) && day <= until);
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
