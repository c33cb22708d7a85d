import { addDays, dayOf } from '../../../upstream/calendar.ts';
import { type DemoEvent, planDay, type Scene } from '../../../upstream/demo/day-plan.ts';
import type { Company } from '../../../upstream/demo/origin.ts';
import { type Person, peopleOf } from '../../../upstream/demo/people.ts';
import { kilometres, places } from '../../../upstream/demo/places.ts';
import { jobOn } from '../../../upstream/demo/rotas.ts';

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

type District = keyof typeof places;

interface Placed {
  readonly event: DemoEvent;
  readonly person: Person;
  readonly day: string;
  /** The office that it was made at: the nearest one. */
  readonly office: District;
  readonly isFixed: boolean;
  /** The person jumps on that shift day. */
  readonly isJump: boolean;
}

/** What is to be found in the records of a company, people in the order of their indices, and in order of time within each. */
export function doubtsOf(company: Company, scene: Scene): readonly Doubt[] {
  const dates = Array.from({ length: company.days }, (_, later) => addDays(company.start, later));
  const people = peopleOf(company).map((person) => dates.flatMap((date) => placedOn(person, date, scene)));
  const fixes = Map.groupBy(
    people.flat().filter(({ isFixed }) => isFixed),
    positionOf,
  );
  return people.flatMap((records) =>
    records.flatMap((record): Doubt[] => {
      const { staffID, mode, at } = record.event;
      const kinds: DoubtKind[] = [];
      if (kilometres(places[record.office], places[homeOn(record, records)]) > awayFrom) kinds.push('AWAY');
      if (record.isFixed && countEqual(record, fixes) >= fewestEqual) kinds.push('SAME_FIX');
      if (records.some((other) => isOutOfReach(record, other))) kinds.push('TRAVEL');
      return kinds.length > 0 ? [{ staffID, mode, at, kinds }] : [];
    }),
  );
}

/** The records of a person's shift day with a position. */
function placedOn(person: Person, date: string, scene: Scene): readonly Placed[] {
  const { district } = jobOn(person, date);
  const isFixed = scene.plants.fixOn(person.index, district, date) !== null;
  const isJump = !isFixed && scene.plants.jumpOn(person.index, district, date) !== null;
  return planDay(person, date, scene).events.flatMap((event) => {
    const { latitude, longitude } = event;
    if (latitude === null || longitude === null || latitude > 90) return [];
    const distance = (one: District) => kilometres(places[one], { latitude, longitude });
    const [office = district] = (Object.keys(places) as District[]).sort(
      (one, other) => distance(one) - distance(other),
    );
    return [{ event, person, day: dayOf(new Date(event.at), scene.timeZone), office, isFixed, isJump }];
  });
}

/** Where the person was most often in the four weeks before. */
function homeOn({ day, person }: Placed, records: readonly Placed[]): District {
  const from = addDays(day, -usualDays);
  const before = records.filter(({ event, day: on }) => event.mode === 'signedIn' && on >= from && on < day);
  if (before.length < enough) return person.district;
  const groups = [...Map.groupBy(before, ({ office }) => office)];
  return groups.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? person.district;
}

/** Whether two sign-ins of a day were made at offices that the time between them does not reach. */
const isOutOfReach = (one: Placed, other: Placed) =>
  [one, other].every(({ event, isJump }) => isJump && event.mode === 'signedIn') &&
  one.day === other.day &&
  one.office !== other.office;

const positionOf = ({ event: { latitude, longitude } }: Placed) => `${latitude} ${longitude}`;

/** How many people and days have had the position by the end of the record's day: sign-ins of four weeks, and the day's records. */
function countEqual(record: Placed, fixes: ReadonlyMap<string, readonly Placed[]>): number {
  const from = addDays(record.day, -usualDays);
  const equal = (fixes.get(positionOf(record)) ?? []).filter(
    ({ day, event }) => day === record.day || (event.mode === 'signedIn' && day >= from && day < record.day),
  );
  return new Set(equal.map(({ person, day }) => `${person.staffID} ${day}`)).size;
}
