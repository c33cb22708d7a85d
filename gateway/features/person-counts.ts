import { isFlagged } from '../../schema/columns/attendance.ts';
import { todayOf } from '../dates.ts';
import { addDays } from '../days.ts';
import type { AttendanceMode, PersonMonthCounts, Source } from '../generated/resolvers.ts';
import { cachedByLists } from '../lists/cached-by-lists.ts';
import { type DailyList, readDays } from '../lists/day-reader.ts';
import { type ReadPersonMonth, wholeMonth } from '../reasons/read-person-month.ts';
import type { Context } from '../request/context.ts';
import type { AttendanceRecordRow } from '../rest/attendance.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { MonthlyRow } from '../rest/monthly.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';

/** Number of days of each person on a monthly list. */
type DayCounts = ReadonlyMap<string, number>;

const dayCounts = cachedByLists((rows: readonly MonthlyRow[]): DayCounts => {
  const counts = new Map<string, number>();
  for (const { staff, days } of rows) counts.set(staff.staffID, (counts.get(staff.staffID) ?? 0) + days.length);
  return counts;
});

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Monthly lists by the last day of their month, by which they are settled or not. */
const absentDays = ({ timeZone }: Context): DailyList<MonthlyRow, DayCounts> => ({
  call: 'GET /attendance/absentee/monthly',
  of: (last) => endpoints.monthlyAbsence(firstOf(last), timeZone),
  digest: dayCounts,
});
const seriallyLate = ({ timeZone }: Context): DailyList<MonthlyRow, DayCounts> => ({
  call: 'GET /attendance/serialLatness',
  of: (last) => endpoints.serialLateness(firstOf(last), timeZone),
  digest: dayCounts,
});

/** How many records a person has in a month, and how many of them are flagged. */
interface Recorded {
  readonly records: number;
  readonly flagged: number;
}

const countRecords = cachedByLists(
  (rows: readonly AttendanceRecordRow[]): Recorded => ({
    records: rows.length,
    flagged: rows.filter(isFlagged).length,
  }),
);
const recorded = (
  { staffID, spelledID = staffID }: StaffSummaryRow,
  mode: AttendanceMode,
  { timeZone }: Context,
): DailyList<AttendanceRecordRow, Recorded> => ({
  call: 'GET /attendance/find/customer',
  of: (last) => endpoints.staffAttendance(firstOf(last), mode, spelledID, timeZone),
  digest: countRecords,
});

const lastOf = (month: string) => wholeMonth(month).at(-1) ?? '';

/** What the asked month comes to: its days, and whether the service lists the person as serially late. */
export async function countMonth(
  month: string,
  { member, days, records, areRecordsKnown }: ReadPersonMonth,
  context: Context,
): Promise<{ readonly counts: PersonMonthCounts; readonly sources: readonly Source[] }> {
  const known = days.filter(({ unknown }) => unknown === null);
  if (known.length === 0) return { counts: nothingKnown(month), sources: [] };
  const serial = await readDays(seriallyLate(context), [lastOf(month)], context);
  const listed = serial.days.get(lastOf(month));
  const counts = {
    month,
    lateDays: known.filter(({ isListedLate }) => isListedLate).length,
    isSeriallyLate: listed ? listed.has(member.staff.staffID) : null,
    absentDays: known.filter(({ isListedAbsent }) => isListedAbsent).length,
    flagged: areRecordsKnown ? records.filter(isFlagged).length : null,
  };
  return { counts, sources: [serial.source] };
}

const nothingKnown = (month: string): PersonMonthCounts => ({
  month,
  lateDays: null,
  isSeriallyLate: null,
  absentDays: null,
  flagged: null,
});

/** Months before the asked one. */
const monthsBefore = 5;

/** The same of the months before and of the asked one, ascending. */
export async function countMonths(
  staff: StaffSummaryRow,
  asked: PersonMonthCounts,
  context: Context,
): Promise<PersonMonthCounts[]> {
  const { staffID } = staff;
  const today = todayOf(context);
  const months = earlierMonths(asked.month);
  const lasts = months.filter((month) => `${month}-01` <= today).map(lastOf);
  const [absent, late, signIns, signOuts] = await Promise.all([
    readDays(absentDays(context), lasts, context),
    readDays(seriallyLate(context), lasts, context),
    readDays(recorded(staff, 'SIGNED_IN', context), lasts, context),
    readDays(recorded(staff, 'SIGNED_OUT', context), lasts, context),
  ]);
  // Before the person's first record nobody knows whether the service was in use.
  const first = lasts.find((last) => [signIns, signOuts].some(({ days }) => (days.get(last)?.records ?? 0) > 0));
  const counted = months.map((month): PersonMonthCounts => {
    const last = lastOf(month);
    if (first === undefined || last < first) return nothingKnown(month);
    const [days, lateDays] = [absent.days.get(last), late.days.get(last)];
    const [came, left] = [signIns.days.get(last), signOuts.days.get(last)];
    return {
      month,
      lateDays: lateDays?.get(staffID) ?? null,
      isSeriallyLate: lateDays ? lateDays.has(staffID) : null,
      absentDays: days ? (days.get(staffID) ?? 0) : null,
      flagged: came && left ? came.flagged + left.flagged : null,
    };
  });
  return [...counted, asked];
}

/** The months before one, ascending. */
function earlierMonths(month: string): readonly string[] {
  const months = [month];
  while (months.length <= monthsBefore) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months.slice(0, -1);
}
