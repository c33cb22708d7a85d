import { addPerson, keyOfHolder, mayBeOnePerson } from '../days/people.ts';
import type { ComparedChange, ComparedStaff } from '../generated/resolvers.ts';
import type { RowFor } from '../upstream/readers/fields.ts';
import type { OfStaff, StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

/** A person's number in a period. */
export interface PersonValue {
  readonly staff: StaffSummaryRow;
  readonly value: number;
  /** Whether the true number may be larger: a part of it is not known. */
  readonly isAtLeast: boolean;
}

/** The numbers of a period. */
export interface PeriodValues {
  /** Everybody who has a number, by staff ID; two who had one ID in turn are two. */
  readonly people: ReadonlyMap<string, readonly PersonValue[]>;
  /**
   * What a person without a number stays below; 1 means that they have none at all, null that nothing is known. `listed` is
   * the number with which the other period's list names them: nobody is on a list with fewer than make it.
   */
  readonly belowOf: (staff: StaffSummaryRow, listed: number | null) => number | null;
  /** Whether parts of the period are missing: every number may be larger, and people without one may have one. */
  readonly isPartial: boolean;
  /** Whether days that count are still to come: the numbers are those until now, and each may grow. */
  readonly isRunning?: boolean;
}

/** A person in two periods; null stands for a number that is not known. */
export type ComparedStaffRow = RowFor<ComparedStaff, OfStaff>;

/** A number that lies between two bounds, both included; null in place of it for a period that could not be read. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  /** Whether the period's list names the person. */
  readonly isListed: boolean;
}

/** Everybody of two periods, the largest difference first, then the larger number, then by staff ID; null stands for a period that could not be read. */
export function compareStaff(earlier: PeriodValues | null, later: PeriodValues | null): ComparedStaffRow[] {
  const rows: ComparedStaffRow[] = [];
  for (const [key, staff] of everybody(earlier, later)) {
    const [before, after] = [earlier && boundsOf(earlier, staff, later), later && boundsOf(later, staff, earlier)];
    const [one, other] = [shown(before), shown(after)];
    rows.push({
      key,
      staff,
      earlier: one.value,
      later: other.value,
      earlierBelow: one.below,
      laterBelow: other.below,
      isEarlierAtLeast: one.isAtLeast,
      isLaterAtLeast: other.isAtLeast,
      ...differenceOf(inTheEnd(before, earlier), inTheEnd(after, later)),
    });
  }
  return rows.sort(worstFirst);
}

/** Adds to a person's number. */
export const addValue = (people: Map<string, PersonValue[]>, added: PersonValue): void =>
  addPerson(people, added, (known, { staff, value, isAtLeast }) => ({
    staff,
    value: known.value + value,
    isAtLeast: known.isAtLeast || isAtLeast,
  }));

/** Everybody with a number in one of the periods, by key; names come from the later period where it has the person. */
function everybody(earlier: PeriodValues | null, later: PeriodValues | null): ReadonlyMap<string, StaffSummaryRow> {
  const people = new Map<string, StaffSummaryRow>();
  for (const [staffID, holders] of later?.people ?? []) {
    for (const [index, { staff }] of holders.entries()) people.set(keyOfHolder(staffID, index), staff);
  }
  for (const [staffID, holders] of earlier?.people ?? []) {
    const known = later?.people.get(staffID) ?? [];
    const gone = holders.filter(({ staff }) => !known.some((holder) => mayBeOnePerson(holder.staff, staff)));
    for (const [index, { staff }] of gone.entries()) people.set(keyOfHolder(staffID, known.length + index), staff);
  }
  return people;
}

const numberOf = ({ people }: PeriodValues, staff: StaffSummaryRow): PersonValue | undefined =>
  people.get(staff.staffID)?.find((holder) => mayBeOnePerson(holder.staff, staff));

function boundsOf(period: PeriodValues, staff: StaffSummaryRow, others: PeriodValues | null): Bounds {
  const { belowOf, isPartial } = period;
  const own = numberOf(period, staff);
  if (own) {
    const { value, isAtLeast } = own;
    return { least: value, most: isPartial || isAtLeast ? Number.POSITIVE_INFINITY : value, isListed: true };
  }
  const other = others && numberOf(others, staff);
  const below = isPartial ? null : belowOf(staff, other && !other.isAtLeast ? other.value : null);
  return { least: 0, most: below === null ? Number.POSITIVE_INFINITY : below - 1, isListed: false };
}

/** What a person's number may come to when the period has ended. */
const inTheEnd = (bounds: Bounds | null, period: PeriodValues | null): Bounds | null =>
  bounds && period?.isRunning ? { ...bounds, most: Number.POSITIVE_INFINITY } : bounds;

/** A person's number as it is shown: itself, at least it, below a number, or not known. */
function shown(bounds: Bounds | null): { value: number | null; below: number | null; isAtLeast: boolean } {
  if (!bounds) return { value: null, below: null, isAtLeast: false };
  const { least, most, isListed } = bounds;
  if (least === most) return { value: least, below: null, isAtLeast: false };
  if (isListed) return { value: least, below: null, isAtLeast: true };
  return { value: null, below: Number.isFinite(most) ? most + 1 : null, isAtLeast: false };
}

/** How two numbers differ, as far as their bounds show it. */
function differenceOf(
  earlier: Bounds | null,
  later: Bounds | null,
): Pick<ComparedStaffRow, 'difference' | 'isDifferenceAtLeast' | 'change'> {
  if (!earlier || !later) return { difference: null, isDifferenceAtLeast: false, change: null };
  const [least, most] = [later.least - earlier.most, later.most - earlier.least];
  const isExact = least === most;
  const difference = isExact || least > 0 ? least : most < 0 ? most : null;
  const change = isListedAlone(later, earlier) ? 'NEW' : isListedAlone(earlier, later) ? 'GONE' : changeOf(difference);
  return { difference, isDifferenceAtLeast: difference !== null && !isExact, change };
}

/** Whether one month's list alone names somebody, who had fewer in the other or none: a list leaves out who is below a threshold. */
const isListedAlone = (one: Bounds, other: Bounds) =>
  one.isListed && !other.isListed && (other.most === 0 || other.most < one.least);

function changeOf(difference: number | null): ComparedChange | null {
  if (difference === null) return null;
  return difference === 0 ? 'SAME' : difference > 0 ? 'WORSE' : 'BETTER';
}

function worstFirst(one: ComparedStaffRow, other: ComparedStaffRow): number {
  const most = ({ earlier, later }: ComparedStaffRow) => Math.max(earlier ?? 0, later ?? 0);
  return (other.difference ?? 0) - (one.difference ?? 0) || most(other) - most(one) || (one.key < other.key ? -1 : 1);
}
