import { addDays } from '../../gateway/shared/dates.ts';

/** The answers of a service that knows of no attendance on the day given, the sixty before and the one after. */
export function quietDays(date: string): Record<string, readonly never[]> {
  const days = Array.from({ length: 62 }, (_, back) => addDays(date, 1 - back));
  const calls = days.flatMap((day) => [
    `findall?date=${day}&mode=signedIn`,
    `findall?date=${day}&mode=signedOut`,
    `exception?date=${day}`,
    `lateness?date=${day}`,
  ]);
  return Object.fromEntries(calls.map((call) => [`GET /attendance/${call}`, []]));
}
