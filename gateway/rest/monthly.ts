import { isDay, zoneClock } from '../dates.ts';
import { runAtOnce, type Steps } from '../yield-turn.ts';
import { readEntries, readText, readWhole } from './read.ts';
import { namesStaff, readReferencedStaff, type StaffSummaryRow } from './staff-summary.ts';
import { createKeys } from './unique-keys.ts';

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
 * a person in upstream's order. Instants among the dates count for their day in the zone.
 */
export function* monthlySteps(data: unknown, field: 'daysLate' | 'dateAbsent', timeZone: string): Steps<MonthlyRow[]> {
  const keyOf = createKeys();
  const { readInstant } = zoneClock(timeZone);
  // A month has few days and they come again with every person.
  const known = new Map<string, string | null>();
  const dayOf = (text: string): string | null => {
    let day = known.get(text);
    if (day === undefined) {
      const instant = readInstant(text);
      // A zone that crosses the date line leaves out a day, on which upstream may have counted all the same.
      day = instant && (isDay(text) ? text : instant.slice(0, 10));
      known.set(text, day);
    }
    return day;
  };
  const rows: MonthlyRow[] = [];
  let read = 0;
  for (const row of readEntries(data, namesStaff)) {
    if (read >= entriesAtOnce) {
      yield;
      read = 0;
    }
    const staff = readReferencedStaff(row);
    const entries = entriesOf(row[field]);
    const days = ascending(entries.slice(0, mostEntries), dayOf);
    const occurrence = readWhole(row.occurrence);
    read += 1 + Math.min(entries.length, mostEntries);
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
  return rows;
}

/** The days of the entries, each once and in order, as they nearly always come. */
function ascending(entries: readonly unknown[], dayOf: (text: string) => string | null): readonly string[] {
  const days: string[] = [];
  let last = '';
  let isInOrder = true;
  for (const entry of entries) {
    const day = dayOf(readText(entry));
    if (day === null) continue;
    if (day <= last) isInOrder = false;
    last = day;
    days.push(day);
  }
  return isInOrder ? days : [...new Set(days)].sort();
}

/** One row for each day: people in the order of the rows, days ascending within a person. */
export function* daySteps(rows: readonly MonthlyRow[]): Steps<MonthlyDayRow[]> {
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
