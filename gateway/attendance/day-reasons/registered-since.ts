import { type Company, dayNumber, type Member } from './company.ts';
import { type DayPeople, differences, type NamedDays, variantOf } from './list-differences.ts';

/** The first days on which lists named somebody before their registration. */
interface Named {
  record: number;
  listing: number;
}

/** The lists of a day, and those of its neighbours that may hold records of it. */
interface PeopleOfDay {
  readonly lists: readonly DayPeople[];
}

/** The lists of all days of a reading, by day ascending. */
export const peopleOf = ({ explained, lessons }: NamedDays): readonly PeopleOfDay[] =>
  [...explained, ...lessons]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { records, absent, near }]) => ({ lists: [...records, absent, ...near] }));

/**
 * The company with people from the first day on which lists named them, where that is before their registration: the
 * register was imported. A record shows it; a listing as absent does so only of people for whom a record shows that the
 * day of registration is not their first, or for half of those who were registered on the same day.
 */
export function withSince(company: Company, days: readonly PeopleOfDay[]): Company {
  const found = new Map<number, Named>();
  for (const { lists } of days) {
    for (const list of lists) {
      const day = dayNumber(list.date);
      const as = list.isOfStaff ? 'listing' : 'record';
      for (const index of differences(company, list).early) {
        const known = found.get(index) ?? { record: Number.POSITIVE_INFINITY, listing: Number.POSITIVE_INFINITY };
        known[as] = Math.min(known[as], day);
        found.set(index, known);
      }
    }
  }
  if (found.size === 0) return company;
  const imported = importedOn(company, found);
  const since = [...found].flatMap(([index, { record, listing }]): [number, number][] => {
    const isRefuted = record < Number.POSITIVE_INFINITY || imported.has(company.members[index]?.registered ?? 0);
    return isRefuted ? [[index, Math.min(record, listing)]] : [];
  });
  if (since.length === 0) return company;
  return variantOf(company, `since ${since.join(' ')}`, () => {
    const members = [...company.members];
    for (const [index, day] of since) members[index] = { ...(members[index] as Member), since: day };
    return { ...company, members };
  });
}

/** Days of registration on which the register was written anew: half of their people have records before. */
function importedOn({ members }: Company, found: ReadonlyMap<number, Named>): ReadonlySet<number> {
  const recorded = new Map<number, number>();
  for (const [index, { record }] of found) {
    const { registered } = members[index] as Member;
    if (record < Number.POSITIVE_INFINITY) recorded.set(registered, (recorded.get(registered) ?? 0) + 1);
  }
  if (recorded.size === 0) return new Set();
  const all = new Map<number, number>();
  for (const { registered } of members) all.set(registered, (all.get(registered) ?? 0) + 1);
  return new Set([...recorded].filter(([day, count]) => 2 * count >= (all.get(day) ?? 0)).map(([day]) => day));
}
