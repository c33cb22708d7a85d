import { notWorked } from '../../schema/hours.ts';
import type { Context } from '../app-context.ts';
import type { AttendanceMode, Coverage, Source } from '../generated/resolvers.ts';
import { oldest, readPart, sourceOf } from '../lists/read-part.ts';
import { addDays, dayForMonth, dayNumber, daysOfMonth, wallClock } from '../shared/dates.ts';
import { memoizeByText } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { isRefusal } from '../upstream/faults.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { ShiftRow } from '../upstream/readers/shift.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { dailyAbsence, dailyLateness, type LatePerson } from './daily-lists.ts';
import { noPunches, wallOf } from './day-punches.ts';
import { type DailyAnswer, type IsAwaited, readAgain, readDays } from './day-reader.ts';
import { findHolder, findPerson, pastOfPerson } from './month-holder.ts';
import { lackOf, refuseOneList } from './own-list.ts';
import { type AskedPerson, nameOf, personOf } from './people.ts';
import { knownDay, learningDay, type PersonMonthDayRow, unknownDay } from './person-month-day.ts';
import { wallOfDay } from './reasons/assign-to-shift-days.ts';
import { type Company, isOfNight, type Member, memberIndex } from './reasons/company.ts';
import { byDay, explainOwn, type OwnDay } from './reasons/own-records.ts';
import type { PastCompany } from './reasons/past-company.ts';
import { knownReasons } from './reasons/person-day.ts';
import { type ReadCompany, readCompany } from './reasons/read-company.ts';
import { leavesOn, type ReadLeaves, readLeaves } from './reasons/read-leaves.ts';
import { readsDayBefore } from './reasons/read-lists.ts';
import { readReasons } from './reasons/read-reasons.ts';

/** A person's month, as its lists have it. */
export interface ReadPersonMonth {
  readonly member: Member;
  readonly shift: ShiftRow | null;
  /** All days of the month, ascending; the same array for the same lists. */
  readonly days: readonly PersonMonthDayRow[];
  /** The person's records of the calendar month, both modes. */
  readonly records: readonly AttendanceRecordRow[];
  /** Whether those are all: false when a list of them could not be read. */
  readonly areRecordsKnown: boolean;
  readonly coverage: Coverage;
  readonly isRegisterOfToday: boolean;
  readonly sources: readonly Source[];
  /** When the oldest of the lists was revalidated: ISO with offset. */
  readonly asOf: string;
  /** The first failure; null when every call answered, whatever it answered. */
  readonly error: unknown;
}

/** All days of a month. */
export const wholeMonth = (month: string): readonly string[] => daysOfMonth(month, `${month}-31`);

/** Waits for no day: what has been learned counts. */
const none: IsAwaited = () => false;

/** Days of a person's month, the newest, that are read again where their lists and the person's records disagree. */
const mostDisputed = 3;

/**
 * The month of who has or had a staff ID then, or of one of them, with the reasons of `readReasons`, for fewer calls: where
 * the person's own records decide a day, nobody else's are read. Null where nothing is known of them. Throws what reading the
 * register, the shifts and the person's records throws; a day whose lists failed or are being learned is not known.
 */
export async function readPersonMonth(
  person: AskedPerson & { readonly staffID: string },
  month: string,
  context: Context,
): Promise<ReadPersonMonth | null> {
  const { staffID, personID } = person;
  const clock = wallClock(context);
  const today = clock.slice(0, 10);
  const dates = wholeMonth(month);
  const past = dates.filter((date) => date <= today);
  const company = await readCompany(dates[0] ?? today, context);
  const registered = company.company.members[company.company.indexes.get(staffID) ?? -1];
  const spelledID = registered?.staff.spelledID ?? staffID;
  const lateDays = past.length > 0 ? [addDays(past[0] ?? '', -1), ...past] : [];
  const [signIns, signOuts, learnedAbsent, learnedLate, leaves] = await Promise.all([
    readRecords(
      monthsAround(past, today, readsDayBefore(company.company) || isOfNight(registered)),
      'SIGNED_IN',
      spelledID,
      !registered,
      context,
    ),
    readRecords(monthsAround(past, today, false), 'SIGNED_OUT', spelledID, !registered, context),
    readDays(dailyAbsence(context), past, context, none),
    readDays(dailyLateness(context), lateDays, context, none),
    readLeaves(past, context),
  ]);
  const recorded = { signIns: signIns.flatMap(({ rows }) => rows), signOuts: signOuts.flatMap(({ rows }) => rows) };
  refuseOneList(month, signIns, signOuts);
  // Where the person's own records say otherwise, the day's lists are of another age.
  const cameOn = new Set(
    recorded.signIns.flatMap(({ attendanceDate, day }) => attendanceDate?.slice(0, 10) ?? day ?? []),
  );
  const isListed = (on: string) => learnedAbsent.days.get(on)?.some((staff) => staff.staffID === staffID);
  const disputed = past.filter((on) => on < today && cameOn.has(on) && isListed(on)).slice(-mostDisputed);
  const [absent, late] = await Promise.all([
    readAgain(dailyAbsence(context), learnedAbsent, disputed, context),
    readAgain(dailyLateness(context), learnedLate, disputed, context),
  ]);
  const named = { ...recorded, absent: absent.days, late: late.days };
  const people = pastOfPerson(person, past, company, named);
  const index = personID == null ? findHolder(staffID, past, people) : findPerson(personID, named, people);
  if (index === null) return null;
  const isOwn = ({ staff }: { readonly staff: StaffSummaryRow }) => memberIndex(people.now, personOf(staff)) === index;
  const isOthers = (row: { readonly staff: StaffSummaryRow }) => memberIndex(people.now, row.staff) >= 0 && !isOwn(row);
  const summary = absent.pending.length > 0 ? await readAbsentDays(month, isOwn, context) : null;
  const lists = {
    index,
    signIns: byDay(recorded.signIns.filter(isOwn)),
    signOuts: byDay(recorded.signOuts.filter(isOwn)),
  };
  const now = wallOf(clock);
  const listedOn = (on: string): boolean | null => {
    const listed = absent.days.get(on);
    if (listed) return listed.some((staff) => isOwn({ staff }));
    return summary ? summary.has(on) : null;
  };
  const isPending = (on: string) => late.pending.includes(on) || (absent.pending.includes(on) && listedOn(on) === null);
  const own = new Map(
    past.map((on) => {
      const [before, after, later] = [addDays(on, -1), addDays(on, 1), addDays(on, 2)];
      const [isAbsent, lateOn] = [listedOn(on), late.days.get(on)];
      if (leaves.error !== null || ((isAbsent === null || !lateOn) && !isPending(on))) return [on, null];
      const leavesOfDay = leavesOn(leaves.rows, people.on(on), on);
      const found = {
        isAbsent: isAbsent === true,
        late: lateOn ?? [],
        leaves: leavesOfDay,
        lateBefore: late.days.get(before) ?? null,
      };
      return [on, explainOwn({ before, on, after, later }, now, { ...lists, company: people.on(on) }, found)];
    }),
  );
  const others = past.filter((date) => own.get(date)?.explained === null && !isPending(date));
  const whole = others.length > 0 ? await explainOthers(others, company, { absent, late, leaves }, context) : null;
  const staffOn = (date: string) => people.on(date).members[index]?.staff ?? people.now.members[index]?.staff;
  const memberOf = lastMember(past, index, people, own) ?? people.now.members[index];
  if (!memberOf) return null;
  const { staff } = memberOf;
  const dayOf = (date: string): PersonMonthDayRow => {
    if (date > today) return unknownDay(staff, date, 'TO_COME');
    const found = own.get(date);
    const learn = ({ records, explained }: OwnDay) => {
      const { firstIn = null, lastOut = null } = explained ?? {};
      const worked = explained?.workedAsOf(dayNumber(today)) ?? notWorked;
      return learningDay(staff, date, { records, firstIn, lastOut, worked, isListedAbsent: listedOn(date) });
    };
    if (found && isPending(date)) {
      if (found.explained && isOnTime(found, people.on(date).members[index])) {
        return { ...knownDay(found.explained, found.records, dayNumber(today)), isListedLate: null };
      }
      return learn(found);
    }
    if (found?.explained) return knownDay(found.explained, found.records, dayNumber(today));
    const day = whole?.days.get(date);
    if (found && !day && whole?.coverage.isLearning) return learn({ ...found, explained: null });
    if (!found || !day) return unknownDay(staff, date, 'UNREAD');
    const explained = day.ofPerson(staffOn(date) ?? staff);
    if (!explained) return unknownDay(staff, date, 'NOT_REGISTERED');
    if (explained.isRecorded && (day.hasRecords || knownReasons.has(explained.reason)))
      return knownDay(explained, found.records, dayNumber(today));
    return day.isLearned ? unknownDay(staff, date, 'NO_RECORDS') : learn({ ...found, explained: null });
  };
  const records = [...signIns, ...signOuts];
  const ofMonth = records.filter((list) => list.month === month);
  const read = [
    company.company,
    company.history?.staff ?? null,
    ...records.map(({ rows }) => rows),
    leaves.rows,
    ...past.flatMap((date) => [
      absent.days.get(date) ?? null,
      late.days.get(date) ?? null,
      whole?.days.get(date) ?? null,
    ]),
  ];
  const pendingDays = past.filter(isPending).join();
  const days = await rowsOf(read, `${nameOf(person)} ${index} ${month} ${today} ${pendingDays}`, () =>
    dates.map(dayOf),
  );
  const call = endpoints.staffAttendance(`${month}-01`, 'SIGNED_IN', staffID, context.timeZone).call;
  const sources = [
    ...company.sources,
    sourceOf(call, {
      notice: records.find(({ notice }) => notice !== null)?.notice ?? null,
      losses: [...records.flatMap((list) => ('losses' in list ? list.losses : [])), ...lackOf(days)],
      asOf: oldest(records.map(({ asOf }) => asOf)) ?? company.asOf,
    }),
    absent.source,
    late.source,
    ...leaves.sources,
    // The register and the shifts are named above.
    ...(whole?.sources.slice(company.sources.length) ?? []).filter(({ asOf, ok }) => asOf !== null || !ok),
  ];
  const isLearning = [absent, late].some(({ pending }) => pending.length > 0) || whole?.coverage.isLearning === true;
  const isKnown = ({ date, unknown }: PersonMonthDayRow) => date <= today && unknown !== 'UNREAD' && !isPending(date);
  return {
    member: memberOf,
    shift: shiftOf(memberOf, company.shifts),
    days,
    records: ofMonth.flatMap(({ rows }) => rows.filter((row) => !isOthers(row))),
    areRecordsKnown: ofMonth.every(({ notice }) => notice === null),
    coverage: { daysAsked: past.length, daysRead: days.filter(isKnown).length, isLearning },
    isRegisterOfToday: people.isOfToday && (dates[0] ?? today) < today,
    sources,
    asOf: oldest(sources.flatMap((source) => source.asOf ?? [])) ?? company.asOf,
    error: absent.error ?? late.error ?? leaves.error ?? whole?.error ?? null,
  };
}

/**
 * Whether somebody was there in time by the shift that their own sign-in of the day names: then they were present,
 * whether or not the list of the late is known.
 */
function isOnTime({ explained, records }: OwnDay, member: Member | undefined): boolean {
  const { hours, group = '' } = member ?? {};
  const first = records.find(({ mode }) => mode === 'SIGNED_IN');
  if (explained?.reason !== 'PRESENT' || !first || hours?.lateAfter == null || first.staff.shiftID !== group)
    return false;
  return wallOf(explained.firstIn) <= wallOfDay(dayNumber(explained.date)) + hours.lateAfter;
}

/** By all lists that they are made of, for a person's month as of a day. */
const rowsOf = memoizeByText<readonly PersonMonthDayRow[]>(2);

/** What upstream lists of the days, each list as it was read. */
interface Listed {
  readonly absent: DailyAnswer<readonly StaffSummaryRow[]>;
  readonly late: DailyAnswer<readonly LatePerson[]>;
  readonly leaves: ReadLeaves;
}

/** Days that take the company to explain. The person has no sign-out on them, and those of others explain others. */
function explainOthers(
  dates: readonly string[],
  company: ReadCompany,
  { absent, late, leaves }: Listed,
  context: Context,
) {
  const signOuts = new Map(
    dates.flatMap((date) => [date, addDays(date, 1), addDays(date, 2)]).map((date) => [date, noPunches]),
  );
  const pending = [...absent.pending, ...late.pending];
  const known = { signOuts, absent: absent.days, late: late.days, pending, leaves };
  return readReasons(dates, context, { company, known, isAwaited: none });
}

/** The days of a month on which the absentee summary lists the person: one call in the place of a list a day. Null where it could not be read. */
async function readAbsentDays(
  month: string,
  isOwn: (row: { readonly staff: StaffSummaryRow }) => boolean,
  context: Context,
): Promise<ReadonlySet<string> | null> {
  const { list } = await readPart(endpoints.monthlyAbsence(dayForMonth(month, context), context), context);
  return list && list.notice === null ? new Set(list.rows.filter(isOwn).flatMap(({ days }) => days)) : null;
}

/** The person as the last day has them on which a list names them, else on which they were on the register. */
function lastMember(
  days: readonly string[],
  index: number,
  past: PastCompany,
  own: ReadonlyMap<string, OwnDay | null>,
): Member | undefined {
  const views = days.toReversed().map((date) => ({ date, company: past.on(date) }));
  const isOn = ({ company }: { readonly company: Company }) => !company.away.has(index);
  const named = views.find((view) => isOn(view) && (own.get(view.date)?.isNamed ?? false));
  return (named ?? views.find(isOn))?.company.members[index];
}

/** The months that have the days, the day after each and, where it matters, the one before. */
function monthsAround(days: readonly string[], today: string, isBefore: boolean): readonly string[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const around = [...(isBefore ? [addDays(first, -1)] : []), first, addDays(last, 1)];
  return [...new Set(around.filter((day) => day <= today).map((day) => day.slice(0, 7)))];
}

/**
 * The person's records of some months, one list a month. Of somebody who is not on the register the service may refuse
 * the call, and then has none. Throws what reading them throws.
 */
function readRecords(
  months: readonly string[],
  mode: AttendanceMode,
  staffID: string,
  mayRefuse: boolean,
  context: Context,
) {
  return Promise.all(
    months.map(async (month) => {
      const call = endpoints.staffAttendance(`${month}-01`, mode, staffID, context.timeZone);
      const { list, error } = await readPart(call, context);
      if (list) return { month, ...list };
      if (mayRefuse && isRefusal(error)) return { month, rows: [], notice: null, asOf: wallClock(context) };
      throw error;
    }),
  );
}

/** The person's shift; upstream names it by its id, by its name, or by both. */
function shiftOf({ group, shift }: Member, shifts: readonly ShiftRow[]): ShiftRow | null {
  return (
    shifts.find(({ id }) => id !== '' && id === group) ??
    shifts.find(({ name }) => name !== '' && name === shift) ??
    null
  );
}
