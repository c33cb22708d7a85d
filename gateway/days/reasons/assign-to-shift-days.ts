import { daySeconds, opensBefore } from '../../../schema/late-after.ts';
import { type LatePerson, localSecondsOf } from '../daily-lists.ts';
import { centreAt, noTime } from '../day-punches.ts';
import { type Company, type Hours, lengthOf, memberIndex, memberIndexes } from './company.ts';
import { findReturns, type IsReturn, shiftDayOf, sinceStart } from './returns.ts';
import { type PunchesOfDay, ShiftDayPunches } from './shift-day-punches.ts';

/** The sign-ins of a shift day, and those around it that sign-outs may belong to. */
export interface ShiftDaySignIns {
  readonly first: ShiftDayPunches;
  /** The last before the shift day and the first after it, in wall-clock seconds; 0 without one. */
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** How many of the day there are at each service centre. */
  readonly centres: ReadonlyMap<string, number>;
  /** Indexes of those whom the lateness list names for coming back into the shift of the day before, and for nothing else. */
  readonly returned: ReadonlySet<number>;
}

const hour = 3600;

/** Called with (listIndex, rowIndex) for each sign-in or sign-out of the shift day. */
export type NotePunch = (listIndex: number, rowIndex: number) => void;

/**
 * The first sign-in of each person on a shift day. Upstream's own view comes first: a sign-in that the lateness list of
 * a day names is of that day, if only it can be, and who is listed there has signed in, whether or not a list of sign-ins
 * has them.
 */
export function assignSignIns(
  company: Company,
  day: number,
  lists: readonly PunchesOfDay[],
  late: { readonly on: readonly LatePerson[]; readonly before: readonly LatePerson[] },
  note?: NotePunch,
): ShiftDaySignIns {
  const { members, hours } = company;
  const first = new ShiftDayPunches(members.length, lists);
  const [before, after] = [new Int32Array(members.length), new Int32Array(members.length)];
  const centres = new Map<string, number>();
  const placed = lists.map(({ punches }) => memberIndexes(company, punches?.people ?? []));
  const strayed = straysOf(company, lists, placed);
  // Who upstream lists as late for their own shift was on it.
  for (const { staff, shiftID } of [...late.on, ...late.before]) {
    const index = memberIndex(company, staff);
    if (shiftID === members[index]?.group) strayed.delete(index);
  }
  const isReturn = findReturns(company, day, lists, placed, late.on);
  const lateOn = lateSeconds(late.on, day, company, isReturn);
  const lateBefore = lateSeconds(late.before, day - 1, company);
  const returned = new Set<number>();
  const dayOf = (index: number, wall: number) => {
    if (lateOn.get(index)?.includes(wall)) return day;
    if (lateBefore.get(index)?.includes(wall)) return day - 1;
    const own = members[index]?.hours ?? null;
    if (!own && isReturn(index, wall)) return Math.floor(wall / daySeconds) - 1;
    const seen = strayed.get(index);
    return shiftDayOf(wall, (own && seen && otherHours(seen, wall, own, hours)) ?? own);
  };
  for (const [list, { day: listed, punches }] of lists.entries()) {
    if (!punches) continue;
    for (const [row, wall] of punches.localSeconds.entries()) {
      const index = placed[list]?.[punches.who[row] ?? -1] ?? -1;
      if (index < 0) continue;
      const on = wall === noTime ? listed : dayOf(index, wall);
      if (on < day) before[index] = Math.max(before[index] ?? 0, wall);
      // One without a time is neither before nor after a sign-out.
      else if (on > day && wall !== noTime) after[index] = after[index] ? Math.min(after[index], wall) : wall;
      else if (on === day) {
        const centre = centreAt(punches, row);
        centres.set(centre, (centres.get(centre) ?? 0) + 1);
        note?.(list, row);
        // Of several, one without a time may be the first.
        const known = first.localSeconds[index] ?? 0;
        const isEarlier = known !== noTime && (wall === noTime || first.since(index, punches, row) < 0);
        if (known === 0 || isEarlier) first.set(index, wall, list, row);
      }
    }
  }
  for (const listed of late.on) {
    const index = memberIndex(company, listed.staff);
    if (index < 0) continue;
    const walls = listed.wall === noTime ? [] : (lateOn.get(index) ?? []);
    const [wall = noTime] = walls.toSorted((one, other) => one - other);
    if (wall === noTime && localSecondsOf(listed).some((each) => isReturn(index, each))) returned.add(index);
    const known = first.localSeconds[index] ?? 0;
    const isEarlier = wall !== noTime && known !== noTime && wall < known;
    if (known === 0 || isEarlier) first.setListed(index, { ...listed, wall });
  }
  return { first, before, after, centres, returned };
}

/**
 * The last sign-out of each person on a shift day: the one that follows a sign-in of that day, or that follows none and
 * lies within the day of the person's shift. A sign-out follows a sign-in for as long as the shift lasts and half a day
 * more; one of the same second as a sign-in ends what was before.
 */
export function assignSignOuts(
  company: Company,
  day: number,
  lists: readonly PunchesOfDay[],
  signIns: ShiftDaySignIns,
  note?: NotePunch,
): ShiftDayPunches {
  const { members } = company;
  const last = new ShiftDayPunches(members.length, lists);
  const isOf = (index: number, wall: number) => {
    const [first = 0, next = 0, previous = 0] = [signIns.first.localSeconds, signIns.after, signIns.before].map(
      (each) => each[index] ?? 0,
    );
    const hours = members[index]?.hours ?? null;
    if (isHandover(wall, first, day, hours)) return true;
    if (isHandover(wall, previous, day - 1, hours)) return false;
    if (next && next < wall) return false;
    const longest = lengthOf(hours) + daySeconds / 2;
    if (first && first < wall && wall - first < longest) return true;
    if (previous && previous < wall && wall - previous < longest) return false;
    return shiftDayOf(wall, hours) === day;
  };
  // One without a time may end a shift that reaches midnight on its day or on the next: it shows no day without a sign-in.
  const mayEnd = (index: number, listed: number) =>
    (members[index]?.hours?.end ?? 0) < daySeconds
      ? listed === day
      : Boolean(signIns.first.localSeconds[index]) && (listed === day || listed === day + 1);
  for (const [list, { day: listed, punches }] of lists.entries()) {
    if (!punches) continue;
    const placed = memberIndexes(company, punches.people);
    for (const [row, wall] of punches.localSeconds.entries()) {
      const index = placed[punches.who[row] ?? -1] ?? -1;
      if (index < 0) continue;
      const isOfDay = wall === noTime ? mayEnd(index, listed) : isOf(index, wall);
      if (isOfDay && (wall !== noTime || listed === day)) note?.(list, row);
      const known = last.localSeconds[index] ?? 0;
      // Of several, one without a time may be the last.
      const isLater = () => known !== noTime && (wall === noTime || last.since(index, punches, row) >= 0);
      if (isOfDay && (known === 0 || isLater())) last.set(index, wall, list, row);
    }
  }
  return last;
}

/** How long after the end of a shift whoever stays on for the next one may sign out of it. */
const handover = hour;

/**
 * Whether a sign-out ends a shift that lasts into the next shift day: who works both may have signed in for the next one
 * before.
 */
const isHandover = (wall: number, signIn: number, day: number, hours: Hours | null): boolean =>
  hours !== null &&
  lengthOf(hours) > daySeconds - opensBefore &&
  isSignInOf(signIn, day, hours) &&
  signIn < wall &&
  wall <= wallOfDay(day) + hours.end + handover;

/** Whether a sign-in before the next shift day is one of a day, not of an earlier one. */
const isSignInOf = (wall: number, day: number, { start }: Hours): boolean =>
  wall >= wallOfDay(day) + start - opensBefore;

/**
 * Whether somebody comes off a shift that lasts until the next one starts: who signed in on the day before for a shift of
 * 24 hours has worked until now.
 */
export const isRelieved = ({ before }: ShiftDaySignIns, index: number, day: number, hours: Hours | null): boolean =>
  hours !== null && lengthOf(hours) >= daySeconds && isSignInOf(before[index] ?? 0, day - 1, hours);

/** The times of those whose sign-ins do not fit their shift: few, so that they alone are looked at closely. */
function straysOf(
  { members }: Company,
  lists: readonly PunchesOfDay[],
  placed: readonly Int32Array[],
): Map<number, number[]> {
  const strays = new Map<number, number[]>();
  for (const [list, { punches }] of lists.entries()) {
    if (!punches) continue;
    for (const [row, wall] of punches.localSeconds.entries()) {
      const index = placed[list]?.[punches.who[row] ?? -1] ?? -1;
      const own = members[index]?.hours;
      if (!own || wall === noTime || fitsHours(wall, own)) continue;
      const seen = strays.get(index);
      if (seen) seen.push(wall);
      else strays.set(index, [wall]);
    }
  }
  if (strays.size === 0) return strays;
  // Who has one that fits was on their own shift, early or late as they may have been at other times.
  for (const [list, { punches }] of lists.entries()) {
    if (!punches) continue;
    for (const [row, wall] of punches.localSeconds.entries()) {
      const index = placed[list]?.[punches.who[row] ?? -1] ?? -1;
      const own = members[index]?.hours;
      if (own && strays.has(index) && fitsHours(wall, own)) strays.delete(index);
    }
  }
  return strays;
}

/** The late sign-ins of each person, by their index, that can be of the day whose lateness list names them. */
function lateSeconds(
  late: readonly LatePerson[],
  day: number,
  company: Company,
  isReturn: IsReturn = () => false,
): ReadonlyMap<number, readonly number[]> {
  const byID = new Map(company.hours.map((hours) => [hours.id, hours]));
  const localSeconds = new Map<number, readonly number[]>();
  for (const person of late) {
    const index = memberIndex(company, person.staff);
    const hours = byID.get(person.shiftID) ?? company.members[index]?.hours ?? null;
    const own = localSecondsOf(person).filter((wall) => canBeOf(day, wall, hours) && !isReturn(index, wall));
    localSeconds.set(index, [...(localSeconds.get(index) ?? []), ...own]);
  }
  return localSeconds;
}

/** Whether a late sign-in can be one of a day: it was made on it, or between the day's start of the shift and the next. */
function canBeOf(day: number, wall: number, hours: Hours | null): boolean {
  if (Math.floor(wall / daySeconds) === day) return true;
  const since = hours ? wall - wallOfDay(day) - hours.start : -1;
  return since >= 0 && since < daySeconds;
}

/** The first second of a day on the wall clock. */
export const wallOfDay = (day: number) => day * daySeconds;

/** A sign-in so long before and after a shift's start is one for that shift, whatever the register has. */
const ownReach = { before: 2 * hour, after: 3 * hour };
/** The same for a shift that the register does not have for the person: who is moved leaves sign-ins behind. */
const otherReach = { before: 1 * hour, after: 2 * hour };

/** Whether a sign-in at this time on the wall clock is one for that shift, going by its start. */
const fitsHours = (wall: number, hours: Hours, { before, after } = ownReach): boolean =>
  sinceStart(wall, hours, before).seconds < after;

/**
 * The shift of the company whose start is nearest to a sign-in, where the person's own does not fit any of their
 * sign-ins around it: on that day they were on another shift, of which the register knows nothing any more. Null when
 * one of them fits, or no other shift does.
 */
function otherHours(localSeconds: readonly number[], wall: number, own: Hours, all: readonly Hours[]): Hours | null {
  if (localSeconds.some((each) => fitsHours(each, own))) return null;
  const distance = (hours: Hours) => Math.abs(sinceStart(wall, hours, otherReach.before).seconds);
  const fitting = all.filter((hours) => fitsHours(wall, hours, otherReach));
  return fitting.reduce<Hours | null>(
    (best, hours) => (best && distance(best) <= distance(hours) ? best : hours),
    null,
  );
}
