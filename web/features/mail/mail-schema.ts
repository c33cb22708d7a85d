import * as z from 'zod/mini';

/** Of whom a mail tells, as the form offers it. */
export const scopeOptions = [
  { value: 'NONE', label: 'Send no mail' },
  { value: 'DISTRICT', label: 'My district' },
  { value: 'ALL', label: 'All districts' },
] as const;

/** Weekdays by their ISO number. */
export const weekdayNames: readonly (readonly [number, string])[] = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [7, 'Sunday'],
];

/** Weekdays in words, three or more in a row as `Monday to Friday`. */
export function nameWeekdays(days: readonly number[]): string {
  const names = new Map(weekdayNames);
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) =>
    run.length > 2 ? `${names.get(run[0] ?? 0)} to ${names.get(run.at(-1) ?? 0)}` : run.map((day) => names.get(day)),
  );
  return new Intl.ListFormat('en-GB').format(words.filter((word) => word !== undefined));
}

/** Hours of the day, `00:00` to `23:00`. */
export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** What the form sends. */
export const mailSchema = z
  .object({
    scope: z.pipe(z.string(), z.enum(['NONE', 'DISTRICT', 'ALL'], 'Choose what the mail covers.')),
    weekdays: z.array(z.number()),
    hour: z.pipe(
      z.string(),
      z.transform((text) => Number(text)),
    ),
  })
  .check(
    z.refine(({ scope, weekdays }) => scope === 'NONE' || weekdays.length > 0, {
      path: ['weekdays'],
      error: 'Choose at least one weekday.',
    }),
  );
