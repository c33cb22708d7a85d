import type { DayNumbersQuery } from '../../generated/dashboard.ts';
import type { Count, CountName, Overview } from './overview-facts.ts';

/** The numbers that a poll of the day brings. */
export type DayNumbers = NonNullable<DayNumbersQuery['overview']>;

/** `overview` with the newer numbers in it; one whose source failed, now or before, stays for the next whole reading. */
export function mergeNumbers(overview: Overview, news: DayNumbers): Overview {
  const newer = Object.entries(news).flatMap(([name, count]): [string, Count][] => {
    const before = overview[name as CountName];
    return count?.source.ok && before.source.ok
      ? [[name, { ...before, rows: count.rows, distinctStaff: count.distinctStaff }]]
      : [];
  });
  return { ...overview, ...Object.fromEntries(newer) };
}

/** How many more there are of what comes in through the day. */
export function addedTo(before: Overview, after: Overview): Readonly<Partial<Record<CountName, number>>> {
  const names = ['attendance', 'lateness'] as const;
  const added = names.map((name) => [name, (after[name].rows ?? 0) - (before[name].rows ?? 0)] as const);
  return Object.fromEntries(added.filter(([, count]) => count > 0));
}
