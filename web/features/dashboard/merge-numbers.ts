import type { DayNumbersQuery } from '../../api/generated/dashboard.ts';
import type { Count, CountName, Overview } from './overview-facts.ts';

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
