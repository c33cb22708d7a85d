import type { ReconciledGroup } from '../generated/resolvers.ts';
import type { AbsentRow, AttendanceRecordRow, LateSignInRow } from '../upstream/readers/attendance.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { isOnePerson } from './days/daily-lists.ts';

/** One day's lists; null for one that could not be read. */
export interface DayLists {
  readonly register: readonly StaffMemberRow[] | null;
  /** Whether the day is past: whom its own lists name with a staff record was on its register, as they have them. */
  readonly isPast?: boolean;
  readonly signIns: readonly AttendanceRecordRow[] | null;
  readonly absent: readonly AbsentRow[] | null;
  readonly late: readonly LateSignInRow[] | null;
}

/** A list that a group may need. */
type ListName = Exclude<keyof DayLists, 'isPast'>;

/** One person, and what the lists hold of them; null where the list could not be read. */
export interface ReconciledStaffRow {
  /** The staff ID. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
  /** Name of the shift on the register; an empty string without one. */
  readonly shift: string;
  readonly signInCount: number | null;
  /** ISO with offset; null without a sign-in. */
  readonly firstSignIn: string | null;
  readonly isListedAbsent: boolean | null;
  readonly isListedLate: boolean | null;
  readonly registerRecords: number | null;
}

/** Who is in a group. */
export interface GroupRule {
  /** The lists that decide who is in the group. */
  readonly needs: readonly ListName[];
  readonly holds: (person: ReconciledStaffRow) => boolean;
}

const isValid = (person: ReconciledStaffRow) => Boolean(person.registerRecords);
const isPresent = (person: ReconciledStaffRow) => Boolean(person.signInCount);

/** Every group's rule, in the order of the SDL enum ReconciledGroup. */
export const groupRules: Readonly<Record<ReconciledGroup, GroupRule>> = {
  PRESENT: { needs: ['register', 'signIns'], holds: (person) => isValid(person) && isPresent(person) },
  ABSENT: {
    needs: ['register', 'signIns', 'absent'],
    holds: (person) => isValid(person) && !isPresent(person) && person.isListedAbsent === true,
  },
  UNEXPLAINED: {
    needs: ['register', 'signIns', 'absent'],
    holds: (person) => isValid(person) && !isPresent(person) && person.isListedAbsent === false,
  },
  LATE: {
    needs: ['register', 'signIns', 'late'],
    holds: (person) => isValid(person) && isPresent(person) && person.isListedLate === true,
  },
  IN_BOTH_LISTS: {
    needs: ['signIns', 'absent'],
    holds: (person) => isPresent(person) && person.isListedAbsent === true,
  },
  LATE_WITHOUT_SIGN_IN: {
    needs: ['signIns', 'late'],
    holds: (person) => !isPresent(person) && person.isListedLate === true,
  },
  NOT_ON_REGISTER: { needs: ['register', 'signIns', 'absent', 'late'], holds: (person) => !isValid(person) },
  SIGNED_IN_REPEATEDLY: { needs: ['signIns'], holds: (person) => (person.signInCount ?? 0) > 1 },
  REGISTERED_REPEATEDLY: { needs: ['register'], holds: (person) => (person.registerRecords ?? 0) > 1 },
  VALID: { needs: ['register'], holds: isValid },
};

/**
 * Everybody whom a list names, each staff ID once: the register's order, then the others in the lists' order. Rows
 * without a staff record are of nobody, and no two of them of one person.
 */
export function reconcile({
  register,
  signIns,
  absent,
  late,
  isPast = false,
}: DayLists): readonly ReconciledStaffRow[] {
  const people = new Map<string, StaffSummaryRow>();
  const note = ({ staff }: { readonly staff: StaffSummaryRow }) => {
    if (staff.staffID !== '' && !people.has(staff.staffID)) people.set(staff.staffID, staff);
  };
  register?.forEach(note);
  const named = new Map<string, StaffSummaryRow>();
  for (const row of [...(signIns ?? []), ...(absent ?? []), ...(late ?? [])]) {
    note(row);
    const { staff } = row;
    if (isPast && staff.staffID !== '' && hasRecord(staff)) named.set(staff.staffID, staff);
  }
  const records = groupByStaff(register);
  const signed = groupByStaff(signIns);
  const absentees = groupByStaff(absent);
  const latecomers = groupByStaff(late);
  return [...people].map(([key, known]) => {
    const staff = named.get(key) ?? known;
    const [record] = records?.get(key) ?? [];
    return {
      key,
      staff,
      shift: (record && isOnePerson(record.staff, staff) && record.shift?.name) || '',
      signInCount: signed && (signed.get(key)?.length ?? 0),
      firstSignIn: earliest(signed?.get(key) ?? []),
      isListedAbsent: absentees?.has(key) ?? null,
      isListedLate: latecomers?.has(key) ?? null,
      registerRecords: records && (records.get(key)?.length ?? (named.has(key) ? 1 : 0)),
    };
  });
}

/** Whether a row tells more of its person than the staff ID: the service had a staff record to tell it from. */
const hasRecord = ({ name, district, department, id }: StaffSummaryRow) =>
  name !== '' || district !== '' || department !== '' || id !== undefined;

function groupByStaff<Row extends { readonly staff: StaffSummaryRow }>(rows: readonly Row[] | null) {
  return rows && Map.groupBy(rows, (row) => row.staff.staffID);
}

function earliest(signIns: readonly AttendanceRecordRow[]): string | null {
  const instants = signIns.flatMap(({ attendanceDate }) => attendanceDate ?? []);
  return instants.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
