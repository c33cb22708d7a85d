import type { AbsenteeSummaryRecord } from '../../../schema/generated/types.ts';
import { lastDay } from '../../shared/dates.ts';
import { badResponse } from '../faults.ts';
import { createKeys, eachOnce, ownID, readEntries } from '../read.ts';
import type { RowFor } from './fields.ts';
import { spelledAsRegistered } from './register-ids.ts';
import {
  createEarlierRows,
  namesStaff,
  readReferencedStaff,
  type StaffSummaryRow,
  withOwnID,
} from './staff-summary.ts';
import { isThere, type ValueReader } from './value-reader.ts';

/** What a person's month and each of its days have in common. */
export interface MonthlyFacts
  extends Pick<RowFor<AbsenteeSummaryRecord>, 'imageURL' | 'dayCount' | 'occurrence' | 'isCountDifferent'> {
  readonly staff: StaffSummaryRow;
}

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

/** A person's row while further rows of theirs may come. */
type OpenRow = { -readonly [Field in keyof MonthlyRow]: MonthlyRow[Field] };

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
  asked: AskedMonth = {},
): MonthlyRow[] {
  const { losses } = read;
  const keyOf = createKeys();
  const dayOf = createDayReader(read);
  const earlierRow = createEarlierRows();
  const rows: OpenRow[] = [];
  let withoutDays = 0;
  let ofOtherMonths = 0;
  for (const row of eachOnce(readEntries(data, namesStaff, losses))) {
    const id = ownID(row);
    const staff = spelledAsRegistered(withOwnID(readReferencedStaff(row, read), id), losses);
    const entries = entriesOf(row[field]);
    const { days, isLost, isOtherMonth, isToCome } = ascending(entries.slice(0, mostEntries), dayOf, asked);
    const occurrence = read.count(row.occurrence, 'occurrence');
    if (isOtherMonth) losses.note('otherMonth', row[field]);
    if (isToCome) losses.note('toCome', row[field]);
    if (days.length === 0 && (isOtherMonth || isToCome)) {
      if (isOtherMonth) ofOtherMonths += 1;
      continue;
    }
    if (isLost || (days.length === 0 && areDaysMissing(row[field], occurrence))) {
      losses.note(field, row[field]);
      if (days.length === 0) withoutDays += 1;
    }
    const ignoredEntries = entries.length - days.length;
    const known = rows[earlierRow(staff, staff.id ?? id, rows.length)];
    if (known) addTo(known, { staff, days, occurrence, ignoredEntries });
    else
      rows.push({
        ...countDays(days, occurrence),
        key: keyOf(staff.staffID),
        staff,
        imageURL: staff.imageURL,
        ignoredEntries,
      });
  }
  losses.refuseWithout('staffID', rows.length);
  if (rows.length === 0 && ofOtherMonths > 0) throw badResponse('a list of other months');
  if (rows.length > 0 && withoutDays === rows.length) throw badResponse('a list without a readable day');
  return rows;
}

/** Days with their number, beside the service's own. */
const countDays = (days: readonly string[], occurrence: number | null) => ({
  days,
  dayCount: days.length,
  occurrence,
  isCountDifferent: occurrence !== null && occurrence !== days.length,
});

/**
 * Adds a further row of a person: each day counts once. Rows of a day each have ids of their own, which then say nothing of
 * the person; they count their own days, or all of the person's.
 */
function addTo(
  known: OpenRow,
  {
    staff,
    days,
    occurrence,
    ignoredEntries,
  }: Omit<MonthlyRow, keyof ReturnType<typeof countDays> | 'key' | 'imageURL'> &
    Pick<MonthlyRow, 'days' | 'occurrence'>,
): void {
  const all = [...new Set([...known.days, ...days])].sort();
  const sum = (known.occurrence ?? 0) + (occurrence ?? 0);
  const greatest = Math.max(known.occurrence ?? 0, occurrence ?? 0);
  const claimed = known.occurrence === null && occurrence === null ? null : sum === all.length ? sum : greatest;
  if (staff.id !== known.staff.id) known.staff = { ...known.staff, id: undefined };
  known.ignoredEntries += ignoredEntries;
  Object.assign(known, countDays(all, claimed));
}

/** Whether a person without days should have some: nothing says that there are none. */
const areDaysMissing = (value: unknown, occurrence: number | null): boolean =>
  Array.isArray(value) && value.length === 0 ? (occurrence ?? 0) > 0 : occurrence !== 0;

/** Reads days; a month has few of them, and they come again with every person. */
function createDayReader(read: ValueReader): (value: unknown) => string | null {
  const known = new Map<string, string | null>();
  return (value) => {
    if (typeof value !== 'string') return read.day(value);
    let day = known.get(value);
    if (day === undefined) {
      day = read.day(value);
      known.set(value, day);
    }
    return day;
  };
}

/** The days of the entries that are asked for, each once and in order, as they nearly always come; and what the others are. */
function ascending(
  entries: readonly unknown[],
  dayOf: (value: unknown) => string | null,
  { month = '', until = lastDay }: AskedMonth,
) {
  const days: string[] = [];
  let last = '';
  let isInOrder = true;
  const others = { isLost: false, isOtherMonth: false, isToCome: false };
  for (const entry of entries) {
    const day = dayOf(entry);
    if (day === null) others.isLost ||= isThere(entry) || (typeof entry === 'object' && entry !== null);
    else if (!day.startsWith(month)) others.isOtherMonth = true;
    else if (day > until) others.isToCome = true;
    else {
      if (day <= last) isInOrder = false;
      last = day;
      days.push(day);
    }
  }
  return { days: isInOrder ? days : [...new Set(days)].sort(), ...others };
}

/** A missing list is empty; a single date that is not a list counts as a list of one. */
function entriesOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value : [value];
}
