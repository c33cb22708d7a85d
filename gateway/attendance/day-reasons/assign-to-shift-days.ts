import { daySeconds } from '../../../schema/late-after.ts';
import { eachPlace, type ResumableTask } from '../../shared/event-loop.ts';
import { type LatePerson, wallsOf } from '../days/daily-lists.ts';
import { centreAt, type DayPunches, instantOf, noTime, placeAt, timeAt } from '../days/day-punches.ts';
import { type Company, type Hours, placeOf, placesIn } from './company.ts';
import { fitsHours, otherHours, shiftDayOf } from './shift-days.ts';

/** The lists of one calendar day; null for one that was not read. */
export interface SignsOfDay {
  /** The calendar day, as a number. */
  readonly day: number;
  readonly signs: DayPunches | null;
}

/** A sign-in or sign-out. */
export interface Sign {
  /** ISO with offset; null where its time cannot be read. */
  readonly at: string | null;
  /** Name of the place; null when unknown. */
  readonly name: string | null;
}

/** One sign-in or sign-out of each person of a shift day, by the person's place in the company. */
export class PlacedSigns {
  /** Wall-clock seconds; 0 without one, `noTime` for one without a time. */
  readonly walls: Int32Array;
  /** Where each stands: its row, then its list, as one number. */
  readonly #rows: Int32Array;
  readonly #lists: readonly SignsOfDay[];
  /** Those that no list of signs has, but the lateness list. */
  readonly #listed = new Map<number, Sign>();

  constructor(people: number, lists: readonly SignsOfDay[]) {
    this.walls = new Int32Array(people);
    this.#rows = new Int32Array(people);
    this.#lists = lists;
  }

  set(place: number, wall: number, list: number, row: number): void {
    this.walls[place] = wall;
    this.#rows[place] = row * this.#lists.length + list;
  }

  /** Sets one that the lateness list alone has. */
  setListed(place: number, { wall, offset = '' }: LatePerson): void {
    this.walls[place] = wall;
    this.#listed.set(place, { at: instantOf(wall, offset), name: null });
  }

  /** Null without one. */
  of(place: number): Sign | null {
    const wall = this.walls[place] ?? 0;
    if (wall === 0) return null;
    const listed = this.#listed.get(place);
    if (listed) return listed;
    const at = this.#rows[place] ?? 0;
    const signs = this.#lists[at % this.#lists.length]?.signs;
    const row = Math.floor(at / this.#lists.length);
    return signs ? { at: timeAt(signs, row), name: placeAt(signs, row) || null } : null;
  }
}

/** The sign-ins of a shift day, and those around it that sign-outs may belong to. */
interface PlacedSignIns {
  readonly first: PlacedSigns;
  /** The last before the shift day and the first after it, in wall-clock seconds; 0 without one. */
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** How many of the day there are at each service centre. */
  readonly centres: ReadonlyMap<string, number>;
}

/** Is told of each sign of the shift day: the place of its list, and of its row there. */
export type NoteSign = (list: number, row: number) => void;

/** Longest time between a sign-in and its sign-out. */
const longestShift = 20 * 3600;

/**
 * The first sign-in of each person on a shift day. Upstream's own view comes first: a sign-in that the lateness list of
 * a day names is of that day, if only it can be, and who is listed there has signed in, whether or not a list of sign-ins
 * has them.
 */
export function* placeSignIns(
  company: Company,
  day: number,
  lists: readonly SignsOfDay[],
  late: { readonly on: readonly LatePerson[]; readonly before: readonly LatePerson[] },
  note?: NoteSign,
): ResumableTask<PlacedSignIns> {
  const { members, hours } = company;
  const first = new PlacedSigns(members.length, lists);
  const [before, after] = [new Int32Array(members.length), new Int32Array(members.length)];
  const centres = new Map<string, number>();
  const placed = lists.map(({ signs }) => placesIn(company, signs?.people ?? []));
  const strayed = yield* straysOf(company, lists, placed);
  // Who upstream lists as late for their own shift was on it.
  for (const { staff, shiftID } of [...late.on, ...late.before]) {
    const place = placeOf(company, staff);
    if (shiftID === members[place]?.group) strayed.delete(place);
  }
  const lateOn = lateWalls(late.on, day, company);
  const lateBefore = lateWalls(late.before, day - 1, company);
  const dayOf = (place: number, wall: number) => {
    if (lateOn.get(place)?.includes(wall)) return day;
    if (lateBefore.get(place)?.includes(wall)) return day - 1;
    const own = members[place]?.hours ?? null;
    const seen = strayed.get(place);
    return shiftDayOf(wall, (own && seen && otherHours(seen, wall, own, hours)) ?? own);
  };
  for (const [list, { day: listed, signs }] of lists.entries()) {
    if (!signs) continue;
    yield* eachPlace(signs.walls.length, (row) => {
      const place = placed[list]?.[signs.who[row] ?? -1] ?? -1;
      if (place < 0) return;
      const wall = signs.walls[row] ?? noTime;
      const on = wall === noTime ? listed : dayOf(place, wall);
      if (on < day) before[place] = Math.max(before[place] ?? 0, wall);
      else if (on > day) after[place] = after[place] ? Math.min(after[place], wall) : wall;
      else {
        const centre = centreAt(signs, row);
        centres.set(centre, (centres.get(centre) ?? 0) + 1);
        note?.(list, row);
        const known = first.walls[place] ?? 0;
        const isEarlier = wall !== noTime && (known === noTime || wall < known);
        if (known === 0 || isEarlier) first.set(place, wall, list, row);
      }
    });
  }
  for (const listed of late.on) {
    const place = placeOf(company, listed.staff);
    if (place < 0) continue;
    const [wall = noTime] = (lateOn.get(place) ?? []).toSorted((one, other) => one - other);
    const known = first.walls[place] ?? 0;
    const isEarlier = wall !== noTime && (known === noTime || wall < known);
    if (known === 0 || isEarlier) first.setListed(place, { ...listed, wall });
  }
  return { first, before, after, centres };
}

/**
 * The last sign-out of each person on a shift day: the one that follows a sign-in of that day, or that follows none and
 * lies within the day of the person's shift.
 */
export function* placeSignOuts(
  company: Company,
  day: number,
  lists: readonly SignsOfDay[],
  signIns: PlacedSignIns,
  note?: NoteSign,
): ResumableTask<PlacedSigns> {
  const { members } = company;
  const last = new PlacedSigns(members.length, lists);
  const isOf = (place: number, wall: number) => {
    const [first, next, previous] = [signIns.first.walls, signIns.after, signIns.before].map(
      (each) => each[place] ?? 0,
    );
    if (next && next <= wall) return false;
    if (first && first <= wall && wall - first < longestShift) return true;
    if (previous && previous <= wall && wall - previous < longestShift) return false;
    return shiftDayOf(wall, members[place]?.hours ?? null) === day;
  };
  for (const [list, { day: listed, signs }] of lists.entries()) {
    if (!signs) continue;
    const placed = placesIn(company, signs.people);
    yield* eachPlace(signs.walls.length, (row) => {
      const place = placed[signs.who[row] ?? -1] ?? -1;
      if (place < 0) return;
      const wall = signs.walls[row] ?? noTime;
      const isOfDay = wall === noTime ? listed === day : isOf(place, wall);
      if (isOfDay) note?.(list, row);
      const known = last.walls[place] ?? 0;
      if (isOfDay && (known === 0 || wall >= known)) last.set(place, wall, list, row);
    });
  }
  return last;
}

/** The times of those whose sign-ins do not fit their shift: few, so that they alone are looked at closely. */
function* straysOf(
  { members }: Company,
  lists: readonly SignsOfDay[],
  placed: readonly Int32Array[],
): ResumableTask<Map<number, number[]>> {
  const strays = new Map<number, number[]>();
  for (const [list, { signs }] of lists.entries()) {
    if (!signs) continue;
    yield* eachPlace(signs.walls.length, (row) => {
      const place = placed[list]?.[signs.who[row] ?? -1] ?? -1;
      const own = members[place]?.hours;
      const wall = signs.walls[row] ?? noTime;
      if (!own || wall === noTime || fitsHours(wall, own)) return;
      const seen = strays.get(place);
      if (seen) seen.push(wall);
      else strays.set(place, [wall]);
    });
  }
  if (strays.size === 0) return strays;
  // Who has one that fits was on their own shift, early or late as they may have been at other times.
  for (const [list, { signs }] of lists.entries()) {
    if (!signs) continue;
    yield* eachPlace(signs.walls.length, (row) => {
      const place = placed[list]?.[signs.who[row] ?? -1] ?? -1;
      const own = members[place]?.hours;
      if (own && strays.has(place) && fitsHours(signs.walls[row] ?? noTime, own)) strays.delete(place);
    });
  }
  return strays;
}

/** The late sign-ins of each person, by their place, that can be of the day whose lateness list names them. */
function lateWalls(late: readonly LatePerson[], day: number, company: Company): ReadonlyMap<number, readonly number[]> {
  const byID = new Map(company.hours.map((hours) => [hours.id, hours]));
  const walls = new Map<number, readonly number[]>();
  for (const person of late) {
    const place = placeOf(company, person.staff);
    const hours = byID.get(person.shiftID) ?? company.members[place]?.hours ?? null;
    const own = wallsOf(person).filter((wall) => canBeOf(day, wall, hours));
    walls.set(place, [...(walls.get(place) ?? []), ...own]);
  }
  return walls;
}

/** Whether a late sign-in can be one of a day: it was made on it, or between the day's start of the shift and the next. */
function canBeOf(day: number, wall: number, hours: Hours | null): boolean {
  if (Math.floor(wall / daySeconds) === day) return true;
  const since = hours ? wall - wallOfDay(day) - hours.start : -1;
  return since >= 0 && since < daySeconds;
}

/** The first second of a day on the wall clock. */
export const wallOfDay = (day: number) => day * daySeconds;
