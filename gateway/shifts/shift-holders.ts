import type { LatePerson } from '../days/daily-lists.ts';
import { addPerson, indexOfHolder, keyOfHolder } from '../days/people.ts';
import { inTurns } from '../shared/event-loop.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import type { OfStaff, StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

/** Which shift somebody had when, as far as section 7 shows it: the register of today, and the shift of each late day. */
export interface Employment {
  readonly staff: StaffSummaryRow;
  /** The shift on the register; null without one, and for who is no longer there. */
  readonly registered: string | null;
  /** First day on record; an empty string when it is not known. */
  readonly since: string;
  /** The shift of a day: that of the next late day, else the register's. */
  shiftOn(day: string): string | null;
  /** The shift at the end of a month: of the running month the register's, else that of its last late day. */
  shiftIn(month: string, today: string): string | null;
}

interface LateDay {
  readonly day: string;
  readonly shiftID: string;
}

/** Everybody whose shift is known, and the key of who is named; two who had one staff ID in turn are two. */
export interface Holders {
  readonly people: ReadonlyMap<string, Employment>;
  /** Undefined for nobody, and for who is unknown. */
  keyOf(staff: StaffSummaryRow): string | undefined;
}

/** Everybody who is on the register or was late. The days of `late` ascend. */
export async function employmentOf(
  register: readonly StaffMemberRow[],
  late: ReadonlyMap<string, readonly LatePerson[] | null>,
): Promise<Holders> {
  const holders = new Map<string, OfStaff[]>();
  const add = (staff: StaffSummaryRow) => addPerson(holders, { staff }, (known) => known);
  for (const { staff } of register) add(staff);
  for await (const people of inTurns(late.values(), 1)) for (const { staff } of people ?? []) add(staff);
  const keyOf = (named: StaffSummaryRow) => {
    const index = indexOfHolder(holders.get(named.staffID) ?? [], named);
    return index < 0 ? undefined : keyOfHolder(named.staffID, index);
  };
  const lateDays = new Map<string, LateDay[]>();
  const lateStaff = new Map<string, StaffSummaryRow>();
  for await (const [day, people] of inTurns(late, 1)) {
    for (const { staff, shiftID } of people ?? []) {
      const key = keyOf(staff);
      if (key === undefined) continue;
      const own = lateDays.get(key);
      if (own) own.push({ day, shiftID });
      else lateDays.set(key, [{ day, shiftID }]);
      lateStaff.set(key, staff);
    }
  }
  const people = new Map<string, Employment>();
  const employ = (staff: StaffSummaryRow, shiftID: string | null, createdAt: string | null) => {
    const key = keyOf(staff);
    if (key === undefined || people.has(key)) return;
    people.set(key, employment(staff, shiftID, createdAt ?? '', lateDays.get(key) ?? []));
  };
  for (const { staff, shift, createdAt } of register) employ(staff, shift?.id ?? null, createdAt);
  for (const staff of lateStaff.values()) employ(staff, null, null);
  return { people, keyOf };
}

function employment(
  staff: StaffSummaryRow,
  registered: string | null,
  createdAt: string,
  lateDays: readonly LateDay[],
): Employment {
  const last = lateDays.at(-1)?.shiftID ?? null;
  const known = registered ?? last;
  return {
    staff,
    registered,
    since: createdAt.slice(0, 10),
    shiftOn: (day) => lateDays.find((late) => late.day >= day)?.shiftID ?? known,
    shiftIn: (month, today) => {
      if (registered !== null && today.startsWith(month)) return registered;
      return lateDays.findLast(({ day }) => day.startsWith(month))?.shiftID ?? known;
    },
  };
}
