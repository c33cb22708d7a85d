import { memoizeByText } from '../shared/memoize-by-identity.ts';
import type { NearSerialLatenessRow } from '../upstream/readers/near-serial.ts';
import type { ShiftRow } from '../upstream/readers/shift.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { isOnePerson, type LatePerson } from './days/daily-lists.ts';

/** Who is near, and how many people's shift or threshold is not known. */
export interface NearSerial {
  readonly rows: readonly NearSerialLatenessRow[];
  readonly withoutRule: number;
}

/** A person as they were late last, with all their late days so far, ascending. */
interface LateDays {
  readonly person: LatePerson;
  readonly daysLate: readonly string[];
}

/** The same of some days of a month, with what another day needs of them. */
interface Counted extends NearSerial {
  readonly rules: ReadonlyMap<string, ShiftRow>;
  readonly people: ReadonlyMap<string, LateDays>;
}

/** A day, and who was late; null where that could not be read. */
type LateDay = readonly [day: string, late: readonly LatePerson[] | null];

/** All days of a month but its last, by the shifts and the late people of each. */
const counts = memoizeByText<Counted>(1);
/** With the last day, by what the others come to and its late people. */
const months = memoizeByText<NearSerial>(1);

/**
 * The people one late day below the threshold of the shift they were last late for, latest late day first, then by
 * staff ID. `days` are in order. Of a month that runs, the last day alone changes: what the others come to is cached.
 */
export async function findNearSerial(shifts: readonly ShiftRow[], days: readonly LateDay[]): Promise<NearSerial> {
  const past = days.slice(0, -1);
  const text = days.map(([day]) => day).join();
  const counted = await counts([shifts, ...past.map(([, late]) => late)], text, () => countDays(shifts, past));
  const last = days.at(-1);
  return last ? months([counted, last[1]], text, () => addDay(counted, last)) : counted;
}

/** What some days of a month come to, by the shifts' rules. */
export function countDays(shifts: readonly ShiftRow[], days: readonly LateDay[]): Counted {
  const rules = new Map(shifts.filter(({ id }) => id !== '').map((shift) => [shift.id, shift]));
  const people = new Map<string, { person: LatePerson; daysLate: string[] }>();
  for (const [day, late] of days) {
    for (const person of late ?? []) {
      const key = keyOf(person.staff, (each) => people.get(each));
      const daysLate = people.get(key)?.daysLate ?? [];
      // Who is listed twice on a day was late on one.
      if (key === '' || daysLate.at(-1) === day) continue;
      daysLate.push(day);
      people.set(key, { person, daysLate });
    }
  }
  return { rules, people, ...judge(rules, people) };
}

/** The same with one day more, judging again those alone who were late on it. */
export function addDay({ rules, people, rows, withoutRule }: Counted, [day, late]: LateDay): NearSerial {
  const before = new Map<string, LateDays>();
  const after = new Map<string, LateDays>();
  for (const person of late ?? []) {
    const key = keyOf(person.staff, (each) => after.get(each) ?? people.get(each));
    if (key === '' || after.has(key)) continue;
    const known = people.get(key);
    if (known) before.set(key, known);
    after.set(key, { person, daysLate: [...(known?.daysLate ?? []), day] });
  }
  const judged = judge(rules, after);
  return {
    rows: [...judged.rows, ...rows.filter(({ key }) => !after.has(key))],
    withoutRule: withoutRule - judge(rules, before).withoutRule + judged.withoutRule,
  };
}

/** The staff ID, numbered where several people have had it; an empty text for nobody. */
function keyOf(staff: StaffSummaryRow, holderOf: (key: string) => LateDays | undefined): string {
  const { staffID } = staff;
  if (staffID === '') return '';
  for (let number = 1; ; number++) {
    const key = number === 1 ? staffID : `${staffID}-${number}`;
    const holder = holderOf(key);
    if (!holder || isOnePerson(holder.person.staff, staff)) return key;
  }
}

function judge(rules: ReadonlyMap<string, ShiftRow>, people: ReadonlyMap<string, LateDays>): NearSerial {
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
