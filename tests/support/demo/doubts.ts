import { addDays, dayOf } from '../../../upstream/calendar.ts';
import { type DemoEvent, planDay, type Scene, type Whereabouts } from '../../../upstream/demo/day-plan.ts';
import type { Company } from '../../../upstream/demo/origin.ts';
import { type Person, peopleOf } from '../../../upstream/demo/people.ts';
import { kilometres, type Site } from '../../../upstream/demo/places.ts';

/** What is to be found in a record, as the SDL enum FindingKind names it. */
type DoubtKind = 'AWAY' | 'SAME_FIX' | 'TRAVEL';

/** A record with what is to be found in it. */
export interface Doubt {
  readonly staffID: string;
  readonly mode: DemoEvent['mode'];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kinds: readonly DoubtKind[];
}

/** Days before a record that make its person's usual place, and sign-ins from which on they do. */
const usualDays = 28;
const enough = 5;
/** Kilometres beyond which somebody is away. */
const awayFrom = 2;
/** Records of several people or days from which on an equal position is to be found. */
const fewestEqual = 3;

interface Placed extends Whereabouts {
  readonly event: DemoEvent;
  readonly person: Person;
  readonly day: string;
}

/** What is to be found in the records of a company, people in the order of their indices, and in order of time within each. */
export function doubtsOf(company: Company, scene: Scene): readonly Doubt[] {
  const dates = Array.from({ length: company.days }, (_, later) => addDays(company.start, later));
  const people = peopleOf(company).map((person) => ({ person, records: placedOf(person, dates, scene) }));
  const fixes = fixesOf(people.flatMap(({ records }) => records));
  return people.flatMap(({ records }) =>
    records.flatMap((record): Doubt[] => {
      const { staffID, mode, at } = record.event;
      const kinds: DoubtKind[] = [];
      if (isAway(record, records, scene)) kinds.push('AWAY');
      if (record.isFixed && countEqual(record, fixes) >= fewestEqual) kinds.push('SAME_FIX');
      if (record.isJump && records.some((other) => other !== record && other.isJump && other.day === record.day)) {
        kinds.push('TRAVEL');
      }
      return kinds.length > 0 ? [{ staffID, mode, at, kinds }] : [];
    }),
  );
}

/** The person's records with a position. */
function placedOf(person: Person, dates: readonly string[], scene: Scene): readonly Placed[] {
  return dates.flatMap((date) =>
    [...planDay(person, date, scene).whereabouts]
      .filter(([{ latitude }]) => latitude !== null && latitude <= 90)
      .map(([event, where]) => ({ event, person, day: dayOf(new Date(event.at), scene.timeZone), ...where })),
  );
}

/** Whether a record was made away from where its person was most often in the four weeks before. */
function isAway({ site, day, person }: Placed, records: readonly Placed[], scene: Scene): boolean {
  // Who never moves works nowhere else: most records need no look at the weeks before.
  if (person.moves.length === 0 && site === scene.places.officeOn(person.district, day)) return false;
  return kilometres(site, homeOn(day, person, records, scene)) > awayFrom;
}

function homeOn(day: string, person: Person, records: readonly Placed[], { places }: Scene): Site {
  const from = addDays(day, -usualDays);
  const before = records.filter(({ event, day: on }) => event.mode === 'signedIn' && on >= from && on < day);
  if (before.length < enough) return places.officeOn(person.district, day);
  const counts = new Map<string, { count: number; site: Site }>();
  for (const { site } of before) counts.set(site.name, { count: (counts.get(site.name)?.count ?? 0) + 1, site });
  const [most] = [...counts.values()].sort((one, other) => other.count - one.count);
  const home = most?.site ?? places.officeOn(person.district, day);
  const { move } = places;
  // Who works at an office that moves goes with it.
  const old = move && places.officeOn(move.district, addDays(move.from, -1));
  return move && old && day >= move.from && home.name === old.name ? move.office : home;
}

const positionOf = ({ event: { latitude, longitude } }: Placed) => `${latitude} ${longitude}`;

function fixesOf(records: readonly Placed[]): ReadonlyMap<string, readonly Placed[]> {
  return Map.groupBy(
    records.filter(({ isFixed }) => isFixed),
    positionOf,
  );
}

/** How many people and days have had the position by the end of the record's day: sign-ins of four weeks, and the day's records. */
function countEqual(record: Placed, fixes: ReadonlyMap<string, readonly Placed[]>): number {
  const from = addDays(record.day, -usualDays);
  const equal = (fixes.get(positionOf(record)) ?? []).filter(
    ({ day, event }) => day === record.day || (event.mode === 'signedIn' && day >= from && day < record.day),
  );
  return new Set(equal.map(({ person, day }) => `${person.staffID} ${day}`)).size;
}
