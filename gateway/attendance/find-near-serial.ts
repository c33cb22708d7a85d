import { mustYield, yieldToEventLoop } from '../shared/event-loop.ts';
import { memoizeByText } from '../shared/memoize-by-identity.ts';
import type { NearSerialLatenessRow } from '../upstream/readers/figures.ts';
import type { ShiftRow } from '../upstream/readers/shift.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { isOnePerson, type LatePerson } from './days/daily-lists.ts';

/** Who is near, and how many people's shift or threshold is not known. */
interface NearSerial {
  readonly rows: readonly NearSerialLatenessRow[];
  readonly withoutRule: number;
}

/** A day, and who was late; null where that could not be read. */
type LateDay = readonly [day: string, late: readonly LatePerson[] | null];

/** A person as they were late last, with all their late days, ascending. */
interface LateDays {
  readonly person: LatePerson;
  readonly daysLate: string[];
}

const months = memoizeByText<NearSerial>(1);

/**
 * The people one late day below the threshold of the shift they were last late for, latest late day first, then by
 * staff ID. `days` are in order.
 */
export const findNearSerial = (shifts: readonly ShiftRow[], days: readonly LateDay[]): Promise<NearSerial> =>
  months([shifts, ...days.map(([, late]) => late)], days.map(([day]) => day).join(), async () =>
    judge(shifts, await countDays(days)),
  );

/** Everybody who was late, by their keys. */
async function countDays(days: readonly LateDay[]): Promise<ReadonlyMap<string, LateDays>> {
  const people = new Map<string, LateDays>();
  for (const [day, late] of days) {
    if (mustYield()) await yieldToEventLoop();
    for (const person of late ?? []) {
      const key = keyOf(person.staff, people);
      const daysLate = people.get(key)?.daysLate ?? [];
      // Who is listed twice on a day was late on one.
      if (key === '' || daysLate.at(-1) === day) continue;
      daysLate.push(day);
      people.set(key, { person, daysLate });
    }
  }
  return people;
}

/** The staff ID, numbered where several people have had it; an empty text for nobody. */
function keyOf(staff: StaffSummaryRow, people: ReadonlyMap<string, LateDays>): string {
  const { staffID } = staff;
  if (staffID === '') return '';
  for (let number = 1; ; number++) {
    const key = number === 1 ? staffID : `${staffID}-${number}`;
    const holder = people.get(key);
    if (!holder || isOnePerson(holder.person.staff, staff)) return key;
  }
}

function judge(shifts: readonly ShiftRow[], people: ReadonlyMap<string, LateDays>): NearSerial {
  const rules = new Map(shifts.filter(({ id }) => id !== '').map((shift) => [shift.id, shift]));
  const rows: NearSerialLatenessRow[] = [];
  let withoutRule = 0;
  for (const [key, { person, daysLate }] of people) {
    const rule = rules.get(person.shiftID);
    const threshold = rule?.serialLatenessThreshold ?? null;
    const dayCount = daysLate.length;
    if (!rule || threshold === null) withoutRule += 1;
    else if (dayCount === threshold - 1) {
      rows.push({ key, staff: person.staff, shift: rule.name, daysLate, dayCount, threshold });
    }
  }
  const last = (row: NearSerialLatenessRow) => row.daysLate.at(-1) ?? '';
  rows.sort((one, other) =>
    last(one) === last(other) ? (one.key < other.key ? -1 : 1) : last(one) < last(other) ? 1 : -1,
  );
  return { rows, withoutRule };
}
