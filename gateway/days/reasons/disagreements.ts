import { daySeconds, opensBefore } from '../../../schema/late-after.ts';
import type { Context } from '../../app-context.ts';
import { bearer } from '../../auth/authorize.ts';
import type { StoredList } from '../../lists/store.ts';
import { dayNumber, todayOf } from '../../shared/dates.ts';
import { memoizeByText } from '../../shared/memoize.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { AbsentRow, AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import { saysLost, sentenceOf } from '../../upstream/readers/losses.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { dailyAbsence, dailyLateness, type LatePerson, localSecondsOf } from '../daily-lists.ts';
import { hasFigures } from '../day-figures.ts';
import { type DayPunches, dayPunches, noTime, signerIDs, staffIDAt } from '../day-punches.ts';
import { wallOfDay } from './assign-to-shift-days.ts';
import { type Company, companyOf, type Hours } from './company.ts';

/** People from which on lists are said to disagree: fewer are faults of single records. For a list without anybody it takes `several`. */
export const few = 3;
const several = 5;

/**
 * The share of the register that must have signed in before a list is expected to name somebody: on a holiday few come, and
 * the service calls none of them late; on other days off it lists nobody as absent.
 */
const fewestSignIns = { late: 1 / 2, absent: 4 / 5 } as const;

/** The share of the register that must be missing before somebody is expected to be listed as absent: a few may be new. */
const fewestMissing = 1 / 10;

/** The shift of today of somebody on the register; null where it is not known. */
export const hoursOf = ({ members, indexes }: Company, staffID: string): Hours | null =>
  members[indexes.get(staffID) ?? -1]?.hours ?? null;

/** Whether somebody may sign in for a day on the day before: for a shift that begins in the first hours of its day. */
const mayComeBefore = (hours: Hours | null) => hours !== null && hours.start < opensBefore;

/** Whether somebody signs in and out for a day on that day alone. */
export const isWithinDay = (hours: Hours | null) => hours !== null && !mayComeBefore(hours) && hours.end <= daySeconds;

/** Whether a record belongs to the shift day that begins on its day, and not to the one before or after. */
function isOfShiftDay(wall: number, { start }: Hours): boolean {
  const since = (wall % daySeconds) - start;
  return since >= -opensBefore && since < daySeconds - opensBefore;
}

/**
 * The earliest or the latest time of each person of a day whose shift today ends before midnight, by staff ID. People with a
 * record whose time is not known are left out: it may be earlier or later than the others.
 */
export function timesByDay(punches: DayPunches, company: Company, pick: (...walls: number[]) => number) {
  const times = new Map<string, { readonly wall: number; readonly hours: Hours }>();
  const untimed = new Set<string>();
  for (const [row, wall] of punches.localSeconds.entries()) {
    const staffID = staffIDAt(punches, row);
    const hours = hoursOf(company, staffID);
    if (wall === noTime) untimed.add(staffID);
    else if (hours && hours.end <= daySeconds && isOfShiftDay(wall, hours))
      times.set(staffID, { wall: pick(wall, times.get(staffID)?.wall ?? wall), hours });
  }
  for (const staffID of untimed) times.delete(staffID);
  return times;
}

/** The share of the register that signed in on a day, and how many did not. People who may sign in on the day before do not count. */
function turnoutOn({ members, leavers }: Company, day: number, signIns: DayPunches) {
  const signers = signerIDs(signIns);
  const expected = members.filter(
    ({ registered, hours }, index) => registered <= day && !leavers.has(index) && !mayComeBefore(hours),
  );
  const came = expected.filter(({ staff }) => signers.has(staff.staffID)).length;
  return { share: came / Math.max(1, expected.length), missing: expected.length - came };
}

/**
 * Whether somebody late signed in on the day, but at no time that the list of the late has of them. One of the lists may have
 * whole minutes: a minute before or after is the same time.
 */
function isMistimed(signIns: DayPunches): (person: LatePerson) => boolean {
  const known = Map.groupBy(signIns.localSeconds.keys(), (row) => staffIDAt(signIns, row));
  const minuteOf = (wall: number) => Math.floor(wall / 60);
  return (person) => {
    const walls = (known.get(person.staff.staffID) ?? []).map((row) => signIns.localSeconds[row] ?? noTime);
    const late = localSecondsOf(person);
    if (walls.length === 0 || late.length === 0 || walls.includes(noTime)) return false;
    const minutes = new Set(walls.map(minuteOf));
    return !late.some((wall) => [-1, 0, 1].some((by) => minutes.has(minuteOf(wall) + by)));
  };
}

/** The lists of a day that are compared with its sign-ins. */
interface HeldLists {
  readonly late: readonly LatePerson[];
  readonly absent: readonly StaffSummaryRow[];
  readonly signOuts: DayPunches;
}

const disagreements: {
  readonly [Name in keyof HeldLists]: (
    list: HeldLists[Name],
    signIns: DayPunches,
    date: string,
    company: Company,
  ) => string | null;
} = {
  late(late, signIns, date, company) {
    const mistimed = late.filter(isMistimed(signIns)).length;
    if (mistimed >= few && 2 * mistimed >= late.length)
      return `${mistimed} of the ${late.length} who are listed as late signed in at another time.`;
    const { share } = turnoutOn(company, dayNumber(date), signIns);
    if (share < fewestSignIns.late) return null;
    const midnight = wallOfDay(dayNumber(date));
    const tooLate = [...timesByDay(signIns, company, Math.min)].filter(
      ([, { wall, hours }]) =>
        hours.lateAfter !== null && wall - midnight > hours.lateAfter && wall - midnight < hours.end,
    );
    const listed = new Set(late.map(({ staff }) => staff.staffID));
    const missing = tooLate.filter(([staffID]) => !listed.has(staffID)).length;
    if (missing < few || 3 * missing < tooLate.length) return null;
    return late.length === 0
      ? `nobody is listed as late, and ${missing} signed in too late by today’s shifts.`
      : `${missing} of the ${tooLate.length} who signed in too late by today’s shifts are not listed as late.`;
  },
  absent(absent, signIns, date, company) {
    const came = signerIDs(signIns);
    // People who were absent in the first hours of a day may have signed in at its end for the next one.
    const staffIDs = absent.map(({ staffID }) => staffID);
    const listed = new Set(staffIDs.filter((staffID) => !mayComeBefore(hoursOf(company, staffID))));
    const both = [...listed].filter((staffID) => came.has(staffID)).length;
    if (both >= few && 2 * both >= listed.size)
      return `${both} of the ${listed.size} who are listed as absent signed in.`;
    const { share, missing } = turnoutOn(company, dayNumber(date), signIns);
    const isExpected = share >= fewestSignIns.absent && 1 - share >= fewestMissing;
    return absent.length === 0 && isExpected && missing >= few
      ? `nobody is listed as absent, and ${missing} of today’s register did not sign in.`
      : null;
  },
  signOuts(signOuts, signIns, _date, company) {
    const came = timesByDay(signIns, company, Math.min).size;
    return signOuts.localSeconds.length === 0 && came >= several
      ? `nobody is listed as signed out, and ${came} signed in for a day shift by today’s shifts.`
      : null;
  },
};

/** Most days that are remembered for the same lists, such as empty ones. */
const mostDays = 62;
const knownDisagreements = memoizeByText<string | null>(mostDays);

/**
 * How a list disagrees with the sign-ins of its day, which is over; null where it agrees, or differs for single people only.
 * It is worked out once for the same lists.
 */
export const disagreementOf = <Name extends keyof HeldLists>(
  name: Name,
  list: HeldLists[Name],
  signIns: DayPunches,
  date: string,
  company: Company,
): Promise<string | null> =>
  knownDisagreements([list, signIns, company], `${name} ${date}`, () =>
    disagreements[name](list, signIns, date, company),
  );

/** The rows of which the lists are made. */
interface HeldRows {
  readonly late: AttendanceRecordRow;
  readonly absent: AbsentRow;
  readonly signOuts: AttendanceRecordRow;
}

const reduce: { readonly [Name in keyof HeldRows]: (rows: readonly HeldRows[Name][]) => HeldLists[Name] } = {
  late: dailyLateness.reduce,
  absent: dailyAbsence.reduce,
  signOuts: dayPunches,
};

/** Whether a list has all of its rows, and was read after its day: before, it has only a part of the day. */
const isWhole = ({ losses, asOf }: StoredList<unknown>, date: string): boolean =>
  !saysLost(sentenceOf(losses)) && asOf.slice(0, 10) > date;

/**
 * A list of a day that is over, with a sentence where it disagrees with the day's sign-ins. It needs these, today's register
 * and today's shifts as they are stored: no call is made for it. A service that counts its days itself is believed.
 */
export async function withDisagreement<Name extends keyof HeldRows>(
  name: Name,
  list: StoredList<HeldRows[Name]>,
  date: string,
  context: Context,
): Promise<StoredList<HeldRows[Name]>> {
  const today = todayOf(context);
  if (date >= today || list.notice !== null || !isWhole(list, date) || (await hasFigures(context))) return list;
  const caller = bearer(context);
  const signIns = context.lists.stored(endpoints.attendance(date, 'SIGNED_IN'), caller);
  const register = context.lists.stored(endpoints.validStaff(), caller);
  const shifts = context.lists.stored(endpoints.shifts(), caller);
  if (!signIns || !register || !shifts || !isWhole(signIns, date)) return list;
  if ([signIns, register, shifts].some(({ notice }) => notice !== null)) return list;
  // The sentences say that these are of today.
  if ([register, shifts].some(({ asOf }) => asOf.slice(0, 10) < today)) return list;
  const company = companyOf(register.rows, shifts.rows);
  const said = await disagreementOf(name, reduce[name](list.rows), dayPunches(signIns.rows), date, company);
  if (said === null) return list;
  const sentence = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  return { ...list, losses: [...(list.losses ?? []), { field: 'lists', records: 0, sentence, example: '' }] };
}
