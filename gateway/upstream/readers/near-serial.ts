import { type Loose, readCount, readEntries, readObject } from '../read.ts';
import { Losses } from './losses.ts';
import { namesStaff, readStaffSummary, type StaffSummaryRow } from './staff-summary.ts';
import { createKeys } from './unique-keys.ts';
import { ValueReader } from './value-reader.ts';

/** Somebody whom one more late day makes serially late. */
export interface NearSerialLatenessRow {
  readonly key: string;
  readonly staff: StaffSummaryRow;
  /** Name of the shift whose rule counts. */
  readonly shift: string;
  /** `YYYY-MM-DD`, ascending. */
  readonly daysLate: readonly string[];
  readonly dayCount: number;
  readonly threshold: number;
}

/** How many people are near serial lateness in a month, and the first of them. */
export interface NearSerialFigures {
  /** Staff IDs. */
  readonly people: number;
  /** People whose shift or threshold is not known. */
  readonly withoutRule: number;
  /** Latest late day first, then by staff ID. */
  readonly latest: readonly NearSerialLatenessRow[];
}

/** Reads `nearSerialLateness` of a month's figures; null where the service does not say how many there are. */
export function readNearSerial(value: unknown, losses: Losses): NearSerialFigures | null {
  const { people, withoutRule, latest } = readObject(value);
  const [near, unknown] = [readCount(people), readCount(withoutRule)];
  if (near === null || unknown === null) return null;
  return { people: near, withoutRule: unknown, latest: readNearPeople(latest, losses) };
}

/** Reads the reply of `GET /attendance/figures/near`, in upstream's order. */
export function readNearPeople(data: unknown, losses = new Losses()): NearSerialLatenessRow[] {
  losses.nameRows('person', 'people');
  const keyOf = createKeys();
  const read = new ValueReader(losses);
  return readEntries(data, namesStaff, losses).flatMap((entry) => readRow(entry, keyOf, read) ?? []);
}

/** Null where the row does not say what makes it one. */
function readRow(entry: Loose, keyOf: (wanted: string) => string, read: ValueReader): NearSerialLatenessRow | null {
  const { daysLate, shift } = entry;
  const { name, serialLatenessThreshold } = readObject(shift);
  const threshold = readCount(serialLatenessThreshold);
  const days = Array.isArray(daysLate) ? daysLate.flatMap((day) => read.day(day) ?? []) : [];
  if (threshold === null) read.losses.note('serialLatenessThreshold', serialLatenessThreshold);
  else if (days.length === 0) read.losses.note('daysLate', daysLate);
  if (threshold === null || days.length === 0) return null;
  const staff = readStaffSummary(entry, read);
  return {
    key: keyOf(staff.staffID),
    staff,
    shift: read.text(name, 'shift'),
    daysLate: days,
    dayCount: days.length,
    threshold,
  };
}
