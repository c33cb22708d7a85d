import { daySeconds } from '../../../schema/late-after.ts';
import type { Context } from '../../app-context.ts';
import { bearer } from '../../auth/authorize.ts';
import type { StoredList } from '../../lists/store.ts';
import { dayNumber, todayOf } from '../../shared/dates.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { AbsentRow, AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { dailyAbsence, dailyLateness, type LatePerson } from '../daily-lists.ts';
import { hasFigures } from '../day-figures.ts';
import { type DayPunches, dayPunches, noTime, signerIDs, staffIDAt } from '../day-punches.ts';
import { wallOfDay } from './assign-to-shift-days.ts';
import { type Company, companyOf, type Hours } from './company.ts';

/** People from which on a disagreement of lists is one of the lists, not of single records; of a list that lacks everybody. */
export const few = 3;
const several = 5;

/** The earliest or the latest time of each person of a day who keeps a shift by day, by staff ID. */
export function timesByDay(punches: DayPunches, company: Company, pick: (...walls: number[]) => number) {
  const times = new Map<string, { readonly wall: number; readonly hours: Hours }>();
  for (const [row, wall] of punches.localSeconds.entries()) {
    const staffID = staffIDAt(punches, row);
    const hours = company.members[company.indexes.get(staffID) ?? -1]?.hours;
    if (wall === noTime || !hours || hours.end > daySeconds) continue;
    times.set(staffID, { wall: pick(wall, times.get(staffID)?.wall ?? wall), hours });
  }
  return times;
}

/** How many are on the register on a day, as far as is known. */
const countMembers = ({ members, leavers }: Company, day: number): number =>
  members.filter(({ registered }, index) => registered <= day && !leavers.has(index)).length;

/** The lists of a day that are held against its sign-ins. */
interface HeldLists {
  readonly late: readonly LatePerson[];
  readonly absent: readonly StaffSummaryRow[];
  readonly signOuts: DayPunches;
}

/** What each of them says against the sign-ins of its day, which is over; null where they agree but for single people. */
export const lacks: {
  readonly [Name in keyof HeldLists]: (
    list: HeldLists[Name],
    signIns: DayPunches,
    date: string,
    company: Company,
  ) => string | null;
} = {
  late(late, signIns, date, company) {
    // On a holiday few people come, and the service calls none of them late.
    if (2 * signerIDs(signIns).size < countMembers(company, dayNumber(date))) return null;
    const midnight = wallOfDay(dayNumber(date));
    const tooLate = [...timesByDay(signIns, company, Math.min)].filter(
      ([, { wall, hours }]) =>
        hours.lateAfter !== null && wall - midnight > hours.lateAfter && wall - midnight < hours.end,
    );
    const listed = new Set(late.map(({ staff }) => staff.staffID));
    const missing = tooLate.filter(([staffID]) => !listed.has(staffID)).length;
    if (missing < few || 3 * missing < tooLate.length) return null;
    return late.length === 0
      ? `nobody is listed as late, and ${missing} signed in too late for their shift.`
      : `${missing} of the ${tooLate.length} who signed in too late for their shift are not listed as late.`;
  },
  absent(absent, signIns, date, company) {
    const came = signerIDs(signIns);
    const both = absent.filter(({ staffID }) => came.has(staffID)).length;
    if (both >= few && 2 * both >= absent.length)
      return `${both} of the ${absent.length} who are listed as absent signed in.`;
    const day = dayNumber(date);
    const isThere = (index: number) => came.has(company.members[index]?.staff.staffID ?? '');
    const missing = company.members.filter(
      ({ registered }, index) => registered <= day && !company.leavers.has(index) && !isThere(index),
    ).length;
    // On other days many may be off.
    const isWorkday = 5 * came.size >= 4 * countMembers(company, day);
    return absent.length === 0 && isWorkday && missing >= few
      ? `nobody is listed as absent, and ${missing} of the register did not sign in.`
      : null;
  },
  signOuts(signOuts, signIns, _date, company) {
    const came = timesByDay(signIns, company, Math.min).size;
    return signOuts.localSeconds.length === 0 && came >= several
      ? `nobody is listed as signed out, and ${came} signed in for a shift by day.`
      : null;
  },
};

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

/**
 * A list of a day alone that is over, with what it says against the day's sign-ins, where these, the register and the shifts
 * are stored: nothing is asked and waited for. A service that counts its days itself is believed.
 */
export async function withLacks<Name extends keyof HeldRows>(
  name: Name,
  list: StoredList<HeldRows[Name]>,
  date: string,
  context: Context,
): Promise<StoredList<HeldRows[Name]>> {
  if (date >= todayOf(context) || list.notice !== null || (await hasFigures(context))) return list;
  const caller = bearer(context);
  const signIns = context.lists.stored(endpoints.attendance(date, 'SIGNED_IN'), caller);
  const register = context.lists.stored(endpoints.validStaff(), caller);
  const shifts = context.lists.stored(endpoints.shifts(), caller);
  if (!signIns || !register || !shifts) return list;
  if ([signIns, register, shifts].some(({ notice }) => notice !== null)) return list;
  const company = companyOf(register.rows, shifts.rows);
  const said = lacks[name](reduce[name](list.rows), dayPunches(signIns.rows), date, company);
  if (said === null) return list;
  const sentence = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  return { ...list, losses: [...(list.losses ?? []), { field: 'lists', records: 0, sentence, example: '' }] };
}
