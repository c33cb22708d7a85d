import type { Context } from '../app-context.ts';
import type { Coverage, Source } from '../generated/resolvers.ts';
import { oldest, readPart, sourceOf } from '../lists/read-part.ts';
import { addDays, dayForMonth, dayNumber, daysOfMonth, todayOf, wallClock } from '../shared/dates.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { ShiftRow } from '../upstream/readers/shift.ts';
import type { OfStaff } from '../upstream/readers/staff-summary.ts';
import { dailyAbsence, dailyLateness } from './daily-lists.ts';
import { wallOf } from './day-punches.ts';
import { type IsAwaited, readAgain, readDays } from './day-reader.ts';
import { lackOfMonth, readOwnLists } from './own-list.ts';
import type { AskedPerson } from './people.ts';
import { knownDay, learningDay, type PersonMonthDayRow, unknownDay } from './person-month-day.ts';
import { wallOfDay } from './reasons/assign-to-shift-days.ts';
import { isOfNight, type Member, memberIndex } from './reasons/company.ts';
import { byDay, explainOwn, type OwnDay } from './reasons/own-records.ts';
import { findPerson, type PastCompany, pastPeople } from './reasons/past-people.ts';
import { knownReasons } from './reasons/person-day.ts';
import { type ReadCompany, readCompany } from './reasons/read-company.ts';
import { leavesOn, readLeaves } from './reasons/read-leaves.ts';
import { readsDayBefore } from './reasons/read-lists.ts';
import { readReasons } from './reasons/read-reasons.ts';

/** A person's month, as its lists have it. */
export interface ReadPersonMonth {
  readonly member: Member;
  readonly shift: ShiftRow | null;
  /** All days of the month, ascending. */
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
  const clock = wallClock(context);
  const today = clock.slice(0, 10);
  const dates = wholeMonth(month);
  const past = dates.filter((date) => date <= today);
  const company = await readCompany(dates[0] ?? today, context);
  const lists = await readLists(person.staffID, past, company, context);
  const { absent, late, leaves } = lists;
  const read = [...lists.signIns, ...lists.signOuts];
  const [signIns, signOuts] = [lists.signIns, lists.signOuts].map((of) => of.flatMap(({ rows }) => rows));
  const [ins, outs] = [byDay(signIns ?? []), byDay(signOuts ?? [])];
  const people = await pastPeople(company, past, {
    signIns: (date) => ins.get(date)?.punches ?? null,
    signOuts: (date) => outs.get(date)?.punches ?? null,
    absent: (date) => absent.days.get(date) ?? null,
    late: (date) => late.days.get(date) ?? null,
  });
  const named = () => [
    ...[...read.flatMap(({ rows }) => rows), ...[...late.days.values()].flatMap((list) => list ?? [])].map(
      ({ staff }) => staff,
    ),
    ...[...absent.days.values()].flatMap((list) => list ?? []),
  ];
  const index = findPerson(person, past, people, named);
  if (index === null) return null;
  const indexOf = ({ staff }: OfStaff) => memberIndex(people.now, staff);
  const isOwn = (row: OfStaff) => indexOf(row) === index;
  const own = { index, signIns: byDay((signIns ?? []).filter(isOwn)), signOuts: byDay((signOuts ?? []).filter(isOwn)) };
  const summary = absent.pending.length > 0 ? await readAbsentDays(month, isOwn, context) : null;
  const isListedAbsent = (date: string): boolean | null =>
    absent.days.get(date)?.some((staff) => isOwn({ staff })) ?? summary?.has(date) ?? null;
  const isPending = (date: string) =>
    late.pending.includes(date) || (absent.pending.includes(date) && isListedAbsent(date) === null);
  const ownDay = (date: string): OwnDay | null => {
    const [isAbsent, lateOn] = [isListedAbsent(date), late.days.get(date)];
    if (leaves.error !== null || ((isAbsent === null || !lateOn) && !isPending(date))) return null;
    return explainOwn(
      date,
      wallOf(clock),
      { ...own, company: people.on(date) },
      {
        isAbsent: isAbsent === true,
        late: lateOn ?? [],
        lateBefore: late.days.get(addDays(date, -1)) ?? null,
        leaves: leavesOn(leaves.rows, people.on(date), date),
      },
    );
  };
  const ownDays = new Map(past.map((date) => [date, ownDay(date)]));
  const others = past.filter((date) => ownDays.get(date)?.explained === null && !isPending(date));
  // The person has no sign-out on them, and those of others explain others.
  const given = { company, leaves, areSignOutsKnown: true, isAwaited: none };
  const whole = others.length > 0 ? await readReasons(others, context, given) : null;
  const member = lastMember(past, index, people, ownDays) ?? people.now.members[index];
  if (!member) return null;
  const dayOf = (date: string): PersonMonthDayRow => {
    if (date > today) return unknownDay(member.staff, date, 'TO_COME');
    const found = ownDays.get(date);
    if (!found) return unknownDay(member.staff, date, 'UNREAD');
    const { explained, records } = found;
    const then = people.on(date).members[index];
    if (explained && (!isPending(date) || isOnTime(found, then))) {
      const day = knownDay(explained, records, dayNumber(today));
      return isPending(date) ? { ...day, isListedLate: null } : day;
    }
    const learning = () => learningDay(member.staff, date, found, isListedAbsent(date), dayNumber(today));
    const day = whole?.days.get(date);
    if (isPending(date) || (!day && whole?.coverage.isLearning)) return learning();
    if (!day) return unknownDay(member.staff, date, 'UNREAD');
    const theirs = day.ofPerson(then?.staff ?? member.staff);
    if (!theirs) return unknownDay(member.staff, date, 'NOT_REGISTERED');
    if (theirs.isRecorded && (day.parts.hasRecords || knownReasons.has(theirs.reason))) {
      return knownDay(theirs, records, dayNumber(today));
    }
    return day.parts.unread.length === 0 ? unknownDay(member.staff, date, 'NO_RECORDS') : learning();
  };
  const days = dates.map(dayOf);
  const call = endpoints.staffAttendance(`${month}-01`, 'SIGNED_IN', person.staffID).call;
  const ownSources = [
    ...company.sources,
    sourceOf(call, {
      notice: read.find(({ notice }) => notice !== null)?.notice ?? null,
      losses: [...read.flatMap(({ losses = [] }) => losses), ...lackOfMonth(days)],
      asOf: oldest(read.map(({ asOf }) => asOf)) ?? company.asOf,
    }),
    absent.source,
    late.source,
    ...leaves.sources,
  ];
  const calls = new Set(ownSources.map((source) => source.call));
  // Lists that are named already are named again where they failed.
  const further = whole?.sources.filter(({ call, asOf, ok }) => !ok || (asOf !== null && !calls.has(call))) ?? [];
  const sources = [...ownSources, ...further];
  const ofMonth = read.filter((list) => list.month === month);
  const isKnown = ({ date, unknown }: PersonMonthDayRow) => date <= today && unknown !== 'UNREAD' && !isPending(date);
  return {
    member,
    shift: shiftOf(member, company.shifts),
    days,
    records: ofMonth.flatMap(({ rows }) => rows.filter((row) => isOwn(row) || indexOf(row) < 0)),
    areRecordsKnown: ofMonth.every(({ notice }) => notice === null),
    coverage: {
      daysAsked: past.length,
      daysRead: days.filter(isKnown).length,
      isLearning: absent.pending.length + late.pending.length > 0 || whole?.coverage.isLearning === true,
    },
    isRegisterOfToday: people.isOfToday && (dates[0] ?? today) < today,
    sources,
    asOf: oldest([...sources, ...(whole?.sources ?? [])].flatMap((source) => source.asOf ?? [])) ?? company.asOf,
    error: absent.error ?? late.error ?? leaves.error ?? whole?.error ?? null,
  };
}

/** Days of a person's month, the newest, that are read again where their lists and the person's records disagree. */
const mostDisputed = 3;

/** Reads the person's own records, and of the days' lists what has been learned. */
async function readLists(staffID: string, days: readonly string[], { company }: ReadCompany, context: Context) {
  const registered = company.members[company.indexes.get(staffID) ?? -1];
  const lateDays = days.length > 0 ? [addDays(days[0] ?? '', -1), ...days] : [];
  const asked = {
    staffID: registered?.staff.spelledID ?? staffID,
    days,
    isBefore: readsDayBefore(company) || isOfNight(registered),
    mayRefuse: !registered,
  };
  const [own, absent, late, leaves] = await Promise.all([
    readOwnLists(asked, context),
    readDays(dailyAbsence, days, context, none),
    readDays(dailyLateness, lateDays, context, none),
    readLeaves(days, context),
  ]);
  // Where the person's own records say otherwise, the day's lists are of another age.
  const came = byDay(own.signIns.flatMap(({ rows }) => rows));
  const isListed = (day: string) => absent.days.get(day)?.some((staff) => staff.staffID === staffID);
  const isDisputed = (day: string) => day < todayOf(context) && came.has(day) && isListed(day);
  const disputed = days.filter(isDisputed).slice(-mostDisputed);
  const [absentNow, lateNow] = await Promise.all([
    readAgain(dailyAbsence, absent, disputed, context),
    readAgain(dailyLateness, late, disputed, context),
  ]);
  return { ...own, absent: absentNow, late: lateNow, leaves };
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

/** The days of a month on which the absentee summary lists the person: one call in the place of a list a day. Null where it could not be read. */
async function readAbsentDays(
  month: string,
  isOwn: (row: OfStaff) => boolean,
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
  const there = days.toReversed().filter((date) => !past.on(date).away.has(index));
  const last = there.find((date) => own.get(date)?.isNamed) ?? there[0];
  return last === undefined ? undefined : past.on(last).members[index];
}

/** The person's shift; upstream names it by its id, by its name, or by both. */
function shiftOf({ group, shift }: Member, shifts: readonly ShiftRow[]): ShiftRow | null {
  return (
    shifts.find(({ id }) => id !== '' && id === group) ??
    shifts.find(({ name }) => name !== '' && name === shift) ??
    null
  );
}
