import { addDays } from '../../shared/dates.ts';
import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import type { LatePerson } from '../daily-lists.ts';
import { type DayPunches, dayPunches, noPunches } from '../day-punches.ts';
import { type Company, type Member, memberIndex } from './company.ts';
import { type DayLists, explain } from './explain.ts';
import type { PersonDayRow } from './explained-day.ts';
import { habitsOf } from './habits.ts';
import { ownReasons } from './person-day.ts';
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
export interface OwnRecords {
  /** As of the day. */
  readonly company: Company;
  /** The person's index in it. */
  readonly index: number;
  readonly signIns: ReadonlyMap<string, Recorded>;
  readonly signOuts: ReadonlyMap<string, Recorded>;
}

/**
 * Explains a person's day as `explain` does everybody's, by their own records and what upstream lists of them. Who was
 * there or signed out, and who is new, is so whatever others did; anything else takes the company.
 */
export function explainOwn(
  date: string,
  now: number,
  { company, index, signIns, signOuts }: OwnRecords,
  listed: {
    /** Whether the person is listed as absent. */
    readonly isAbsent: boolean;
    readonly late: readonly LatePerson[];
    readonly lateBefore: readonly LatePerson[] | null;
    readonly leaves: LeavesOfDay;
  },
): OwnDay {
  const member = company.members[index] as Member;
  const { staff } = member;
  const only = (indexes: ReadonlySet<number>) => new Set(indexes.has(index) ? [0] : []);
  const alone: Company = {
    ...company,
    members: [member],
    indexes: new Map([[staff.staffID, 0]]),
    ids: new Map(staff.id === undefined ? [] : [[staff.id, 0]]),
    holders: new Map(),
    away: only(company.away),
    leavers: only(company.leavers),
  };
  const own = listed.leaves.get(index);
  const isOwn = (late: LatePerson) => memberIndex(company, late.staff) === index;
  const on = (recorded: OwnRecords['signIns'], days: number) => recorded.get(addDays(date, days)) ?? nothing;
  const before = needsDayBefore(company, listed.late) ? on(signIns, -1) : null;
  const ins = [before, on(signIns, 0), on(signIns, 1)] as const;
  const outs = [0, 1, ...(readsSecondDayAfter(company.hours) ? [2] : [])].map((days) => on(signOuts, days));
  const lists: DayLists = {
    company: alone,
    signIns: [before?.punches ?? null, ins[1].punches, ins[2].punches],
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
  const day = explain(date, now, lists, [], { signIn: noteOf(ins), signOut: noteOf(outs) }).at(0);
  // Who is listed as late, and has no record of their own, came by the lists of the day: these tell when.
  const isOwnDay = day && ownReasons.has(day.reason) && (records.length > 0 || day.reason !== 'PRESENT_LATE');
  return {
    explained: isOwnDay ? day : null,
    records: records.sort(byTime),
    isNamed: records.length > 0 || listed.isAbsent || lists.late.length > 0,
  };
}

const byTime = (one: AttendanceRecordRow, other: AttendanceRecordRow) =>
  Date.parse(one.attendanceDate ?? '') - Date.parse(other.attendanceDate ?? '');
