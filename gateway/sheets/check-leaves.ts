import { enteredDays, farDay } from '../../common/entered-days.ts';
import { type LeaveField, leaveFieldNames } from '../../schema/leave-fields.ts';
import { maximumLeaveDays } from '../../schema/limits.ts';
import { tidyID } from '../../schema/tidy-text.ts';
import type { BatchProblem, LeaveRowOutcome } from '../generated/resolvers.ts';
import { type DayOrder, type DayRange, looksLikeDay, rangesAround, readSheetDay } from '../leave/leave-days.ts';
import { dayNumber } from '../shared/dates.ts';
import type { LeaveOfDay } from '../upstream/readers/leave.ts';
import { beginningOf, whyNoRecord } from './cell-faults.ts';
import { readKind } from './leave-words.ts';
import { createReading, hasError, type KnownPerson, type NewLeave } from './read-leave-row.ts';
import { SheetFault } from './refusals.ts';
import type { SheetRow } from './sheet-rows.ts';

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

/** What the rows are compared with. */
export interface KnownLeaves {
  readonly staff: readonly KnownPerson[];
  /** Of whoever has a staff ID now or had it last. */
  readonly leaves: readonly (LeaveOfDay & Omit<KnownPerson, 'name'>)[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Compares the rows of a sheet with the register and the stored leaves, and reports what becomes of each; it changes nothing.
 * A row that shares a day with another one of its person, in the sheet or stored, is faulty, but for a stored one of the same
 * days and kind, which exists. Leaves of a former holder of the staff ID are another person's.
 */
export function checkLeaves(
  rows: readonly SheetRow<LeaveField>[],
  known: KnownLeaves,
  dayOrder: DayOrder,
): LeaveRowReport[] {
  const register = new Map(known.staff.map((person) => [person.staffID, person]));
  register.delete('');
  const stored = Map.groupBy(known.leaves, ({ staffID }) => staffID);
  const hasStatus = rows.some(({ values }) => values.status !== undefined);
  const readRow = createReading({ today: known.today, register, dayOrder, hasStatus });
  const reports = rows.map((row): LeaveRowReport => {
    const problems: BatchProblem[] = [];
    const person = register.get(tidyID(row.values.staffID ?? ''));
    const note = person ? null : whyNoRecord(row, 'leave', signsOfLeave(row.values));
    const leave = note === null ? readRow(row, problems) : null;
    if (note !== null) problems.push(noRecord(row, note));
    const cells = Object.fromEntries(leaveFieldNames.map((name) => [name, row.values[name] ?? '']));
    const shared = leave ? (stored.get(leave.staffID) ?? []).filter((one) => isShared(one, leave)) : [];
    const own = shared.filter(({ id }) => id === '' || person?.id === '' || id === person?.id);
    const [first] = own;
    const isSame =
      own.length === 1 && first?.from === leave?.from && first?.to === leave?.to && first?.kind === leave?.kind;
    if (first && !isSame) problems.push(overlap(row, `on leave from ${first.from} to ${first.to} already`));
    if (leave && !isSame) refuseFarDays(leave, problems, known.today);
    if (own.length < shared.length && own.length === 0) problems.push(ofFormerHolder(row, person?.name ?? ''));
    return {
      ...(cells as Record<LeaveField, string>),
      line: row.line,
      name: person?.name ?? '',
      outcome: hasError(problems) ? 'FAULTY' : isSame ? 'EXISTS' : 'NEW',
      problems,
      leave,
    };
  });
  return withOwnOverlaps(reports);
}

/** How much of a leave a line says: a day, and a kind. */
function signsOfLeave({ from = '', to = '', kind = '' }: SheetRow<LeaveField>['values']): number {
  const hasDay = [from, to].some((text) => looksLikeDay(text));
  return Number(hasDay) + Number(readKind(kind) !== null);
}

/** Makes faults of the remarks on days that nobody may enter. */
function refuseFarDays(leave: NewLeave, problems: BatchProblem[], today: string): void {
  const { first, last } = enteredDays(today);
  for (const [index, problem] of problems.entries()) {
    const day = problem.column === 'to' ? leave.to : leave.from;
    if (problem.reason !== 'DAY_FAR' || farDay([day], today) === undefined) continue;
    problems[index] = {
      ...problem,
      severity: 'ERROR',
      message: `${problem.message} Days are taken from ${first} to ${last}.`,
    };
  }
}

/** Says that a leave of these days is stored for somebody who had the staff ID before. */
const ofFormerHolder = ({ values }: SheetRow<LeaveField>, name: string): BatchProblem => ({
  column: 'staffID',
  value: values.staffID ?? '',
  reason: 'FORMER_HOLDER',
  message: `Somebody who had this staff ID before was on leave on these days. This leave is stored for ${name || 'whoever has it now'}. Delete the row if the other one is meant.`,
  suggestion: null,
  severity: 'WARNING',
});

const noRecord = ({ values }: SheetRow<LeaveField>, message: string): BatchProblem => ({
  column: 'staffID',
  value: beginningOf(values.staffID ?? ''),
  reason: 'NOT_A_RECORD',
  message,
  suggestion: null,
  severity: 'ERROR',
});

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

/** Most ranges of one sheet; each is a call. */
const mostRanges = 30;

/** The days of the sheet's leaves, in ranges that the service answers. Throws SheetFault when they are spread over too many years. */
export function rangesOf(rows: readonly SheetRow<LeaveField>[], dayOrder: DayOrder): DayRange[] {
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
 * The reports, in which new rows of the sheet that share a day with one another are faulty: nobody knows which one is right. Of
 * those that exist it is known.
 */
function withOwnOverlaps(reports: readonly LeaveRowReport[]): LeaveRowReport[] {
  const others = new Map<number, number>();
  const people = Map.groupBy(
    reports.flatMap(({ leave, line, outcome }) => (leave && outcome !== 'EXISTS' ? { ...leave, line } : [])),
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
