import { createKeys, hasField, type Loose, readCount, readEntries, readObject } from '../read.ts';
import { Losses } from './losses.ts';
import { namesStaff, readStaffSummary, type StaffSummaryRow } from './staff-summary.ts';
import { ValueReader } from './value-reader.ts';

/** Rows of a list, and the staff IDs among them; null where the service did not say. */
export interface ListFigures {
  readonly rows: number | null;
  readonly staff: number | null;
}

/** Lists of a day that have figures, as the service names them. */
const lists = ['register', 'signedIn', 'signedOut', 'late', 'absent'] as const;
export type DayListName = (typeof lists)[number];

/** How long the lists of a day are, and how many people each group has, as the service names it. */
export type DayFigures = Readonly<Record<DayListName, ListFigures>> & {
  readonly groups: ReadonlyMap<string, number>;
};

/** Reads the reply of `GET /attendance/figures`: one entry. */
export function readDayFigures(data: unknown, losses = new Losses()): DayFigures[] {
  return readEntries(data, isFigures, losses).map((entry) => {
    const groups = Object.entries(readObject(entry.groups)).flatMap(([name, value]): [string, number][] => {
      const people = readCount(value);
      return people === null ? [] : [[name, people]];
    });
    const figures = Object.fromEntries(lists.map((name) => [name, readListFigures(entry[name])]));
    return { ...(figures as Record<DayListName, ListFigures>), groups: new Map(groups) };
  });
}

/** What the late days of a month come to. */
export interface MonthFigures {
  /** How long `GET /attendance/serialLatness` is. */
  readonly seriallyLate: ListFigures;
  /** Who is near serial lateness, from version 3 of the extension on; null where the service did not say. */
  readonly near: NearSerialFigures | null;
}

/** Reads the reply of `GET /attendance/figures/monthly`: one entry. */
export const readMonthFigures = (data: unknown, losses = new Losses()): MonthFigures[] =>
  readEntries(data, isMonth, losses).map(({ seriallyLate, nearSerialLateness }) => ({
    seriallyLate: readListFigures(seriallyLate),
    near: readNearSerial(nearSerialLateness, losses),
  }));

function readListFigures(value: unknown): ListFigures {
  const { rows, staff } = readObject(value);
  return { rows: readCount(rows), staff: readCount(staff) };
}

const isMonth = (record: Loose) => hasField(record, ['month']);
const isFigures = (record: Loose) => hasField(record, ['date']);

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
function readNearSerial(value: unknown, losses: Losses): NearSerialFigures | null {
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
