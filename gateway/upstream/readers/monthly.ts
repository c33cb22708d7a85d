import type { DayReason } from '../../generated/resolvers.ts';
import { type ResumableTask, runAtOnce } from '../../shared/event-loop.ts';
import { badResponse } from '../faults.ts';
import { createKeys, eachOnce, readEntries, readID } from '../read.ts';
import type { LeaveOfDay } from './leave.ts';
import { Losses } from './losses.ts';
import { namesStaff, readReferencedStaff, type StaffSummaryRow, withOwnID } from './staff-summary.ts';
import { isThere, ValueReader } from './value-reader.ts';

/** What a person's month and each of its days have in common. */
interface MonthlyFacts {
  readonly staff: StaffSummaryRow;
  /** Reference photo's address. */
  readonly imageURL: string;
  /** Number of days, counted from the dates. */
  readonly dayCount: number;
  /** Upstream's own count, which may differ; null when missing. */
  readonly occurrence: number | null;
  /** True when upstream gives a count and it is another one. */
  readonly isCountDifferent: boolean;
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

/** One such day of a staff member. */
export interface MonthlyDayRow extends MonthlyFacts {
  /** Key of the person's row, and the day. */
  readonly key: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Joined to the row where somebody asks for it. */
  readonly onLeave?: LeaveOfDay | null;
  /** Likewise; null where the day has none for the person. */
  readonly reason?: DayReason | null;
}

/** Days of one person that are read: a month has 31, and what is listed beyond is ignored. */
const mostEntries = 1_000;

/** People and days read between two steps. */
const entriesAtOnce = 1_000;

/** Reads a month at once, as `monthlySteps` does. */
export const readMonthly = (...list: Parameters<typeof monthlySteps>): MonthlyRow[] => runAtOnce(monthlySteps(...list));

/** The days of the rows at once, as `daySteps` makes them. */
export const expandDays = (rows: readonly MonthlyRow[]): MonthlyDayRow[] => runAtOnce(daySteps(rows));

/**
 * Reads the replies of `/attendance/serialLatness` (daysLate) and `/attendance/absentee/monthly` (dateAbsent), one row
 * a person in upstream's order; a person with the same days once more is left out. Instants among the dates count for
 * their day in the zone. A person of whom a day cannot be read or is not of `month`, or who has none though there should be
 * some, is noted.
 */
export function* monthlySteps(
  data: unknown,
  field: 'daysLate' | 'dateAbsent',
  timeZone: string,
  losses = new Losses(),
  month?: string,
): ResumableTask<MonthlyRow[]> {
  losses.nameRows('person', 'people');
  const keyOf = createKeys();
  const read = new ValueReader(losses, timeZone);
  const dayOf = createDayReader(read, month);
  const isKnown = createRepeats();
  const rows: MonthlyRow[] = [];
  let withoutDays = 0;
  let done = 0;
  for (const row of eachOnce(readEntries(data, namesStaff, losses))) {
    if (done >= entriesAtOnce) {
      yield;
      done = 0;
    }
    const staff = withOwnID(readReferencedStaff(row, read), readID(row._id));
    const entries = entriesOf(row[field]);
    const { days, isLost } = ascending(entries.slice(0, mostEntries), dayOf);
    const occurrence = read.count(row.occurrence, 'occurrence');
    done += 1 + Math.min(entries.length, mostEntries);
    if (isLost || (days.length === 0 && areDaysMissing(row[field], occurrence))) {
      losses.note(field, row[field]);
      if (days.length === 0) withoutDays += 1;
    }
    if (isKnown(staff, days)) continue;
    rows.push({
      key: keyOf(staff.staffID),
      staff,
      imageURL: staff.imageURL,
      days,
      dayCount: days.length,
      occurrence,
      isCountDifferent: occurrence !== null && occurrence !== days.length,
      ignoredEntries: entries.length - days.length,
    });
  }
  losses.refuseWithout('staffID', rows.length);
  if (rows.length > 0 && withoutDays === rows.length) throw badResponse('a list without a readable day');
  return rows;
}

/** Whether a person without days should have some: nothing says that there are none. */
const areDaysMissing = (value: unknown, occurrence: number | null): boolean =>
  Array.isArray(value) && value.length === 0 ? (occurrence ?? 0) > 0 : occurrence !== 0;

/** Tells whether a person was there before with the same days: the service lists them twice. */
function createRepeats(): (staff: StaffSummaryRow, days: readonly string[]) => boolean {
  const known = new Map<string, { readonly id: string | undefined; readonly days: string }[]>();
  return ({ staffID, id }, listed) => {
    const others = known.get(staffID);
    const row = { id, days: listed.join() };
    if (others?.some((other) => staffID !== '' && other.id === row.id && other.days === row.days)) return true;
    if (others) others.push(row);
    else known.set(staffID, [row]);
    return false;
  };
}

/** Reads days, of one month where it is given; a month has few of them, and they come again with every person. */
function createDayReader(read: ValueReader, month = ''): (value: unknown) => string | null {
  const known = new Map<string, string | null>();
  const dayOf = (value: unknown) => {
    const day = read.day(value);
    return day?.startsWith(month) ? day : null;
  };
  return (value) => {
    if (typeof value !== 'string') return dayOf(value);
    let day = known.get(value);
    if (day === undefined) {
      day = dayOf(value);
      known.set(value, day);
    }
    return day;
  };
}

/** The days of the entries, each once and in order, as they nearly always come; and whether one could not be read. */
function ascending(entries: readonly unknown[], dayOf: (value: unknown) => string | null) {
  const days: string[] = [];
  let last = '';
  let isInOrder = true;
  let isLost = false;
  for (const entry of entries) {
    const day = dayOf(entry);
    if (day === null) {
      isLost ||= isThere(entry) || (typeof entry === 'object' && entry !== null);
      continue;
    }
    if (day <= last) isInOrder = false;
    last = day;
    days.push(day);
  }
  return { days: isInOrder ? days : [...new Set(days)].sort(), isLost };
}

/** One row for each day: people in the order of the rows, days ascending within a person. */
export function* daySteps(rows: readonly MonthlyRow[]): ResumableTask<MonthlyDayRow[]> {
  const expanded: MonthlyDayRow[] = [];
  let rest = entriesAtOnce;
  for (const { key, days, staff, imageURL, dayCount, occurrence, isCountDifferent } of rows) {
    if (rest <= 0) {
      yield;
      rest = entriesAtOnce;
    }
    for (const date of days) {
      expanded.push({ key: `${key}-${date}`, staff, imageURL, date, dayCount, occurrence, isCountDifferent });
    }
    rest -= 1 + days.length;
  }
  return expanded;
}

/** A missing list is empty; a single date that is not a list counts as a list of one. */
function entriesOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value : [value];
}
