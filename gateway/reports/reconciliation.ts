import { reconciledStaff } from '../../schema/lists/reconciliation.ts';
import type { Context } from '../app-context.ts';
import { loadFigures } from '../days/day-figures.ts';
import { countWithoutStaff, mayBeOnePerson } from '../days/people.ts';
import type {
  QueryReconciledStaffArgs,
  QueryReconciliationArgs,
  ReconciledGroup,
  ReconciledStaff,
  Reconciliation,
} from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { knownRows, oldest, type Part, readPart } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import { todayOf } from '../shared/dates.ts';
import { memoizeByIdentity, memoizeByText } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AbsentRow, AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { RowFor } from '../upstream/readers/fields.ts';
import type { DayFigures } from '../upstream/readers/figures.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import type { OfStaff, StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

async function readDay({ date }: QueryReconciliationArgs, context: Context) {
  const [register, signIns, absent, late] = await Promise.all([
    readPart(endpoints.validStaff(), context),
    readPart(endpoints.attendance(date, 'SIGNED_IN'), context),
    readPart(endpoints.absent(date), context),
    readPart(endpoints.lateness(date), context),
  ]);
  const lists = {
    register: knownRows(register),
    signIns: knownRows(signIns),
    absent: knownRows(absent),
    late: knownRows(late),
    isPast: date < todayOf(context),
  };
  const { isPast, ...rows } = lists;
  const people = await reconciled(Object.values(rows), String(isPast), () => reconcile(lists));
  return { parts: { register, signIns, absent, late }, people };
}

/** The dashboard asks for the same four versions again and again: the gateway compares them once. */
const reconciled = memoizeByText<readonly ReconciledStaffRow[]>(2);

/** The people of a group; the same array for the same people, so that it is indexed once. */
const peopleOf = memoizeByIdentity((people: readonly ReconciledStaffRow[], { holds }: GroupRule) =>
  people.filter(holds),
);

/** `IN_BOTH_LISTS` as the figures of a day name it: `inBothLists`. */
const figureName = (group: ReconciledGroup) =>
  group.toLowerCase().replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

async function countGroups(args: QueryReconciliationArgs, context: Context): Promise<Reconciliation> {
  const part = await loadFigures(args.date, context);
  return part ? countByFigures(args, part) : countByLists(args, context);
}

function countByFigures({ date }: QueryReconciliationArgs, part: Part<DayFigures>): Reconciliation {
  const figures = knownRows(part)?.[0];
  const counts = groups.map((group) => {
    const people = figures?.groups.get(figureName(group)) ?? null;
    return { group, people, unknownFor: people === null ? [part.source.call] : [] };
  });
  return { date, groups: counts, withoutStaff: null, sources: [part.source] };
}

async function countByLists(args: QueryReconciliationArgs, context: Context): Promise<Reconciliation> {
  const { parts, people } = await readDay(args, context);
  const counts = groups.map((group) => {
    const rule = groupRules[group];
    const unknownFor = rule.needs.map((name) => parts[name].source).filter(({ ok }) => !ok);
    return {
      group,
      people: unknownFor.length > 0 ? null : peopleOf(people, rule).length,
      unknownFor: unknownFor.map(({ call }) => call),
    };
  });
  return {
    date: args.date,
    groups: counts,
    withoutStaff: countWithoutStaff(knownRows(parts.signIns)),
    sources: Object.values(parts).map(({ source }) => source),
  };
}

async function load(args: QueryReconciledStaffArgs, context: Context): Promise<StoredList<ReconciledStaffRow>> {
  const { parts, people } = await readDay(args, context);
  const rule = groupRules[args.group];
  const lists = rule.needs.map((name) => {
    const { list, error } = parts[name];
    if (!list) throw error;
    return list;
  });
  const notice = lists.find((list) => list.notice !== null)?.notice ?? null;
  return {
    losses: lists.flatMap(({ losses = [] }) => losses),
    rows: notice === null ? peopleOf(people, rule) : [],
    notice,
    asOf: oldest(lists.map(({ asOf }) => asOf)) ?? '',
  };
}

/** The day's lists compared with each other. */
export const reconciliation: Feature = {
  lists: [declaredList(reconciledStaff, load)],
  resolvers: { Query: { reconciliation: (_parent, args, context) => countGroups(args, context) } },
};

/** One day's lists; null for one that could not be read. */
export interface ReconciledLists {
  readonly register: readonly StaffMemberRow[] | null;
  /** Whether the day is past: whom its own lists name with a staff record was on its register, as they have them. */
  readonly isPast?: boolean;
  readonly signIns: readonly AttendanceRecordRow[] | null;
  readonly absent: readonly AbsentRow[] | null;
  readonly late: readonly AttendanceRecordRow[] | null;
}

/** A list that a group may need. */
type ListName = Exclude<keyof ReconciledLists, 'isPast'>;

/** One person, and what the lists hold of them; null where the list could not be read. */
export type ReconciledStaffRow = RowFor<ReconciledStaff, OfStaff>;

/** Who is in a group. */
export interface GroupRule {
  /** The lists that decide who is in the group. */
  readonly needs: readonly ListName[];
  readonly holds: (person: ReconciledStaffRow) => boolean;
}

const isPresent = (person: ReconciledStaffRow) => Boolean(person.signInCount);

/** Every group's rule, in the order of the SDL enum ReconciledGroup. */
export const groupRules: Readonly<Record<ReconciledGroup, GroupRule>> = {
  IN_BOTH_LISTS: {
    needs: ['signIns', 'absent'],
    holds: (person) => isPresent(person) && person.isListedAbsent === true,
  },
  LATE_WITHOUT_SIGN_IN: {
    needs: ['signIns', 'late'],
    holds: (person) => !isPresent(person) && person.isListedLate === true,
  },
  NOT_ON_REGISTER: { needs: ['register', 'signIns', 'absent', 'late'], holds: (person) => !person.registerRecords },
  SIGNED_IN_REPEATEDLY: { needs: ['signIns'], holds: (person) => (person.signInCount ?? 0) > 1 },
  REGISTERED_REPEATEDLY: { needs: ['register'], holds: (person) => (person.registerRecords ?? 0) > 1 },
};

const groups = Object.keys(groupRules) as ReconciledGroup[];

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
}: ReconciledLists): readonly ReconciledStaffRow[] {
  const people = new Map<string, StaffSummaryRow>();
  const note = ({ staff }: OfStaff) => {
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
      shift: (record && mayBeOnePerson(record.staff, staff) && record.shift?.name) || '',
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

function groupByStaff<Row extends OfStaff>(rows: readonly Row[] | null) {
  return rows && Map.groupBy(rows, (row) => row.staff.staffID);
}

function earliest(signIns: readonly AttendanceRecordRow[]): string | null {
  const instants = signIns.flatMap(({ attendanceDate }) => attendanceDate ?? []);
  return instants.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
