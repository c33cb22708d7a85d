import { isFlagged } from '../../schema/lists/attendance.ts';
import type { Context } from '../app-context.ts';
import type { AttendanceMode, PersonMonthCounts, Source } from '../generated/resolvers.ts';
import { addDays, dayForMonth, dayNumber, todayOf } from '../shared/dates.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { MonthlyRow } from '../upstream/readers/monthly.ts';
import { isSameName, type StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { type DailyList, type IsAwaited, readDays } from './day-reader.ts';
import { isSomebody, mayBeOnePerson, personOf } from './people.ts';
import { type ReadPersonMonth, wholeMonth } from './read-person-month.ts';
import type { Member } from './reasons/company.ts';

/** People of a monthly list by staff ID, which several may have had, with the number of their days. */
type DayCounts = ReadonlyMap<string, readonly { readonly staff: StaffSummaryRow; readonly days: number }[]>;

const dayCounts = memoizeByIdentity((rows: readonly MonthlyRow[]): DayCounts => {
  const people = Map.groupBy(rows.filter(isSomebody), ({ staff }) => staff.staffID);
  return new Map(
    [...people].map(([staffID, own]) => [
      staffID,
      own.map(({ staff, days }) => ({ staff: personOf(staff), days: days.length })),
    ]),
  );
});

/** Whether a month's list names the member, not somebody who had the staff ID before. */
function isThem({ staff, registered }: Member, named: StaffSummaryRow, last: string): boolean {
  if (staff.id !== undefined && named.id !== undefined) return mayBeOnePerson(staff, named);
  return named.name === '' || isSameName(staff.name, named.name) || registered <= dayNumber(last);
}

/** The member's days of a month; null where its list does not name them. */
function daysOf(counts: DayCounts, member: Member, last: string): number | null {
  const named = counts.get(member.staff.staffID) ?? [];
  const sure = named.filter(({ staff }) => staff.id !== undefined && staff.id === member.staff.id);
  const own = sure.length > 0 ? sure : named.filter(({ staff }) => isThem(member, staff, last));
  return own.length === 0 ? null : own.reduce((sum, { days }) => sum + days, 0);
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Monthly lists by the last day of their month, by which they are settled or not. */
const absentDays = (context: Context): DailyList<MonthlyRow, DayCounts> => ({
  call: 'GET /attendance/absentee/monthly',
  of: (last) => endpoints.monthlyAbsence(dayForMonth(last.slice(0, 7), context), context),
  reduce: dayCounts,
});
const seriallyLate = (context: Context): DailyList<MonthlyRow, DayCounts> => ({
  call: 'GET /attendance/serialLatness',
  of: (last) => endpoints.serialLateness(dayForMonth(last.slice(0, 7), context), context),
  reduce: dayCounts,
});

/** How many records a person has in a month, and how many of them are flagged. */
interface Recorded {
  readonly records: number;
  readonly flagged: number;
}

/** The same of each person who had the staff ID in the month. */
type RecordedPeople = readonly ({ readonly staff: StaffSummaryRow } & Recorded)[];

const countRecords = memoizeByIdentity((rows: readonly AttendanceRecordRow[]): RecordedPeople => {
  const people = Map.groupBy(rows, ({ staff }) => personOf(staff));
  return [...people].map(([staff, own]) => ({ staff, records: own.length, flagged: own.filter(isFlagged).length }));
});

function recordsOf(people: RecordedPeople | null | undefined, member: Member, last: string): Recorded | null {
  if (!people) return null;
  const own = people.filter(({ staff }) => isThem(member, staff, last));
  const sum = (of: (one: Recorded) => number) => own.reduce((total, one) => total + of(one), 0);
  return { records: sum(({ records }) => records), flagged: sum(({ flagged }) => flagged) };
}
const recorded = (
  { staffID, spelledID = staffID }: StaffSummaryRow,
  mode: AttendanceMode,
): DailyList<AttendanceRecordRow, RecordedPeople> => ({
  call: 'GET /attendance/find/customer',
  of: (last) => endpoints.staffAttendance(firstOf(last), mode, spelledID),
  reduce: countRecords,
});

const lastOf = (month: string) => wholeMonth(month).at(-1) ?? '';

/** What the asked month comes to: its days, and whether the service lists the person as serially late, where that is asked. */
export async function countMonth(
  month: string,
  { member, days, records, areRecordsKnown }: ReadPersonMonth,
  asked: Context | null,
): Promise<{ readonly counts: PersonMonthCounts; readonly sources: readonly Source[] }> {
  const known = days.filter(({ unknown }) => unknown === null);
  if (known.length === 0) return { counts: nothingKnown(month), sources: [] };
  const serial = asked && (await readDays(seriallyLate(asked), [lastOf(month)], asked));
  const listed = serial?.days.get(lastOf(month));
  const counts = {
    month,
    lateDays: known.filter(({ isListedLate }) => isListedLate).length,
    isSeriallyLate: listed ? daysOf(listed, member, lastOf(month)) !== null : null,
    absentDays: known.filter(({ isListedAbsent }) => isListedAbsent).length,
    flagged: areRecordsKnown ? records.filter(isFlagged).length : null,
  };
  return { counts, sources: serial ? [serial.source] : [] };
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

/** Waits for no month: over a service without validators they are read in the background. */
const none: IsAwaited = () => false;

/** The months before the asked one and that one, ascending, and whether some of them are still being read. */
interface CountedMonths {
  readonly months: PersonMonthCounts[];
  readonly isLearning: boolean;
}

/** The same of the months before and of the asked one, ascending. */
export async function countMonths(member: Member, asked: PersonMonthCounts, context: Context): Promise<CountedMonths> {
  const { staff } = member;
  const today = todayOf(context);
  const months = earlierMonths(asked.month);
  const lasts = months.filter((month) => `${month}-01` <= today).map(lastOf);
  const [absent, late, signIns, signOuts] = await Promise.all([
    readDays(absentDays(context), lasts, context, none),
    readDays(seriallyLate(context), lasts, context, none),
    readDays(recorded(staff, 'SIGNED_IN'), lasts, context, none),
    readDays(recorded(staff, 'SIGNED_OUT'), lasts, context, none),
  ]);
  // Before the person's first record nobody knows whether the service was in use.
  const isRecorded = (last: string) =>
    [signIns, signOuts].some(({ days }) => (recordsOf(days.get(last), member, last)?.records ?? 0) > 0);
  const first = lasts.find(isRecorded);
  const counted = months.map((month): PersonMonthCounts => {
    const last = lastOf(month);
    if (first === undefined || last < first) return nothingKnown(month);
    const [days, lateDays] = [absent.days.get(last), late.days.get(last)];
    const [came, left] = [signIns, signOuts].map((list) => recordsOf(list.days.get(last), member, last));
    return {
      month,
      lateDays: lateDays ? daysOf(lateDays, member, last) : null,
      isSeriallyLate: lateDays ? daysOf(lateDays, member, last) !== null : null,
      absentDays: days ? (daysOf(days, member, last) ?? 0) : null,
      flagged: came && left ? came.flagged + left.flagged : null,
    };
  });
  const isLearning = [absent, late, signIns, signOuts].some(({ pending }) => pending.length > 0);
  return { months: [...counted, asked], isLearning };
}

/** The months before one, ascending. */
function earlierMonths(month: string): readonly string[] {
  const months = [month];
  while (months.length <= monthsBefore) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months.slice(0, -1);
}
