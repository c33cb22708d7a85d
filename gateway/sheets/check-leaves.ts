import { enteredDays, farDay } from '../../common/entered-days.ts';
import type { LeaveOfDay } from '../../schema/generated/types.ts';
import { type LeaveField, leaveFieldNames, leaveFields } from '../../schema/leave-fields.ts';
import { type LeaveKindName, leaveKinds } from '../../schema/leave-words.ts';
import { maximumLeaveDays, maximumLeaveNoteLength } from '../../schema/limits.ts';
import { tidyID, tidyText } from '../../schema/tidy-text.ts';
import type { BatchProblem } from '../generated/resolvers.ts';
import { type DayOrder, type DayRange, isFar, looksLikeDay, rangesAround, readSheetDay } from '../leave/leave-days.ts';
import { dayNumber } from '../shared/dates.ts';
import {
  beginningOf,
  type CheckedRow,
  findShownFault,
  findTooLong,
  hasError,
  hiddenRow,
  missingValue,
  noRecord,
  remark,
  whyNoRecord,
} from './cell-faults.ts';
import { createDamageDetector } from './damaged-id.ts';
import { findHalfDay, isGranted, readKind } from './leave-words.ts';
import type { SheetRow } from './parse-sheet.ts';
import { SheetFault } from './refusals.ts';

/** A leave as it is sent. */
export interface NewLeave {
  readonly staffID: string;
  readonly from: string;
  readonly to: string;
  readonly kind: LeaveKindName;
  readonly note: string;
}

/** Somebody on the register; `id` is an empty string where the service gives none. */
interface KnownPerson {
  readonly id: string;
  readonly staffID: string;
  readonly name: string;
}

/** What the rows are compared with. */
export interface KnownLeaves {
  readonly staff: readonly KnownPerson[];
  /** Of the person who has a staff ID now, or had it last. */
  readonly leaves: readonly (LeaveOfDay & Omit<KnownPerson, 'name'>)[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** One checked row of a sheet; its record is the leave that it says. */
export interface LeaveSheetRow extends CheckedRow<LeaveField, NewLeave> {
  /** Name on the register; an empty string where nobody has the staff ID. */
  readonly name: string;
}

/**
 * Compares the rows of a sheet with the register and the stored leaves, and reports what becomes of each; it changes nothing.
 * A row that shares a day with another one of its person, in the sheet or stored, is faulty, but for a stored one of the same
 * days and kind, which exists. Leaves of a former holder of the staff ID are another person's.
 */
export function checkLeaves(rows: readonly SheetRow[], known: KnownLeaves, dayOrder: DayOrder): LeaveSheetRow[] {
  const register = new Map(known.staff.map((person) => [person.staffID, person]));
  register.delete('');
  const stored = Map.groupBy(known.leaves, ({ staffID }) => staffID);
  const hasStatus = rows.some(({ values }) => values.status !== undefined);
  const readRow = createReading(known.today, register, dayOrder, hasStatus);
  const reports = rows.map((row): LeaveSheetRow => {
    const problems: BatchProblem[] = [];
    const { staffID = '', from: cell = '' } = row.values;
    const person = register.get(tidyID(staffID));
    const note = person ? null : whyNoRecord(row, 'leave', signsOfLeave(row.values));
    const leave = note === null ? readRow(row, problems) : null;
    if (note !== null) problems.push(noRecord(row, note));
    const cells = Object.fromEntries(leaveFieldNames.map((name) => [name, row.values[name] ?? '']));
    const shared = leave ? (stored.get(leave.staffID) ?? []).filter((one) => isShared(one, leave)) : [];
    const own = shared.filter(({ id }) => id === '' || person?.id === '' || id === person?.id);
    const [first] = own;
    const isSame =
      own.length === 1 && first?.from === leave?.from && first?.to === leave?.to && first?.kind === leave?.kind;
    if (first && !isSame) problems.push(overlap(cell, `on leave from ${first.from} to ${first.to} already`));
    if (leave && !isSame) refuseFarDays(leave, problems, known.today);
    if (own.length < shared.length && own.length === 0) problems.push(ofFormerHolder(staffID, person?.name ?? ''));
    return {
      ...(cells as Record<LeaveField, string>),
      line: row.line,
      name: person?.name ?? '',
      outcome: hasError(problems) ? 'FAULTY' : isSame ? 'EXISTS' : 'NEW',
      problems,
      record: leave,
    };
  });
  return withOwnOverlaps(reports);
}

/** How much of a leave a line says: a day, and a kind. */
function signsOfLeave({ from = '', to = '', kind = '' }: SheetRow['values']): number {
  const hasDay = [from, to].some((text) => looksLikeDay(text));
  return Number(hasDay) + Number(readKind(kind) !== null);
}

/** Makes faults of the remarks on days that nobody may enter. */
function refuseFarDays(leave: NewLeave, problems: BatchProblem[], today: string): void {
  const { first, last } = enteredDays(today);
  for (const [index, problem] of problems.entries()) {
    const day = problem.column === 'to' ? leave.to : leave.from;
    if (problem.reason !== 'DAY_FAR' || farDay([day], today) === undefined) continue;
    const message = `${problem.message} Days are taken from ${first} to ${last}.`;
    problems[index] = { ...problem, severity: 'ERROR', message };
  }
}

/** Says that a leave of these days is stored for somebody who had the staff ID before. */
const ofFormerHolder = (staffID: string, name: string) =>
  remark(
    'WARNING',
    'staffID',
    staffID,
    'FORMER_HOLDER',
    `Somebody who had this staff ID before was on leave on these days. This leave is stored for ${name || 'the person who has the staff ID now'}. Delete the row if it is for the earlier person.`,
  );

const isShared = (one: { from: string; to: string }, other: { from: string; to: string }) =>
  one.from <= other.to && one.to >= other.from;

const overlap = (cell: string, what: string) =>
  remark('ERROR', 'from', cell, 'DAYS_SHARED', `This person is ${what}. Correct the days, or delete the row.`);

/** Most ranges of one sheet; each is a call. */
const mostRanges = 30;

/** The days of the sheet's leaves, in ranges that the service answers. Throws SheetFault when they are spread over too many years. */
export function rangesOf(rows: readonly SheetRow[], dayOrder: DayOrder): DayRange[] {
  const ranges = rangesAround(
    rows.flatMap(({ values }): DayRange[] => {
      const [from, to] = [values.from, values.to].map((text = '') => readSheetDay(text, dayOrder).day);
      // Others are faulty, whatever is stored.
      const isLeave = from && to && from <= to && dayNumber(to) - dayNumber(from) < maximumLeaveDays;
      return isLeave ? [[from, to]] : [];
    }),
  );
  if (ranges.length <= mostRanges) return ranges;
  throw new SheetFault(
    'TOO_LARGE',
    'The leaves of the sheet are spread over too many years. Check the years, or split it and upload the parts.',
  );
}

/**
 * The reports, in which new rows of the sheet that share a day with one another are faulty: nobody knows which one is right.
 * Rows that exist already are right.
 */
function withOwnOverlaps(reports: readonly LeaveSheetRow[]): LeaveSheetRow[] {
  const others = new Map<number, number>();
  const people = Map.groupBy(
    reports.flatMap(({ record, line, outcome }) => (record && outcome !== 'EXISTS' ? { ...record, line } : [])),
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
    const problem = overlap(report.from, `on leave on some of these days in line ${other} too`);
    return { ...report, outcome: 'FAULTY', problems: [...report.problems, problem] };
  });
}

const dayFaults = {
  DAY_UNREADABLE: 'This is not a day. Write it as 2026-11-14 or 14 November 2026.',
  DAY_AMBIGUOUS: 'This may be two different days. Say which number is the day, or write it as 2026-11-14.',
} as const;

const dayCount =
  'This is the number by which a spreadsheet counts a day. Format the column as a date in the spreadsheet, and save it again.';

/**
 * Creates the reading of single rows, each for itself; it adds what is wrong with a row to `problems`. `hasStatus`: the sheet tells
 * which leaves were approved.
 */
function createReading(
  today: string,
  register: ReadonlyMap<string, KnownPerson>,
  dayOrder: DayOrder,
  hasStatus: boolean,
) {
  const findDamage = createDamageDetector(register.keys());
  return (row: SheetRow, problems: BatchProblem[]): NewLeave | null => {
    const { values } = row;
    const fault = (column: LeaveField, reason: string, message: string, suggestion: string | null = null) => {
      problems.push(remark('ERROR', column, beginningOf(values[column] ?? ''), reason, message, suggestion));
      return null;
    };
    /** The text of a cell; null for a blank one that must not be, and for one that shows no value. */
    const read = (column: LeaveField): string | null => {
      const text = values[column] ?? '';
      const { noun, isRequired } = leaveFields[column];
      const problem =
        findTooLong(column, text, noun, maximumLeaveNoteLength) ??
        findShownFault(column, text) ??
        (text === '' && isRequired ? missingValue(column, noun) : null);
      if (problem) problems.push(problem);
      return problem ? null : text;
    };
    const readDay = (column: 'from' | 'to'): string | null => {
      const text = read(column);
      if (text === null) return null;
      const { day, reason } = readSheetDay(text, dayOrder);
      const isCount = /^\d{5}(?:\.\d+)?$/.test(text);
      if (day === undefined) return fault(column, reason, isCount ? dayCount : dayFaults[reason]);
      if (isFar(day, today)) {
        const message = `This day is in ${day.slice(0, 4)}. Check the year.`;
        problems.push(remark('WARNING', column, beginningOf(text), 'DAY_FAR', message));
      }
      return day;
    };
    if (row.isHidden) problems.push(hiddenRow(row));
    const staffID = tidyID(read('staffID') ?? '');
    if (staffID !== '' && !register.has(staffID)) {
      const meant = findDamage(staffID)?.suggestion ?? null;
      const message = 'Nobody on the register has this staff ID. Correct it.';
      fault('staffID', 'STAFF_UNKNOWN', message, meant !== null && register.has(meant) ? meant : null);
    }
    const [from, to] = [readDay('from'), readDay('to')];
    if (from !== null && to !== null) {
      const days = dayNumber(to) - dayNumber(from) + 1;
      if (days < 1) fault('to', 'DAYS_REVERSED', 'The last day is before the first day. Correct one of them.');
      if (days > maximumLeaveDays)
        fault(
          'to',
          'TOO_LONG',
          `These are ${days} days, but a leave has ${maximumLeaveDays} at most. Correct a day, or give each part a row.`,
        );
    }
    const word = read('kind');
    const kind = word === null ? null : readKind(word);
    const half = findHalfDay(values);
    if (half) {
      const message = 'This row says half a day, but a leave has whole days. Delete the row, or enter whole days.';
      fault(half, 'HALF_DAY', message);
    }
    if (word !== null && kind === null && half !== 'kind') {
      const known = Object.values(leaveKinds).map((each) => each.word);
      const message = `This kind of leave is not known. Use one of ${known.join(', ')}.`;
      fault('kind', 'KIND_UNKNOWN', message, leaveKinds.OTHER.word);
    }
    const { status } = values;
    if (hasStatus && !isGranted(status ?? '')) {
      const what = status === undefined ? 'The status is missing' : `The status is "${status}", not approved`;
      fault(
        'status',
        'NOT_APPROVED',
        `${what}. Only approved leaves are stored. Correct the status, or delete the row.`,
      );
    }
    const given = tidyText(read('note') ?? '');
    // A kind that is not ours is kept in the note.
    const note = (kind?.isOther && given === '' ? tidyText(word ?? '') : given).toWellFormed();
    if (kind?.isOther) {
      const message = `This kind is stored as ${leaveKinds.OTHER.word}${given === '' ? ', with its name as the note' : ''}.`;
      problems.push(remark('WARNING', 'kind', beginningOf(word ?? ''), 'KIND_OTHER', message));
    }
    const isWhole = !hasError(problems) && from !== null && to !== null && kind !== null;
    return isWhole ? { staffID, from, to, kind: kind.kind, note } : null;
  };
}
