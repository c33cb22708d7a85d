import { addDays, dayNumber } from '../shared/dates.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { LatePerson } from './daily-lists.ts';
import { type AskedPerson, personOf } from './people.ts';
import { memberIndex, memberIndexOfID } from './reasons/company.ts';
import { pastByHistory } from './reasons/history.ts';
import type { NamedOn } from './reasons/list-differences.ts';
import { type PastCompany, pastByLists } from './reasons/past-company.ts';
import { readsDayBefore } from './reasons/read-lists.ts';
import type { ReadCompany } from './reasons/read-reasons.ts';

/** The lists that name who has a staff ID. */
interface OwnLists {
  readonly signIns: readonly AttendanceRecordRow[];
  readonly signOuts: readonly AttendanceRecordRow[];
  readonly absent: ReadonlyMap<string, readonly StaffSummaryRow[] | null>;
  readonly late: ReadonlyMap<string, readonly LatePerson[] | null>;
}

/** The people of some days, ascending, as far as one person goes: who has had the staff ID, where and on which shift. */
export function pastOfPerson(
  asked: AskedPerson,
  days: readonly string[],
  { company, register, shifts, history }: ReadCompany,
  { signIns, signOuts, absent, late }: OwnLists,
): PastCompany {
  const hasID = ({ id, staffID }: StaffSummaryRow) =>
    staffID === asked.staffID || (asked.personID != null && id === asked.personID);
  const byDate = [signIns, signOuts].map((rows) => {
    const own = rows.filter(({ staff }) => hasID(staff));
    return Map.groupBy(own, ({ attendanceDate, day }) => attendanceDate?.slice(0, 10) ?? day ?? '');
  });
  const namedOn = (date: string): NamedOn => {
    const latePeople = (late.get(date) ?? []).filter(({ staff }) => hasID(staff));
    return {
      records: [
        { date, people: latePeople.map(({ staff, shiftID }) => (shiftID === '' ? staff : { ...staff, shiftID })) },
        ...byDate.map((rows) => recordsOn(rows, date)),
      ],
      absent: { date, people: (absent.get(date) ?? []).filter(hasID), isOfStaff: true },
      near: [
        ...byDate.map((rows) => recordsOn(rows, addDays(date, 1))),
        ...(readsDayBefore(company.hours) ? byDate.slice(0, 1).map((rows) => recordsOn(rows, addDays(date, -1))) : []),
      ],
    };
  };
  const named = {
    explained: new Map(days.map((date) => [date, namedOn(date)])),
    lessons: new Map(),
  };
  return history ? pastByHistory(register, shifts, history, named) : pastByLists(company, named);
}

const recordsOn = (rows: ReadonlyMap<string, readonly AttendanceRecordRow[]>, date: string) => ({
  date,
  people: [...new Set((rows.get(date) ?? []).map(({ staff }) => personOf(staff)))],
});

/** The index of the person with that id, who is on the register or whom a row names; null where nothing is known of them. */
export function findPerson(
  personID: string,
  { signIns, signOuts, absent, late }: OwnLists,
  { now }: PastCompany,
): number | null {
  const own = now.members.findIndex(({ staff }) => staff.id === personID);
  const rows = [
    ...[...signIns, ...signOuts].map(({ staff }) => staff),
    ...[...absent.values()].flatMap((list) => list ?? []),
    ...[...late.values()].flatMap((list) => (list ?? []).map(({ staff }) => staff)),
  ];
  const named = own < 0 ? rows.find(({ id }) => id === personID) : undefined;
  const index = named ? memberIndex(now, personOf(named)) : own;
  return index < 0 ? null : index;
}

/**
 * The index of who had the staff ID on the last of the days on which somebody was on the register with it; else of who
 * has it now. Null where nobody had it, as far as is known.
 */
export function findHolder(staffID: string, days: readonly string[], past: PastCompany): number | null {
  for (const date of days.toReversed()) {
    const company = past.on(date);
    const index = memberIndexOfID(company, staffID);
    const member = company.members[index ?? -1];
    if (index !== undefined && member && !company.away.has(index) && member.since <= dayNumber(date)) return index;
  }
  const index = memberIndexOfID(past.now, staffID);
  return index === undefined || past.now.away.has(index) ? null : index;
}
