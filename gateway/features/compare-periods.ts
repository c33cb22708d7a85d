import type { ComparedBy, ComparedChange } from '../generated/resolvers.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';
import type { Steps } from '../yield-turn.ts';

/** A person's number in a period. */
export interface PersonValue {
  readonly staff: StaffSummaryRow;
  readonly value: number;
}

/** Everybody who has a number in a period, by staff ID; null for a period that could not be read. */
export type PeriodValues = ReadonlyMap<string, PersonValue> | null;

/** Two numbers side by side; null for one that is not known. */
interface Compared {
  readonly earlier: number | null;
  readonly later: number | null;
  readonly difference: number | null;
  readonly change: ComparedChange | null;
}

/** A person in two periods. */
export interface ComparedStaffRow extends Compared {
  /** The staff ID. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
}

/** A group of people in two periods. */
export interface ComparedGroupRow extends Compared {
  readonly key: string;
  readonly name: string;
  readonly earlierPeople: number | null;
  readonly laterPeople: number | null;
}

/** Keys compared between two steps. */
const keysAtOnce = 1_000;

/** Everybody of two periods, the largest difference first, then the larger number, then by staff ID. */
export function* compareStaff(earlier: PeriodValues, later: PeriodValues): Steps<ComparedStaffRow[]> {
  const rows: ComparedStaffRow[] = [];
  for (const key of new Set([...(later?.keys() ?? []), ...(earlier?.keys() ?? [])])) {
    if (rows.length % keysAtOnce === keysAtOnce - 1) yield;
    const [before, after] = [earlier?.get(key), later?.get(key)];
    const staff = (after ?? before)?.staff;
    if (staff) rows.push({ key, staff, ...compare(earlier && before?.value, later && after?.value) });
  }
  yield;
  return rows.sort(worstFirst);
}

const texts = { DISTRICT: 'district', SERVICE_CENTRE: 'serviceCentre', DEPARTMENT: 'department' } as const;

/** The same by group. */
export function* compareGroups(earlier: PeriodValues, later: PeriodValues, by: ComparedBy): Steps<ComparedGroupRow[]> {
  const before = earlier && (yield* groupsOf(earlier, by));
  const after = later && (yield* groupsOf(later, by));
  const rows = [...new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])].map((name): ComparedGroupRow => {
    const [old, now] = [before?.get(name), after?.get(name)];
    return {
      key: name,
      name,
      earlierPeople: before && (old?.people ?? 0),
      laterPeople: after && (now?.people ?? 0),
      ...compare(before && old?.value, after && now?.value),
    };
  });
  return rows.sort(worstFirst);
}

function* groupsOf(values: ReadonlyMap<string, PersonValue>, by: ComparedBy) {
  const groups = new Map<string, { people: number; value: number }>();
  let read = 0;
  for (const { staff, value } of values.values()) {
    read += 1;
    if (read % keysAtOnce === 0) yield;
    const name = staff[texts[by]];
    const group = groups.get(name) ?? { people: 0, value: 0 };
    groups.set(name, { people: group.people + 1, value: group.value + value });
  }
  return groups;
}

/** Null is a period that is not known, undefined one without a number. */
function compare(earlier: number | null | undefined, later: number | null | undefined): Compared {
  if (earlier === null || later === null) {
    return {
      earlier: earlier === undefined ? 0 : earlier,
      later: later === undefined ? 0 : later,
      difference: null,
      change: null,
    };
  }
  const difference = (later ?? 0) - (earlier ?? 0);
  return { earlier: earlier ?? 0, later: later ?? 0, difference, change: changeOf(earlier, later, difference) };
}

function changeOf(earlier: number | undefined, later: number | undefined, difference: number): ComparedChange {
  if (earlier === undefined) return 'NEW';
  if (later === undefined) return 'GONE';
  if (difference === 0) return 'SAME';
  return difference > 0 ? 'WORSE' : 'BETTER';
}

function worstFirst(one: Compared & { readonly key: string }, other: Compared & { readonly key: string }): number {
  const most = ({ earlier, later }: Compared) => Math.max(earlier ?? 0, later ?? 0);
  return (other.difference ?? 0) - (one.difference ?? 0) || most(other) - most(one) || (one.key < other.key ? -1 : 1);
}
