import type { AbsenteeSummaryRecord } from '../../../schema/generated/types.ts';
import { lastDay } from '../../shared/dates.ts';
import { badResponse } from '../faults.ts';
import { createKeys, eachOnce, readCount } from '../read.ts';
import type { RowFor } from './fields.ts';
import { refuseWithout } from './losses.ts';
import { readPerson } from './register-ids.ts';
import { byPerson, namesStaff, type OfStaff, readPeople } from './staff-summary.ts';
import { isThere, type ValueReader } from './value-reader.ts';

/** What a person's month and each of its days have in common. */
export interface MonthlyFacts
  extends OfStaff,
    Pick<RowFor<AbsenteeSummaryRecord>, 'imageURL' | 'dayCount' | 'occurrence' | 'isCountDifferent'> {}

/** A staff member with the days of a month that count: late days of serial lateness, absent days of absence. */
export interface MonthlyRow extends MonthlyFacts {
  /** Of absent days, those of leave: joined to the row where somebody asks for it. */
  readonly daysOnLeave?: number;
  /** The staff ID, numbered where it repeats. */
  readonly key: string;
  /** `YYYY-MM-DD`, ascending, each once. */
  readonly days: readonly string[];
  /** Entries of upstream's list that are not dates, stand there twice or are far too many. */
  readonly ignoredEntries: number;
}

/** Days of one person that are read: a month has 31, and what is listed beyond is ignored. */
const mostEntries = 1_000;

/** The days that a month's list is read for. */
export interface AskedMonth {
  /** `YYYY-MM`. */
  readonly month?: string;
  /** The last day that has begun; days after it have not happened. */
  readonly until?: string;
}

/** What one row of a person says: services write some people's days in several. */
interface Part extends OfStaff {
  readonly days: readonly string[];
  readonly occurrence: number | null;
  readonly ignoredEntries: number;
}

/**
 * Reads the replies of `/attendance/serialLatness` (daysLate) and `/attendance/absentee/monthly` (dateAbsent), one row
 * a person in upstream's order, whose days may stand in several rows. Instants among the dates count for their day in the
 * zone. A person of whom a day cannot be read, is of another month or still to come, or who has none though there should be
 * some, is noted.
 */
export function readMonthly(
  data: unknown,
  field: 'daysLate' | 'dateAbsent',
  read: ValueReader,
  { month = '', until = lastDay }: AskedMonth = {},
): MonthlyRow[] {
  const { losses } = read;
  const parts: Part[] = [];
  let withoutDays = 0;
  let ofOtherMonths = 0;
  for (const row of eachOnce(readPeople(data, namesStaff, read))) {
    const staff = readPerson(row, read);
    const occurrence = read.noted(readCount, row.occurrence, 'occurrence');
    const entries = entriesOf(row[field]);
    const said = entries.slice(0, mostEntries).map((entry) => read.day(entry));
    const isOtherMonth = said.some((day) => day !== null && !day.startsWith(month));
    const isToCome = said.some((day) => day?.startsWith(month) && day > until);
    const days = said.filter((day) => day !== null).filter((day) => day.startsWith(month) && day <= until);
    if (isOtherMonth) losses.note('otherMonth', row[field]);
    if (isToCome) losses.note('toCome', row[field]);
    if (days.length === 0 && (isOtherMonth || isToCome)) {
      if (isOtherMonth) ofOtherMonths += 1;
      continue;
    }
    const isLost = said.some((day, index) => day === null && isSomething(entries[index]));
    const isWithout = days.length === 0 && !isLost;
    // Some services list everybody, most of them without a day.
    if (isWithout && !areDaysMissing(row[field], occurrence)) continue;
    if (isLost || isWithout) {
      losses.note(field, row[field]);
      if (days.length === 0) withoutDays += 1;
    }
    parts.push({ staff, days, occurrence, ignoredEntries: entries.length - new Set(days).size });
  }
  const people = byPerson(parts);
  refuseWithout('staffID', people, ([{ staff }]) => staff.staffID !== '');
  if (people.length === 0 && ofOtherMonths > 0) throw badResponse('a list of other months');
  if (people.length > 0 && withoutDays === people.length) throw badResponse('a list without a readable day');
  const keyOf = createKeys();
  return people.map((own) => ({ key: keyOf(own[0].staff.staffID), ...rowOf(own) }));
}

/**
 * All that is said of a person: each day counts once. Rows of a day each have ids of their own, which then say nothing of
 * the person; they count their own days, or all of the person's.
 */
function rowOf(parts: readonly [Part, ...Part[]]): Omit<MonthlyRow, 'key'> {
  const [{ staff }] = parts;
  const days = [...new Set(parts.flatMap((part) => part.days))].sort();
  const counts = parts.flatMap((part) => part.occurrence ?? []);
  const sum = counts.reduce((total, count) => total + count, 0);
  const occurrence = counts.length === 0 ? null : sum === days.length ? sum : Math.max(...counts);
  return {
    staff: parts.every((part) => part.staff.id === staff.id) ? staff : { ...staff, id: undefined },
    imageURL: staff.imageURL,
    days,
    dayCount: days.length,
    occurrence,
    isCountDifferent: occurrence !== null && occurrence !== days.length,
    ignoredEntries: parts.reduce((total, part) => total + part.ignoredEntries, 0),
  };
}

/** Whether something stands there, if only an empty object. */
const isSomething = (entry: unknown): boolean => isThere(entry) || (typeof entry === 'object' && entry !== null);

/** Whether a person without days should have some: nothing says that there are none. */
const areDaysMissing = (value: unknown, occurrence: number | null): boolean =>
  Array.isArray(value) && value.length === 0 ? (occurrence ?? 0) > 0 : occurrence !== 0;

/** A missing list is empty; a single date that is not a list counts as a list of one. */
function entriesOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value : [value];
}
