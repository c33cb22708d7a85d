import { maximumRangeDays, maximumRangeRows } from '../../schema/limits.ts';
import { attendance as attendanceList, clockOuts, staffAttendance } from '../../schema/lists/attendance.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { lackOfList } from '../days/own-list.ts';
import { type AskedPerson, isAsked, nameOf, personSearch } from '../days/people.ts';
import { withDisagreement } from '../days/reasons/disagreements.ts';
import { readOrNone } from '../days/refused-days.ts';
import { readMovedCentres } from '../evidence/place-findings.ts';
import { findingsOf, withFindings } from '../evidence/read-findings.ts';
import { readPlaces } from '../evidence/read-places.ts';
import type {
  AttendanceMode,
  QueryAttendanceArgs,
  QueryClockOutsArgs,
  QueryStaffAttendanceArgs,
  RequireFields,
} from '../generated/resolvers.ts';
import { checkInput } from '../graphql/check-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { oldest } from '../lists/read-part.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import type { StoredList } from '../lists/store.ts';
import { withReviews } from '../reviews/join-reviews.ts';
import { addDays, checkRange, todayOf } from '../shared/dates.ts';
import { badInput } from '../shared/errors.ts';
import { memoizeByText } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import { type Loss, Losses } from '../upstream/readers/losses.ts';

/** Days read at once: as many calls as the REST client lets a caller have under way. */
const daysAtOnce = 4;

/** The attendance of a day, or of several, days ascending and upstream's order within each. */
async function loadAttendance(args: QueryAttendanceArgs, context: Context): Promise<StoredList<AttendanceRecordRow>> {
  const days = daysOf(args);
  if (typeof days === 'string') {
    if (args.mode === 'SIGNED_OUT') return readClockOuts(days, context);
    return context.lists.read(endpoints.attendance(days, args.mode), bearer(context));
  }
  return readRange(days, args.mode, context);
}

/** The sign-outs of a day. Throws as the list store does. */
export const readClockOuts = async (date: string, context: Context): Promise<StoredList<AttendanceRecordRow>> =>
  withDisagreement(
    'signOuts',
    await context.lists.read(endpoints.attendance(date, 'SIGNED_OUT'), bearer(context)),
    date,
    context,
  );

/** The day, or the days of the range. Throws BAD_USER_INPUT for anything else. */
function daysOf({ date, from, to }: QueryAttendanceArgs): string | readonly string[] {
  if (date != null && from == null && to == null) return date;
  if (date != null) throw badInput('date', 'Give either date, or from and to.');
  if (from == null && to == null) throw badInput('date', 'date is missing: give it, or from and to for several days.');
  if (from == null) throw badInput('from', 'from is missing: give the first of the days up to to.');
  if (to == null) throw badInput('to', 'to is missing: give the last of the days since from.');
  checkRange(from, to, maximumRangeDays);
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Reads a few days at once and stops at the limit of rows. If one day fails, all fail: a list cannot show that a day is
 * missing. A single day that the service refuses has no records; the notice says so once.
 */
async function readRange(
  days: readonly string[],
  mode: AttendanceMode,
  context: Context,
): Promise<StoredList<AttendanceRecordRow>> {
  const reads = new Map<string, Promise<StoredList<AttendanceRecordRow>>>();
  let count = 0;
  for (let next = 0; next < days.length; next += daysAtOnce) {
    const some = days.slice(next, next + daysAtOnce);
    for (const day of some) reads.set(day, readDay(day, mode, context));
    const read = await Promise.allSettled(some.map((day) => reads.get(day)));
    count += read.reduce((sum, one) => sum + (one.status === 'fulfilled' ? (one.value?.rows.length ?? 0) : 0), 0);
    if (count > maximumRangeRows) {
      throw badInput('to', `These days have more than ${maximumRangeRows} records: ask for fewer days at once.`);
    }
  }
  const { call } = endpoints.attendance(days[0] ?? '', mode);
  const { lists, said } = await readOrNone(call, days, (day) => reads.get(day) ?? readDay(day, mode, context), context);
  const areUnknown = lists.every(({ notice }) => notice !== null);
  return {
    rows: await joinDays(
      days,
      lists.map(({ rows }) => rows),
    ),
    notice: areUnknown ? (lists[0]?.notice ?? null) : null,
    losses: [...joinLosses(lists), ...(said === null ? [] : [refusedDays(said)])],
    asOf: oldest(lists.map(({ asOf }) => asOf)) ?? '',
  };
}

/** What could not be read of all days together. */
function joinLosses(lists: readonly StoredList<AttendanceRecordRow>[]): readonly Loss[] {
  const joined = new Losses();
  for (const { field, records, example } of lists.flatMap(({ losses = [] }) => losses)) {
    for (let record = 0; record < records; record++) joined.note(field, example);
  }
  return joined.all;
}

/** What is said of days that the service refuses, beside what could not be read. */
const refusedDays = (sentence: string): Loss => ({ field: 'date', records: 0, sentence, example: '' });

/** Days before yesterday are settled, and what was read of them within five minutes counts (`readDays`). */
function readDay(day: string, mode: AttendanceMode, context: Context) {
  const caller = bearer(context);
  const call = endpoints.attendance(day, mode);
  const yesterday = addDays(todayOf(context), -1);
  if (day >= yesterday) return context.lists.read(call, caller);
  return context.lists.read(call, { ...caller, isBackground: true }, { isSettled: true });
}

const joined = memoizeByText<readonly AttendanceRecordRow[]>(1);

/** A key holds the instant. Without an instant it gets the day, or another day could have the same key. */
const joinDays = (days: readonly string[], lists: readonly (readonly AttendanceRecordRow[])[]) =>
  joined(lists, days.join(), () =>
    lists.flatMap((rows, index) =>
      rows.map((row) => (row.attendanceDate === null ? { ...row, key: `${row.key}${days[index]}` } : row)),
    ),
  );

async function loadDays(args: QueryAttendanceArgs, context: Context, asked: RequestedFields) {
  const list = withFindings(await loadAttendance(args, context), context, asked.isForFile);
  const [from, to] = [args.date ?? args.from ?? '', args.date ?? args.to ?? ''];
  return withReviews(list, endpoints.reviews(from, to, args.mode), context, asked);
}

async function loadMonth(
  args: RequireFields<QueryStaffAttendanceArgs, 'mode'>,
  context: Context,
  asked: RequestedFields,
) {
  const person = checkInput(personSearch, args);
  const list = await readStaffRecords(args.month, args.mode, person, context);
  const lacking = await lackOfList(person, args.month, args.mode, list.rows, context);
  const said = lacking.length === 0 ? list : { ...list, losses: [...(list.losses ?? []), ...lacking] };
  return withReviews(
    withFindings(said, context, asked.isForFile),
    endpoints.staffReviews(`${args.month}-01`, args.mode, person.staffID),
    context,
    asked,
  );
}

async function loadClockOuts({ date }: QueryClockOutsArgs, context: Context, asked: RequestedFields) {
  const list = await readClockOuts(date, context);
  const call = endpoints.reviews(date, date, 'SIGNED_OUT');
  return withReviews(withFindings(list, context, asked.isForFile), call, context, asked);
}

/** Sign-ins and sign-outs. */
export const attendance: Feature = {
  lists: [
    declaredList(attendanceList, loadDays),
    declaredList(staffAttendance, loadMonth),
    declaredList(clockOuts, loadClockOuts),
  ],
  resolvers: {
    AttendanceList: {
      movedCentres: ({ days }, _args, context) => readMovedCentres(days(), context),
      placesCoverage: async ({ days }, _args, context) => (await readPlaces(days(), context)).coverage,
    },
    AttendanceRecord: {
      photo: (record) => record.imageURL || null,
      review: (record) => record.review ?? null,
      // Those of a list are there by now, and are not waited for.
      distance: (record, _args, context) =>
        record.findings
          ? (record.distance ?? null)
          : findingsOf(record, context).then(({ distance }) => distance ?? null),
      findings: (record, _args, context) =>
        record.findings ?? findingsOf(record, context).then(({ findings = [] }) => findings),
    },
  },
};

/** By all records of the staff ID. */
const ofPerson = memoizeByText<readonly AttendanceRecordRow[]>(20);

/**
 * The records of a staff ID in a month, of one person where that is asked for. Where the service has none under the staff
 * ID as people write it, they are asked for once more under the register's spelling, if it differs.
 */
export async function readStaffRecords(
  month: string,
  mode: AttendanceMode,
  person: AskedPerson & { readonly staffID: string },
  context: Context,
): Promise<StoredList<AttendanceRecordRow>> {
  const list = await readRecordsOfID(month, mode, person.staffID, context);
  if (person.personID == null) return list;
  const own = () => list.rows.filter(({ staff }) => isAsked(staff, person));
  return { ...list, rows: await ofPerson([list.rows], nameOf(person), own) };
}

async function readRecordsOfID(month: string, mode: AttendanceMode, staffID: string, context: Context) {
  const read = (id: string) => context.lists.read(endpoints.staffAttendance(`${month}-01`, mode, id), bearer(context));
  const list = await read(staffID);
  if (list.rows.length > 0 || list.notice !== null) return list;
  // Where the register cannot be read, what the service has answered stands.
  const register = await context.lists.read(endpoints.validStaff(), bearer(context)).catch(() => null);
  const spelledID = register?.rows.find(({ staff }) => staff.staffID === staffID)?.staff.spelledID;
  return spelledID === undefined ? list : read(spelledID);
}
