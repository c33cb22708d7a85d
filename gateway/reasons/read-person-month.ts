import { wallClock } from '../dates.ts';
import { addDays, daysOfMonth } from '../days.ts';
import type { AttendanceMode, Source } from '../generated/resolvers.ts';
import { cachedByText } from '../lists/cached-by-lists.ts';
import { dailyAbsence, dailyLateness, type LatePerson } from '../lists/daily-lists.ts';
import { type DailyAnswer, readDays } from '../lists/day-reader.ts';
import { noSigns, wallOf } from '../lists/day-signs.ts';
import { oldest, sourceOf } from '../lists/read-part.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import type { AttendanceRecordRow } from '../rest/attendance.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { ShiftRow } from '../rest/shift.ts';
import type { Member } from './company.ts';
import { byDay, explainOwn } from './own-records.ts';
import { knownDay, type PersonMonthDayRow, unknownDay } from './person-month-day.ts';
import { isBegunBefore } from './read-lists.ts';
import { type ReadCompany, readCompany, readReasons } from './read-reasons.ts';

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
  readonly sources: readonly Source[];
  /** When the oldest of the lists was revalidated: ISO with offset. */
  readonly asOf: string;
  /** The first failure; null when every call answered, whatever it answered. */
  readonly error: unknown;
}

/** All days of a month. */
export const wholeMonth = (month: string): readonly string[] => daysOfMonth(month, `${month}-31`);

/**
 * A person's month with the reasons of `readReasons`, for fewer calls: where the person's own records decide a day,
 * nobody else's are read. Null for who is not on the register. Throws what reading the register, the shifts and the
 * person's records throws; a day whose lists failed is not known.
 */
export async function readPersonMonth(
  staffID: string,
  month: string,
  context: Context,
): Promise<ReadPersonMonth | null> {
  const company = await readCompany(context);
  const place = company.company.places.get(staffID);
  const member = place === undefined ? undefined : company.company.members[place];
  if (!member) return null;
  const clock = wallClock(context);
  const today = clock.slice(0, 10);
  const dates = wholeMonth(month);
  const past = dates.filter((date) => date <= today);
  const [signIns, signOuts, absent, late] = await Promise.all([
    readRecords(monthsAround(past, today, isBegunBefore(company.company.hours)), 'SIGNED_IN', staffID, context),
    readRecords(monthsAround(past, today, false), 'SIGNED_OUT', staffID, context),
    readDays(dailyAbsence, past, context),
    readDays(dailyLateness(context), past.length > 0 ? [addDays(past[0] ?? '', -1), ...past] : [], context),
  ]);
  const lists = {
    company: company.company,
    member,
    signIns: byDay(
      signIns.flatMap(({ rows }) => rows),
      staffID,
    ),
    signOuts: byDay(
      signOuts.flatMap(({ rows }) => rows),
      staffID,
    ),
  };
  const now = wallOf(clock);
  const own = new Map(
    past.map((on) => {
      const [before, after] = [addDays(on, -1), addDays(on, 1)];
      const [listed, lateOn] = [absent.days.get(on), late.days.get(on)];
      if (!listed || !lateOn) return [on, null];
      const found = { absent: listed, late: lateOn, lateBefore: late.days.get(before) ?? null };
      return [on, explainOwn({ before, on, after }, now, lists, found)];
    }),
  );
  const others = past.filter((date) => own.get(date)?.explained === null);
  const whole = others.length > 0 ? await explainOthers(others, company, { absent, late }, context) : null;
  const dayOf = (date: string): PersonMonthDayRow => {
    if (date > today) return unknownDay(member.staff, date, 'TO_COME');
    const found = own.get(date);
    if (found?.explained) return knownDay(found.explained, found.records);
    const day = whole?.days.get(date);
    if (!found || !day) return unknownDay(member.staff, date, 'UNREAD');
    const explained = day.hasRecords ? day.of(staffID) : null;
    return explained ? knownDay(explained, found.records) : unknownDay(member.staff, date, 'NO_RECORDS');
  };
  const records = [...signIns, ...signOuts];
  const ofMonth = records.filter((list) => list.month === month);
  const read = [
    company.company,
    ...records.map(({ rows }) => rows),
    ...past.flatMap((date) => [
      absent.days.get(date) ?? null,
      late.days.get(date) ?? null,
      whole?.days.get(date) ?? null,
    ]),
  ];
  const days = await rowsOf(read, `${staffID} ${month} ${today}`, () => dates.map(dayOf));
  const call = endpoints.staffAttendance(`${month}-01`, 'SIGNED_IN', staffID, context.timeZone).call;
  const sources = [
    ...company.sources,
    sourceOf(call, {
      notice: records.find(({ notice }) => notice !== null)?.notice ?? null,
      asOf: oldest(records.map(({ asOf }) => asOf)) ?? company.asOf,
    }),
    absent.source,
    late.source,
    // The register and the shifts are named above.
    ...(whole?.sources.slice(company.sources.length) ?? []).filter(({ asOf, ok }) => asOf !== null || !ok),
  ];
  return {
    member,
    shift: shiftOf(member, company.shifts),
    days,
    records: ofMonth.flatMap(({ rows }) => rows),
    areRecordsKnown: ofMonth.every(({ notice }) => notice === null),
    sources,
    asOf: oldest(sources.flatMap((source) => source.asOf ?? [])) ?? company.asOf,
    error: absent.error ?? late.error ?? whole?.error ?? null,
  };
}

/** By all lists that they are made of, for a person's month as of a day. */
const rowsOf = cachedByText<readonly PersonMonthDayRow[]>(2);

/** What upstream lists of the days, each list as it was read. */
interface Listed {
  readonly absent: DailyAnswer<readonly string[]>;
  readonly late: DailyAnswer<readonly LatePerson[]>;
}

/** Days that take the company to explain. The person has no sign-out on them, and those of others explain others. */
function explainOthers(dates: readonly string[], company: ReadCompany, { absent, late }: Listed, context: Context) {
  const signOuts = new Map(dates.flatMap((date) => [date, addDays(date, 1)]).map((date) => [date, noSigns]));
  return readReasons(dates, context, { company, known: { signOuts, absent: absent.days, late: late.days } });
}

/** The months that have the days, the day after each and, where it matters, the one before. */
function monthsAround(days: readonly string[], today: string, isBefore: boolean): readonly string[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const around = [...(isBefore ? [addDays(first, -1)] : []), first, addDays(last, 1)];
  return [...new Set(around.filter((day) => day <= today).map((day) => day.slice(0, 7)))];
}

/** The person's records of some months, one list a month. Throws what reading them throws. */
function readRecords(months: readonly string[], mode: AttendanceMode, staffID: string, context: Context) {
  return Promise.all(
    months.map(async (month) => {
      const call = endpoints.staffAttendance(`${month}-01`, mode, staffID, context.timeZone);
      return { month, ...(await context.lists.read(call, bearer(context))) };
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
