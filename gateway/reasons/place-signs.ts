import { daySeconds } from '../../schema/late-after.ts';
import type { LatePerson } from '../lists/daily-lists.ts';
import { type DaySigns, instantOf, noTime } from '../lists/day-signs.ts';
import { eachPlace, type Steps } from '../yield-turn.ts';
import type { Company } from './company.ts';
import { fitsHours, otherHours, shiftDayOf } from './shift-days.ts';

/** The lists of one calendar day; null for one that was not read. */
export interface SignsOfDay {
  /** The calendar day, as a number. */
  readonly day: number;
  readonly signs: DaySigns | null;
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

  constructor(people: number, lists: readonly SignsOfDay[]) {
    this.walls = new Int32Array(people);
    this.#rows = new Int32Array(people);
    this.#lists = lists;
  }

  set(place: number, wall: number, list: number, row: number): void {
    this.walls[place] = wall;
    this.#rows[place] = row * this.#lists.length + list;
  }

  /** Null without one. */
  of(place: number): Sign | null {
    const wall = this.walls[place] ?? 0;
    if (wall === 0) return null;
    const at = this.#rows[place] ?? 0;
    const signs = this.#lists[at % this.#lists.length]?.signs;
    const row = Math.floor(at / this.#lists.length);
    return { at: instantOf(wall, signs?.offsets[row] ?? ''), name: signs?.places[row] || null };
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
 * a day names is the first of that day.
 */
export function* placeSignIns(
  { members, places, hours }: Company,
  day: number,
  lists: readonly SignsOfDay[],
  late: { readonly on: readonly LatePerson[]; readonly before: readonly LatePerson[] },
  note?: NoteSign,
): Steps<PlacedSignIns> {
  const first = new PlacedSigns(members.length, lists);
  const [before, after] = [new Int32Array(members.length), new Int32Array(members.length)];
  const centres = new Map<string, number>();
  const strayed = yield* straysOf({ members, places }, lists);
  // Who upstream lists as late for their own shift was on it.
  for (const { staff, shiftID } of [...late.on, ...late.before]) {
    const place = places.get(staff.staffID);
    if (place !== undefined && shiftID === members[place]?.group) strayed.delete(place);
  }
  const lateOn = wallsOf(late.on, places);
  const lateBefore = wallsOf(late.before, places);
  const dayOf = (place: number, wall: number) => {
    const late = lateOn.get(place);
    if (late === wall) return day;
    if (late !== undefined && wall < late) return day - 1;
    if (lateBefore.get(place) === wall) return day - 1;
    const own = members[place]?.hours ?? null;
    const seen = strayed.get(place);
    return shiftDayOf(wall, (own && seen && otherHours(seen, wall, own, hours)) ?? own);
  };
  for (const [list, { day: listed, signs }] of lists.entries()) {
    if (!signs) continue;
    yield* eachPlace(signs.walls.length, (row) => {
      const place = places.get(signs.staffIDs[row] ?? '');
      if (place === undefined) return;
      const wall = signs.walls[row] ?? noTime;
      const on = wall === noTime ? listed : dayOf(place, wall);
      if (on < day) before[place] = Math.max(before[place] ?? 0, wall);
      else if (on > day) after[place] = after[place] ? Math.min(after[place], wall) : wall;
      else {
        const centre = signs.centres[row] ?? '';
        centres.set(centre, (centres.get(centre) ?? 0) + 1);
        note?.(list, row);
        const known = first.walls[place] ?? 0;
        const isEarlier = wall !== noTime && (known === noTime || wall < known);
        if (known === 0 || isEarlier) first.set(place, wall, list, row);
      }
    });
  }
  return { first, before, after, centres };
}

/**
 * The last sign-out of each person on a shift day: the one that follows a sign-in of that day, or that follows none and
 * lies within the day of the person's shift.
 */
export function* placeSignOuts(
  { members, places }: Company,
  day: number,
  lists: readonly SignsOfDay[],
  signIns: PlacedSignIns,
  note?: NoteSign,
): Steps<PlacedSigns> {
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
    yield* eachPlace(signs.walls.length, (row) => {
      const place = places.get(signs.staffIDs[row] ?? '');
      if (place === undefined) return;
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
  { members, places }: Pick<Company, 'members' | 'places'>,
  lists: readonly SignsOfDay[],
): Steps<Map<number, number[]>> {
  const strays = new Map<number, number[]>();
  for (const { signs } of lists) {
    if (!signs) continue;
    yield* eachPlace(signs.walls.length, (row) => {
      const place = places.get(signs.staffIDs[row] ?? '');
      const own = place === undefined ? null : members[place]?.hours;
      const wall = signs.walls[row] ?? noTime;
      if (place === undefined || !own || wall === noTime || fitsHours(wall, own)) return;
      const seen = strays.get(place);
      if (seen) seen.push(wall);
      else strays.set(place, [wall]);
    });
  }
  if (strays.size === 0) return strays;
  // Who has one that fits was on their own shift, early or late as they may have been at other times.
  for (const { signs } of lists) {
    if (!signs) continue;
    yield* eachPlace(signs.walls.length, (row) => {
      const place = places.get(signs.staffIDs[row] ?? '');
      const own = place === undefined ? null : members[place]?.hours;
      if (place !== undefined && own && strays.has(place) && fitsHours(signs.walls[row] ?? noTime, own))
        strays.delete(place);
    });
  }
  return strays;
}

const wallsOf = (late: readonly LatePerson[], places: Company['places']): ReadonlyMap<number | undefined, number> =>
  new Map(late.map(({ staff, wall }) => [places.get(staff.staffID), wall]));

/** The first second of a day on the wall clock. */
export const wallOfDay = (day: number) => day * daySeconds;
