import type { CountCellsFragment, DayNumbersQuery, OverviewQuery } from '../../api/generated/dashboard.ts';
import { counted, formatNumber } from '../../ui/words.ts';

/** The dashboard's numbers as the gateway answers them. */
export type Overview = NonNullable<OverviewQuery['overview']>;

/** Name of one number. */
export type CountName = Exclude<keyof Overview, 'date' | 'refreshAfter'>;

/** One number with its source. */
export type Count = CountCellsFragment;

const names: readonly CountName[] = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];

/** The last answer of each source that was good; what a failed one shows beside its fault. */
export type LastGood = Partial<Record<CountName, Count>>;

/** `before` with every good number of `overview` in it; another day's numbers are dropped by the caller. */
export function keepLastGood(before: LastGood, overview: Overview): LastGood {
  const good = names.filter((name) => overview[name].source.ok);
  return { ...before, ...Object.fromEntries(good.map((name) => [name, overview[name]])) };
}

/** What the list behind each number answered. */
export const sourcesOf = (overview: Overview): readonly Count['source'][] => names.map((name) => overview[name].source);

/** The oldest instant at which a source of the numbers was confirmed; null when none was. */
export function oldestAsOf(overview: Overview): string | null {
  const instants = names.flatMap((name) => overview[name].source.asOf ?? []);
  return instants.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

/** `91.1%`: a part of a whole with one decimal, none or all of it only where it is; null without a whole or a part. */
export function percentage(part: number | null, whole: number | null): string | null {
  if (part === null || !whole) return null;
  const percent = ((part / whole) * 100).toFixed(1);
  if (percent === '0.0' && part > 0) return '<0.1%';
  return percent === '100.0' && part < whole ? '>99.9%' : `${percent}%`;
}

/** Who is serially late and on how many days, for the report behind the number has a row for each late day. */
export function describeSerial({ rows, days }: Overview['serialLateness']): string {
  const people = rows === null ? '– people' : counted(rows, 'person', 'people');
  return days === null ? people : `${people}, ${counted(days, 'late day', 'late days')}`;
}

/** A number with thousands separators; a dash for one that is not known. */
export function formatCount(count: number | null | undefined): string {
  return count === null || count === undefined ? '–' : formatNumber(count);
}

/** The numbers that a poll of the day brings. */
export type DayNumbers = NonNullable<DayNumbersQuery['overview']>;

type Polled = Exclude<keyof DayNumbers, 'refreshAfter'>;

const polled: readonly Polled[] = ['attendance', 'lateness', 'absent', 'signOuts'];

/** Whether a number that was polled could not be read, now or before: the next whole reading says why. */
export const isPartUnknown = (overview: Overview, news: DayNumbers): boolean =>
  polled.some((name) => news[name] && !(news[name].source.ok && overview[name].source.ok));

/** `overview` with the newer numbers in it; one whose source failed, now or before, stays for the next whole reading. */
export function mergeNumbers(overview: Overview, news: DayNumbers): Overview {
  const newer = polled.flatMap((name): [string, Count][] => {
    const count = news[name];
    const before = overview[name];
    if (!count?.source.ok || !before.source.ok) return [];
    const { rows, distinctStaff } = count;
    const source = { ...before.source, asOf: count.source.asOf ?? before.source.asOf };
    return [[name, { ...before, rows, distinctStaff, source }]];
  });
  return { ...overview, refreshAfter: news.refreshAfter, ...Object.fromEntries(newer) };
}

/** How many more there are of what comes in through the day. */
export function addedTo(before: Overview, after: Overview): Readonly<Partial<Record<CountName, number>>> {
  const names = ['attendance', 'lateness'] as const;
  const added = names.map((name) => [name, (after[name].rows ?? 0) - (before[name].rows ?? 0)] as const);
  return Object.fromEntries(added.filter(([, count]) => count > 0));
}
