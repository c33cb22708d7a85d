import { dayNumber } from '../shared/dates.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { LatePerson } from './daily-lists.ts';
import { type AskedPerson, personOf } from './people.ts';
import { memberIndex, memberIndexOfID } from './reasons/company.ts';
import type { PastCompany } from './reasons/past-company.ts';
import { pastPeople } from './reasons/past-people.ts';
import type { ReadCompany } from './reasons/read-company.ts';

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
  read: ReadCompany,
  { signIns, signOuts, absent, late }: OwnLists,
): PastCompany {
  const hasID = ({ id, staffID }: StaffSummaryRow) =>
    staffID === asked.staffID || (asked.personID != null && id === asked.personID);
  const [ins, outs] = [signIns, signOuts].map((rows) => signersByDay(rows.filter(({ staff }) => hasID(staff))));
  return pastPeople(read, days, {
    signIns: (date) => ins?.get(date) ?? null,
    signOuts: (date) => outs?.get(date) ?? null,
    absent: (date) => absent.get(date)?.filter(hasID) ?? null,
    late: (date) => late.get(date)?.filter(({ staff }) => hasID(staff)) ?? null,
  });
}

function signersByDay(rows: readonly AttendanceRecordRow[]) {
  const days = Map.groupBy(rows, ({ attendanceDate, day }) => attendanceDate?.slice(0, 10) ?? day ?? '');
  return new Map(
    [...days].map(([day, own]) => [day, { people: [...new Set(own.map(({ staff }) => personOf(staff)))] }]),
  );
}

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
