const dayMilliseconds = 86_400_000;

/** The day `count` days after a day `YYYY-MM-DD`; before it when negative. No time zone takes part. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMilliseconds).toISOString().slice(0, 10);
}

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
