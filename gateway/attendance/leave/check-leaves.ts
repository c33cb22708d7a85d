import { type LeaveField, leaveFieldNames, leaveFields } from '../../../schema/leave-fields.ts';
import { type LeaveKindName, leaveKinds } from '../../../schema/leave-words.ts';
import { maximumLeaveDays, maximumLeaveNoteLength } from '../../../schema/limits.ts';
import { tidyID, tidyText } from '../../../schema/tidy-text.ts';
import type { BatchProblem, LeaveRowOutcome } from '../../generated/resolvers.ts';
import { dayNumber, dayOfNumber, isDay } from '../../shared/dates.ts';
import type { SheetRow } from '../../staff/import/sheet-rows.ts';
import type { LeaveOfDay } from '../../upstream/readers/leave.ts';

/** A leave as it is sent. */
interface NewLeave {
  readonly staffID: string;
  readonly from: string;
  readonly to: string;
  readonly kind: LeaveKindName;
  readonly note: string;
}

/** One checked row of a sheet: its cells as text, an empty string for a blank one, and what becomes of it. */
export interface LeaveRowReport extends Readonly<Record<LeaveField, string>> {
  /** As the spreadsheet numbers it. */
  readonly line: number;
  /** Name on the register; an empty string where nobody has the staff ID. */
  readonly name: string;
  readonly outcome: LeaveRowOutcome;
  readonly problems: readonly BatchProblem[];
  /** The leave that the row says; null where it says none. */
  readonly leave: NewLeave | null;
}

/** The kinds of leave by what sheets call them, without case, spaces and punctuation. */
const kindsByWord = new Map<string, LeaveKindName>([
  ...Object.entries(leaveKinds).flatMap(([name, { service, word }]) =>
    [service, word, `${word} leave`].map((text) => [lettersOf(text), name as LeaveKindName] as const),
  ),
  ['vacation', 'ANNUAL'],
  ['annualvacation', 'ANNUAL'],
  ['sickness', 'SICK'],
  ['medical', 'SICK'],
  ['medicalleave', 'SICK'],
  ['training', 'STUDY'],
  ['officialassignment', 'OFFICIAL_DUTY'],
  ['duty', 'OFFICIAL_DUTY'],
  ['suspension', 'SUSPENDED'],
]);

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  'december',
];

/** A day that a cell says, or why it says none. */
type ReadDay = { readonly day: string } | { readonly reason: 'DAY_UNREADABLE' | 'DAY_AMBIGUOUS' };

/**
 * Reads a day as sheets have it: `2026-11-14`, `14 November 2026`, `14-Nov-2026`, `14/11/2026`. What has two meanings, such
 * as 03/04/2026, is no day, nor is a year of two digits.
 */
export function readSheetDay(text: string): ReadDay {
  const plain = tidyText(text);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const named = /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)?[-/ ,.]+([a-z]{3,9})[-/ ,.]+(\d{4})$/i.exec(plain);
  if (named) {
    const index = monthNames.findIndex((month) => month.startsWith((named[2] ?? '').toLowerCase()));
    return dayOf(named[3], String(index + 1), named[1]);
  }
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain);
  if (!numbers) return { reason: 'DAY_UNREADABLE' };
  const [, first, second, year] = numbers;
  const found = [dayOf(year, second, first), dayOf(year, first, second)].flatMap((read) =>
    'day' in read ? read.day : [],
  );
  const days = new Set(found);
  if (days.size > 1) return { reason: 'DAY_AMBIGUOUS' };
  const [day] = days;
  return day === undefined ? { reason: 'DAY_UNREADABLE' } : { day };
}

function dayOf(year = '', month = '', day = ''): ReadDay {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? { day: iso } : { reason: 'DAY_UNREADABLE' };
}

const dayFaults = {
  DAY_UNREADABLE: 'This is no day. Write it as 2026-11-14 or 14 November 2026.',
  DAY_AMBIGUOUS: 'This may be two different days. Write it as 2026-11-14 or 14 November 2026.',
} as const;

/** Checks one row for itself; faults are added to `problems`. */
function readRow(
  { values }: SheetRow<LeaveField>,
  register: ReadonlyMap<string, KnownPerson>,
  problems: BatchProblem[],
) {
  const fault = (column: LeaveField, reason: string, message: string) => {
    problems.push({ column, value: values[column] ?? '', reason, message, suggestion: null, severity: 'ERROR' });
    return null;
  };
  const missing = (column: LeaveField) =>
    fault(column, 'REQUIRED_MISSING', `The ${leaveFields[column].noun} is missing. Enter it.`);
  const readDay = (column: 'from' | 'to'): string | null => {
    const text = values[column] ?? '';
    if (text === '') return missing(column);
    const read = readSheetDay(text);
    return 'day' in read ? read.day : fault(column, read.reason, dayFaults[read.reason]);
  };
  const staffID = tidyID(values.staffID ?? '');
  if (staffID === '') missing('staffID');
  else if (!register.has(staffID)) {
    fault('staffID', 'STAFF_UNKNOWN', 'Nobody on the register has this staff ID. Correct it.');
  }
  const [from, to] = [readDay('from'), readDay('to')];
  if (from !== null && to !== null) {
    const days = dayNumber(to) - dayNumber(from) + 1;
    if (days < 1) fault('to', 'DAYS_REVERSED', 'The last day is before the first day. Correct one of them.');
    if (days > maximumLeaveDays)
      fault('to', 'TOO_LONG', `These are ${days} days; a leave has ${maximumLeaveDays} at most.`);
  }
  const word = values.kind ?? '';
  const kind = kindsByWord.get(lettersOf(word)) ?? null;
  if (word === '') missing('kind');
  else if (kind === null) {
    const known = Object.values(leaveKinds).map((each) => each.word);
    fault('kind', 'KIND_UNKNOWN', `This kind of leave is not known. Use one of ${known.join(', ')}.`);
  }
  const note = tidyText(values.note ?? '');
  if (note.length > maximumLeaveNoteLength) {
    fault('note', 'TOO_LONG', `The note has more than ${maximumLeaveNoteLength} characters. Shorten it.`);
  }
  const isWhole = problems.length === 0 && from !== null && to !== null && kind !== null;
  return isWhole ? { staffID, from, to, kind, note } : null;
}

/** Somebody on the register. */
interface KnownPerson {
  readonly staffID: string;
  readonly name: string;
}

/** What the rows are compared with. */
export interface KnownLeaves {
  readonly staff: readonly KnownPerson[];
  readonly leaves: readonly (LeaveOfDay & { readonly staffID: string })[];
}

/**
 * Compares the rows of a sheet with the register and the stored leaves, and reports what becomes of each; it changes nothing.
 * A row that shares a day with another one of its person, in the sheet or stored, is faulty, but for a stored one of the same
 * days and kind, which exists.
 */
export function checkLeaves(rows: readonly SheetRow<LeaveField>[], { staff, leaves }: KnownLeaves): LeaveRowReport[] {
  const register = new Map(staff.map((row) => [row.staffID, row]));
  register.delete('');
  const stored = Map.groupBy(leaves, ({ staffID }) => staffID);
  const reports = rows.map((row): LeaveRowReport => {
    const problems: BatchProblem[] = [];
    const leave = readRow(row, register, problems);
    const staffID = tidyID(row.values.staffID ?? '');
    const cells = Object.fromEntries(leaveFieldNames.map((name) => [name, row.values[name] ?? '']));
    const own = leave ? (stored.get(staffID) ?? []).filter((known) => isShared(known, leave)) : [];
    const [known] = own;
    const isSame =
      own.length === 1 && known?.from === leave?.from && known?.to === leave?.to && known?.kind === leave?.kind;
    if (known && leave && !isSame) problems.push(overlap(row, `on leave from ${known.from} to ${known.to} already`));
    return {
      ...(cells as Record<LeaveField, string>),
      line: row.line,
      name: register.get(staffID)?.name ?? '',
      outcome: problems.length > 0 ? 'FAULTY' : isSame ? 'EXISTS' : 'NEW',
      problems,
      leave,
    };
  });
  return withOwnOverlaps(reports);
}

const isShared = (one: { from: string; to: string }, other: { from: string; to: string }) =>
  one.from <= other.to && one.to >= other.from;

const overlap = ({ values }: { readonly values: SheetRow<LeaveField>['values'] }, what: string): BatchProblem => ({
  column: 'from',
  value: values.from ?? '',
  reason: 'DAYS_SHARED',
  message: `This person is ${what}. Correct the days, or delete the row.`,
  suggestion: null,
  severity: 'ERROR',
});

/** Days from one to another; both belong to it. */
export type DayRange = readonly [from: string, to: string];

/** Days between two leaves up to which one call asks for both. */
const usualGap = 366;

/** The days that the sheet's leaves may share with stored ones, in ranges that the service answers. */
export function rangesOf(rows: readonly SheetRow<LeaveField>[]): DayRange[] {
  const leaves = rows.flatMap(({ values }) => {
    const [first, last] = [values.from, values.to].map((text = '') => {
      const read = readSheetDay(text);
      return 'day' in read ? dayNumber(read.day) : Number.NaN;
    }) as [number, number];
    // Others are faulty, whatever is stored.
    return last >= first && last - first < maximumLeaveDays ? { first, last } : [];
  });
  const ranges: { first: number; last: number }[] = [];
  for (const { first, last } of leaves.sort((one, other) => one.first - other.first)) {
    const latest = ranges.at(-1);
    if (latest && first <= latest.last + usualGap) latest.last = Math.max(latest.last, last);
    else ranges.push({ first, last });
  }
  return ranges.flatMap(({ first, last }) => {
    const calls = Math.ceil((last - first + 1) / maximumLeaveDays);
    return Array.from({ length: calls }, (_, index): DayRange => {
      const from = first + index * maximumLeaveDays;
      return [dayOfNumber(from), dayOfNumber(Math.min(last, from + maximumLeaveDays - 1))];
    });
  });
}

/** The reports, in which rows of the sheet that share a day with one another are faulty: nobody knows which one is right. */
function withOwnOverlaps(reports: readonly LeaveRowReport[]): LeaveRowReport[] {
  const others = new Map<number, number>();
  const people = Map.groupBy(
    reports.flatMap(({ leave, line }) => (leave ? { ...leave, line } : [])),
    ({ staffID }) => staffID,
  );
  for (const own of people.values()) {
    let longest: (typeof own)[number] | null = null;
    for (const leave of own.sort((one, other) => (one.from < other.from ? -1 : 1))) {
      if (longest && longest.to >= leave.from) {
        others.set(leave.line, longest.line);
        if (!others.has(longest.line)) others.set(longest.line, leave.line);
      }
      if (!longest || leave.to > longest.to) longest = leave;
    }
  }
  return reports.map((report) => {
    const other = others.get(report.line);
    if (other === undefined) return report;
    const problem = overlap({ values: report }, `on leave on some of these days in line ${other} too`);
    return { ...report, outcome: 'FAULTY', problems: [...report.problems, problem] };
  });
}
