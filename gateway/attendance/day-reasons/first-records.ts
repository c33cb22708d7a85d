import { addDays } from '../../shared/days.ts';
import { memoizeByIdentity } from '../../shared/memoize-by-identity.ts';
import { memoizeByKey } from '../../shared/memoize-by-key.ts';
import type { DayPunches } from '../days/day-punches.ts';

/** Days without a record, after which the first that has one is the first day with records. */
const silence = 28;
/** People of a service centre, from which on days without a record are not the leave of one of them. */
const centreSize = 5;

/** Records of some days, by day; null for a day that is not known. */
export type SignsOf = (day: string) => DayPunches | null;

/** Service centres that a day has records of: where they were made, and where their people belong. */
const centresOn = memoizeByIdentity(
  ({ people, texts, centres }: DayPunches): ReadonlySet<string> =>
    new Set([
      ...people.map(({ serviceCentre }) => serviceCentre),
      ...[...new Set(centres)].map((at) => texts[at] ?? ''),
    ]),
);

/** Whether none of these days has a record of a service centre that is large enough to have some. */
export const isSilentCentre = (centre: string, people: number, days: readonly (DayPunches | null)[]): boolean =>
  centre !== '' && people >= centreSize && days.every((signs) => !signs || !centresOn(signs).has(centre));

/** Where records begin, as far as some days show. */
export interface FirstRecords {
  /** The first of the days that has a record; null where none has. */
  readonly first: string | null;
  /** Whether the company has no record on a day, nor in the four weeks before it. */
  readonly isBefore: (day: string) => boolean;
  /** Service centres that have their first record after a day, each with the day of that record. */
  readonly openedAfter: (day: string) => ReadonlyMap<string, string> | null;
}

/** The same object for the same centres, so that what is worked out with it is worked out once. */
const sharedMap = memoizeByKey(500, (text: string): ReadonlyMap<string, string> => new Map(JSON.parse(text)));

/**
 * Finds where records begin within some days, ascending without gaps. `peopleAt` says how many people belong to a service
 * centre. A day that is not known shows nothing, so nothing is claimed across it.
 */
export function findFirstRecords(
  days: readonly string[],
  signsOf: SignsOf,
  peopleAt: (serviceCentre: string) => number,
): FirstRecords {
  const silentSince = (day: string, isSilent: (signs: DayPunches) => boolean) => {
    for (let back = 0; back <= silence; back++) {
      const signs = signsOf(addDays(day, -back));
      if (!signs || !isSilent(signs)) return false;
    }
    return true;
  };
  const opened = new Map<string, string>();
  const seen = new Set<string>();
  for (const day of days) {
    const signs = signsOf(day);
    if (!signs) continue;
    for (const centre of centresOn(signs)) {
      if (seen.has(centre)) continue;
      seen.add(centre);
      const isSilent = (before: DayPunches) => !centresOn(before).has(centre);
      if (centre !== '' && peopleAt(centre) >= centreSize && silentSince(addDays(day, -1), isSilent))
        opened.set(centre, day);
    }
  }
  return {
    first: days.find((day) => (signsOf(day)?.who.length ?? 0) > 0) ?? null,
    isBefore: (day) => silentSince(day, ({ who }) => who.length === 0),
    openedAfter(day) {
      const later = [...opened].filter(([, first]) => first > day);
      return later.length === 0 ? null : sharedMap(JSON.stringify(later.sort()));
    },
  };
}
