import { dayNumber } from '../../shared/dates.ts';
import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import type { LatePerson } from '../daily-lists.ts';
import { type DayPunches, dayPunches, noPunches } from '../day-punches.ts';
import { type Company, type Member, memberIndex } from './company.ts';
import { assignToShiftDays, type DayLists, explain } from './explain.ts';
import { habitsOf } from './habits.ts';
import { ownReasons, type PersonDayRow } from './person-day.ts';
import { type LeavesOfDay, noLeaves } from './read-leaves.ts';
import { needsDayBefore, readsSecondDayAfter } from './read-lists.ts';

/** What a person's own records show of a day. */
export interface OwnDay {
  /** Null where it takes the company to explain the day. */
  readonly explained: PersonDayRow | null;
  /** The sign-ins and sign-outs of the shift day, in order of time. */
  readonly records: readonly AttendanceRecordRow[];
  /** Whether a list of the day names the person. */
  readonly isNamed: boolean;
}

/** A calendar day's records of one person, and what the reasons read of them. */
interface Recorded {
  readonly rows: readonly AttendanceRecordRow[];
  readonly punches: DayPunches;
}

const nothing: Recorded = { rows: [], punches: noPunches };

/** Records of one mode by the calendar day on which they were made; those without one left out. */
export function byDay(rows: readonly AttendanceRecordRow[]): ReadonlyMap<string, Recorded> {
  const days = Map.groupBy(rows, ({ attendanceDate, day }) => attendanceDate?.slice(0, 10) ?? day ?? '');
  days.delete('');
  return new Map([...days].map(([day, recorded]) => [day, { rows: recorded, punches: dayPunches(recorded) }]));
}

/** What is needed to explain a day by a person's own records. */
export interface OwnLists {
  /** As of the day. */
  readonly company: Company;
  /** The person's index in it. */
  readonly index: number;
  readonly signIns: ReadonlyMap<string, Recorded>;
  readonly signOuts: ReadonlyMap<string, Recorded>;
}

/** The days before, on and after a day. */
export interface DaysAround {
  readonly before: string;
  readonly on: string;
  readonly after: string;
  /** The second day after. */
  readonly later: string;
}

/**
 * Explains a person's day as `explain` does everybody's, by their own records and what upstream lists of them. Who was
 * there or signed out, and who is new, is so whatever others did; anything else takes the company.
 */
export function explainOwn(
  { before, on, after, later }: DaysAround,
  now: number,
  { company, index, signIns, signOuts }: OwnLists,
  listed: {
    /** Whether the person is listed as absent. */
    readonly isAbsent: boolean;
    readonly late: readonly LatePerson[];
    readonly leaves: LeavesOfDay;
    readonly lateBefore: readonly LatePerson[] | null;
  },
): OwnDay {
  const member = company.members[index] as Member;
  const { staff } = member;
  const alone: Company = {
    ...company,
    members: [member],
    indexes: new Map([[staff.staffID, 0]]),
    ids: new Map(staff.id === undefined ? [] : [[staff.id, 0]]),
    holders: new Map(),
    plain: new Map(),
    away: new Set(company.away.has(index) ? [0] : []),
    leavers: new Set(company.leavers.has(index) ? [0] : []),
  };
  const own = listed.leaves.get(index);
  const isOwn = (late: LatePerson) => memberIndex(company, late.staff) === index;
  const ins = [
    needsDayBefore(company, listed.late) ? (signIns.get(before) ?? nothing) : null,
    signIns.get(on) ?? nothing,
    signIns.get(after) ?? nothing,
  ] as const;
  const outs = [on, after, ...(readsSecondDayAfter(company.hours) ? [later] : [])].map(
    (day) => signOuts.get(day) ?? nothing,
  );
  const lists: DayLists = {
    company: alone,
    signIns: [ins[0]?.punches ?? null, ins[1].punches, ins[2].punches],
    signOuts: outs.map(({ punches }) => punches),
    absent: listed.isAbsent ? [staff] : [],
    late: listed.late.filter(isOwn),
    leaves: own ? new Map([[0, own]]) : noLeaves,
    holiday: null,
    lateBefore: listed.lateBefore?.filter(isOwn) ?? null,
    habits: habitsOf(alone),
    opened: null,
    unread: [],
  };
  const records: AttendanceRecordRow[] = [];
  const noteOf = (of: readonly (Recorded | null)[]) => (list: number, row: number) => {
    const record = of[list]?.rows[row];
    if (record) records.push(record);
  };
  assignToShiftDays(dayNumber(on), lists, { signIn: noteOf(ins), signOut: noteOf(outs) });
  const day = explain(on, now, lists).at(0);
  const isNamed = records.length > 0 || listed.isAbsent || lists.late.length > 0;
  // Who is listed as late, and has no record of their own, came by the lists of the day: these tell when.
  const isOwnDay = day && ownReasons.has(day.reason) && (records.length > 0 || day.reason !== 'PRESENT_LATE');
  return { explained: isOwnDay ? day : null, records: records.sort(byTime), isNamed };
}

const byTime = (one: AttendanceRecordRow, other: AttendanceRecordRow) =>
  Date.parse(one.attendanceDate ?? '') - Date.parse(other.attendanceDate ?? '');
