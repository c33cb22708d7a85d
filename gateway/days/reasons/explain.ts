import { daySeconds, timeOf } from '../../../schema/late-after.ts';
import type { DayReason } from '../../generated/resolvers.ts';
import { dayNumber } from '../../shared/dates.ts';
import { nextTurn } from '../../shared/event-loop.ts';
import { memoizeByText } from '../../shared/memoize.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import type { LatePerson } from '../daily-lists.ts';
import { type DayPunches, signerIDs } from '../day-punches.ts';
import { assignSignIns, assignSignOuts, isRelieved, type NotePunch, wallOfDay } from './assign-to-shift-days.ts';
import { type Company, dueAfter, type Member, memberIndex, memberIndexes } from './company.ts';
import { judgeDay } from './company-day.ts';
import { dayReasons, ExplainedDay, notRecorded, notRegistered, type OffDay } from './explained-day.ts';
import { type Habits, marks } from './habits.ts';
import { knownReasons } from './person-day.ts';
import type { LeavesOfDay } from './read-leaves.ts';
import { needsDayBefore } from './read-lists.ts';

/** The lists that explain a shift day; null for one that could not be read. */
export interface DayLists {
  readonly company: Company;
  /** Sign-ins of the calendar day before, of the day itself and of the day after. */
  readonly signIns: readonly [DayPunches | null, DayPunches, DayPunches | null];
  /** Sign-outs of the day itself, of the day after and, where they are read, of the second day after. */
  readonly signOuts: readonly (DayPunches | null)[];
  readonly absent: readonly StaffSummaryRow[];
  readonly late: readonly LatePerson[];
  /** Whether the sign-ins have lost records: then the missing ones show neither a holiday nor a failed device. */
  readonly isLossy?: boolean;
  /** Who is on leave, by their index in the company. */
  readonly leaves: LeavesOfDay;
  /** Name of the public holiday that the service has for the day; null without one. */
  readonly holiday: string | null;
  /** Who was late on the day before. */
  readonly lateBefore: readonly LatePerson[] | null;
  /** What the same weekdays before have shown. */
  readonly habits: Habits;
  /** Service centres that have no records before a later day, with that day; null where none is known. */
  readonly opened: ReadonlyMap<string, string> | null;
  /** Days to learn from that have not been read. */
  readonly unread: readonly string[];
}

/** Seconds after a shift's threshold from which its people count for what the day was for the company. */
const settled = 3600;

const codeOf = (reason: DayReason) => dayReasons.indexOf(reason);

/**
 * One reason for everybody on the register. `now` is what the clock on the wall shows, as `DayPunches` has it; `usualDays`
 * are the days that were to be learned from; `note` is told of what belongs to the shift day.
 */
export function explain(
  date: string,
  now: number,
  lists: DayLists,
  usualDays: readonly string[] = [],
  note?: NotePunches,
): ExplainedDay {
  const { company, habits, opened, leaves, holiday } = lists;
  const day = dayNumber(date);
  const midnight = wallOfDay(day);
  const { signIns, signOuts, centres, around } = assignToShiftDays(day, lists, note);
  const absent: ReadonlySet<number> = new Set(memberIndexes(company, lists.absent).filter((index) => index >= 0));
  const lateStarts = lateStartsOf(company, lists.late, around.returned);
  const dueAt = ({ hours }: Member) => midnight + (hours ? dueAfter(hours) : 0);
  const isNew = ({ since }: Member) => since > day;
  // A late record is one of a sign-in, whichever list lacks it.
  const isLateAlone = (index: number) =>
    lateStarts.has(index) &&
    !lists.signIns.some((on) => on && signerIDs(on).has(company.members[index]?.staff.staffID ?? ''));
  const isThere = (index: number) => Boolean(signIns.localSeconds[index]);
  // Somebody whom nothing shows on the day was not on the register.
  const isAway = (index: number) =>
    (company.away.has(index) || company.leavers.has(index)) &&
    !isThere(index) &&
    !signOuts.localSeconds[index] &&
    !absent.has(index);
  const isOffDuty = (index: number) =>
    !isThere(index) && isRelieved(around, index, day, company.members[index]?.hours ?? null);
  const off = habits.offGroups.size === 0 ? noGroups : groupsThatStayed(company, habits.offGroups, isThere);
  const isOff = (index: number) => off.has(company.members[index]?.group ?? '') && habits.neverCame(index);
  // A lesson is of a day around which something is recorded.
  const hasRecords = lists.signIns[1].localSeconds.length > 0 || habits.lessons.length > 0;
  const found = (index: number) => {
    const member = company.members[index] as Member;
    const isListed = absent.has(index) && !isOff(index);
    const mark = isThere(index) ? marks.there : isListed ? marks.listed : marks.nothing;
    // People without a shift may come as long as the day lasts.
    const isDue = now >= (member.hours ? dueAt(member) : midnight + daySeconds) + settled;
    // Nobody expects those on leave, however many they are.
    const isOnLeave = leaves.has(index) && !isThere(index);
    const isExcused = isOnLeave || isOffDuty(index);
    const isCounted = !isNew(member) && !isAway(index) && !isExcused && !opened?.has(member.staff.serviceCentre);
    // Of whom nothing is known beforehand, those who came show that the day is worked.
    const works = habits.worksOf(index) ?? mark === marks.there;
    const isExpected = isCounted && (mark === marks.listed || works);
    return { mark, isExpected, isDue };
  };
  const whole = judgeDay(company, found, centres, habits);
  const judged = lists.isLossy ? { ...whole, isHoliday: false, outages: noOutages } : whole;
  const isHolidayOfMost = holiday !== null || judged.isHoliday;
  const reasonOf = (member: Member, index: number): DayReason => {
    if (signIns.localSeconds[index]) return lateStarts.has(index) ? 'PRESENT_LATE' : 'PRESENT';
    if (isLateAlone(index)) return 'PRESENT_LATE';
    if (isNew(member)) return 'NEW';
    if (signOuts.localSeconds[index]) return 'SIGNED_OUT_ONLY';
    if (isOffDuty(index)) return 'DAY_OFF';
    const isListed = absent.has(index);
    if (isListed && isOff(index)) return 'DAY_OFF';
    const works = isListed || habits.worksOf(index);
    const isAtHome = works === false;
    if (isAtHome && member.group !== '') return 'DAY_OFF';
    const isOnLeave = leaves.has(index);
    const isHoliday = isHolidayOfMost && !((isListed || isOnLeave) && judged.working.has(member.group));
    const isDue = now >= dueAt(member);
    const isMissed = holiday === null ? works === true && isDue : !isAtHome;
    if (isHoliday && (isOnLeave || isMissed)) return 'HOLIDAY';
    // Leave takes the place of work: a day that is none for them does not use it up.
    if (isOnLeave) return isAtHome ? 'NO_SHIFT' : 'ON_LEAVE';
    if (!isDue) return 'NOT_DUE_YET';
    if (works && judged.outages.has(member.staff.serviceCentre)) return 'OUTAGE';
    if (isListed) return 'ABSENT';
    return member.group === '' ? 'NO_SHIFT' : 'UNEXPLAINED';
  };
  const codeAt = (member: Member, index: number): number => {
    if (isAway(index)) return notRegistered;
    const reason = reasonOf(member, index);
    const isDecided = reason === 'HOLIDAY' ? holiday !== null : knownReasons.has(reason) || reason === 'NOT_DUE_YET';
    if (!isDecided && (!hasRecords || opened?.has(member.staff.serviceCentre))) return notRecorded;
    return codeOf(reason);
  };
  const codes = Uint8Array.from(company.members, codeAt);
  // Where the shift works on a holiday of the company, the day is none for it, unless it is a public one.
  const offAt = (index: number): OffDay | null => {
    const { group = '' } = company.members[index] ?? {};
    if (isRelieved(around, index, day, company.members[index]?.hours ?? null)) return null;
    if (group !== '' && habits.worksOf(index) === false) return 'DAY_OFF';
    return holiday !== null || (judged.isHoliday && !judged.working.has(group)) ? 'HOLIDAY' : null;
  };
  return new ExplainedDay({
    ...{ date, day, company, signIns, signOuts, absent, lateStarts, leaves, habits, judged, holiday, opened },
    ...{ unread: lists.unread, usualDays, isOffDuty, hasRecords, codes, offAt, hasNeighbours: hasNeighbours(lists) },
  });
}

/** Told of each sign-in and sign-out of a shift day. */
interface NotePunches {
  readonly signIn: NotePunch;
  readonly signOut: NotePunch;
}

/** The sign-ins and sign-outs of a shift day. */
function assignToShiftDays(
  day: number,
  {
    company,
    signIns,
    signOuts,
    late,
    lateBefore,
  }: Pick<DayLists, 'company' | 'signIns' | 'signOuts' | 'late' | 'lateBefore'>,
  note?: NotePunches,
) {
  const around = signIns.map((punches, index) => ({ day: day - 1 + index, punches }));
  const placed = assignSignIns(company, day, around, { on: late, before: lateBefore ?? [] }, note?.signIn);
  const after = signOuts.map((punches, index) => ({ day: day + index, punches }));
  return {
    signIns: placed.first,
    signOuts: assignSignOuts(company, day, after, placed, note?.signOut),
    around: placed,
    centres: placed.centres,
  };
}

/** Whether the lists of the days around could be read: without them the last sign-out of the shift day is not known. */
const hasNeighbours = ({ company, signIns: [before, , after], signOuts, late }: DayLists): boolean =>
  after !== null &&
  signOuts.every((punches) => punches !== null) &&
  (before !== null || !needsDayBefore(company, late));

const noGroups: ReadonlySet<string> = new Set();
const noOutages: ReturnType<typeof judgeDay>['outages'] = new Map();

/** Share of a group that must be there for it to work on a day on which it never did. */
const workingShare = 0.3;

/** The groups of which few people are there on this day too. */
function groupsThatStayed(
  { members }: Company,
  groups: ReadonlySet<string>,
  isThere: (index: number) => boolean,
): ReadonlySet<string> {
  const counts = new Map([...groups].map((group) => [group, { there: 0, of: 0 }]));
  members.forEach(({ group }, index) => {
    const count = counts.get(group);
    if (!count) return;
    count.of += 1;
    if (isThere(index)) count.there += 1;
  });
  return new Set([...counts].filter(([, { there, of }]) => there < workingShare * of).map(([group]) => group));
}

/** Start of the shift that each late person is late for; null where it is not known, and for people who came back from a break. */
function lateStartsOf(company: Company, late: readonly LatePerson[], returned: ReadonlySet<number>) {
  const { members, hours } = company;
  const byID = new Map(hours.map((each) => [each.id, each]));
  return new Map(
    late.flatMap(({ staff, shiftID }): [number, string | null][] => {
      const index = memberIndex(company, staff);
      if (index < 0) return [];
      const rule = byID.get(shiftID) ?? members[index]?.hours;
      return [[index, rule && !returned.has(index) ? timeOf(rule.start) : null]];
    }),
  );
}

/** Four of the same lists: the answers of today change by the clock. */
const explained = memoizeByText<ExplainedDay>(4);

/** The same, worked out once for the same lists until the clock changes it: until the next shift is due, or settled. */
export function explainOnce(
  date: string,
  now: number,
  lists: DayLists,
  usualDays: readonly string[],
): Promise<ExplainedDay> {
  const { company, signIns, signOuts, absent, late, leaves, lateBefore, habits, opened, unread, holiday } = lists;
  const since = now - wallOfDay(dayNumber(date));
  const passed = company.hours.map(
    (hours) => Number(since >= dueAfter(hours)) + Number(since >= dueAfter(hours) + settled),
  );
  const key = [
    date,
    unread.join(),
    holiday ?? '',
    lists.isLossy === true,
    since >= 0,
    since >= daySeconds + settled,
    passed.reduce((sum, count) => sum + count, 0),
  ].join(' ');
  const read = [company, ...signIns, ...signOuts, absent, late, leaves, lateBefore, habits, opened];
  return explained(read, key, async () => {
    await nextTurn();
    return explain(date, now, lists, usualDays);
  });
}
