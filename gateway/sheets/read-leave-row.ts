import { type LeaveField, leaveFields } from '../../schema/leave-fields.ts';
import { type LeaveKindName, leaveKinds } from '../../schema/leave-words.ts';
import { maximumLeaveDays } from '../../schema/limits.ts';
import { tidyID, tidyText } from '../../schema/tidy-text.ts';
import type { BatchProblem } from '../generated/resolvers.ts';
import { type DayOrder, isFar, readSheetDay } from '../leave/leave-days.ts';
import { dayNumber } from '../shared/dates.ts';
import { beginningOf, findShownFault } from './cell-faults.ts';
import { createDamageDetector } from './damaged-id.ts';
import { findHalfDay, isGranted, readKind } from './leave-words.ts';
import type { SheetRow } from './sheet-rows.ts';

/** A leave as it is sent. */
export interface NewLeave {
  readonly staffID: string;
  readonly from: string;
  readonly to: string;
  readonly kind: LeaveKindName;
  readonly note: string;
}

/** Somebody on the register; `id` is an empty string where the service gives none. */
export interface KnownPerson {
  readonly id: string;
  readonly staffID: string;
  readonly name: string;
}

const dayFaults = {
  DAY_UNREADABLE: 'This is no day. Write it as 2026-11-14 or 14 November 2026.',
  DAY_AMBIGUOUS: 'This may be two different days. Say which number is the day, or write it as 2026-11-14.',
} as const;

const dayCount =
  'This is the number by which a spreadsheet counts a day. Format the column as a date in the spreadsheet, and save it again.';

/** What reading a row takes. */
interface ReadingParts {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** By staff ID. */
  readonly register: ReadonlyMap<string, KnownPerson>;
  readonly dayOrder: DayOrder;
  /** Whether the sheet tells which leaves were approved. */
  readonly hasStatus: boolean;
}

/** Creates the reading of single rows, each for itself; it adds what is wrong with a row to `problems`. */
export function createReading({ today, register, dayOrder, hasStatus }: ReadingParts) {
  const findDamage = createDamageDetector(register.keys());
  return ({ values, isHidden, tooLong }: SheetRow<LeaveField>, problems: BatchProblem[]): NewLeave | null => {
    const remark = (
      severity: BatchProblem['severity'],
      column: LeaveField,
      reason: string,
      message: string,
      suggestion: string | null = null,
    ) => {
      problems.push({ column, value: beginningOf(values[column] ?? ''), reason, message, suggestion, severity });
      return null;
    };
    const fault = remark.bind(null, 'ERROR');
    const missing = (column: LeaveField) =>
      fault(column, 'REQUIRED_MISSING', `The ${leaveFields[column].noun} is missing. Enter it.`);
    /** The text of a cell; null for a blank one that must not be, and for one that shows no value. */
    const read = (column: LeaveField): string | null => {
      const text = values[column] ?? '';
      const long = tooLong?.[column];
      if (long) return fault(column, 'TOO_LONG', long);
      const shown = findShownFault(text);
      if (shown) return fault(column, shown.reason, shown.message, shown.suggestion);
      return text === '' && leaveFields[column].isRequired ? missing(column) : text;
    };
    const readDay = (column: 'from' | 'to'): string | null => {
      const text = read(column);
      if (text === null) return null;
      const { day, reason } = readSheetDay(text, dayOrder);
      const isCount = /^\d{5}(?:\.\d+)?$/.test(text);
      if (day === undefined) return fault(column, reason, isCount ? dayCount : dayFaults[reason]);
      if (isFar(day, today)) remark('WARNING', column, 'DAY_FAR', `This day is in ${day.slice(0, 4)}. Check the year.`);
      return day;
    };
    if (isHidden) {
      remark(
        'WARNING',
        'staffID',
        'ROW_HIDDEN',
        'This row is hidden in the sheet, by a filter or by hand, and is read all the same. Delete it if it is not meant.',
      );
    }
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
          `These are ${days} days; a leave has ${maximumLeaveDays} at most. Correct a day, or give each part a row.`,
        );
    }
    const word = read('kind');
    const kind = word === null ? null : readKind(word);
    const half = findHalfDay(values);
    if (half) {
      const message = 'This says a half day, and a leave has whole days. Delete the row, or enter whole days.';
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
    // The word of a kind that is none of ours is not lost.
    const note = (kind?.isOther && given === '' ? tidyText(word ?? '') : given).toWellFormed();
    if (kind?.isOther) {
      const message = `This kind is stored as ${leaveKinds.OTHER.word}${given === '' ? ', with its name as the note' : ''}.`;
      remark('WARNING', 'kind', 'KIND_OTHER', message);
    }
    const isWhole = !hasError(problems) && from !== null && to !== null && kind !== null;
    return isWhole ? { staffID, from, to, kind: kind.kind, note } : null;
  };
}

/** Whether a problem keeps the row from being stored. */
export const hasError = (problems: readonly BatchProblem[]) => problems.some(({ severity }) => severity === 'ERROR');
