/** Years before and after this one whose days are taken in; a day of another one is a slip. */
const years = { before: 10, after: 5 } as const;

/** The first and the last day that somebody may enter: of a leave, a holiday, a letter, a reply. */
export function enteredDays(today: string): { readonly first: string; readonly last: string } {
  const year = Number(today.slice(0, 4));
  return { first: `${year - years.before}-01-01`, last: `${year + years.after}-12-31` };
}

/** The first of some days that nobody may enter; undefined where all may be. */
export function farDay(days: readonly (string | null | undefined)[], today: string): string | undefined {
  const { first, last } = enteredDays(today);
  return days.find((day): day is string => day != null && (day < first || day > last));
}

/** A day that stands twice in a list; undefined where none does. */
export const repeatedDay = (days: readonly string[]): string | undefined =>
  days.find((day, index) => days.indexOf(day) < index);
