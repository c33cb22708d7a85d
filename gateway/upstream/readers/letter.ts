import type { RecordedLetter } from '../../../schema/generated/types.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { hasField, type Loose, readEntries, readID } from '../read.ts';
import { type Fields, type RowFor, readFields } from './fields.ts';
import { readReferencedStaff, type StaffSummaryRow } from './staff-summary.ts';
import { isThere, type ValueReader } from './value-reader.ts';

const letterFields = {
  reference: 'text',
  printedBy: 'text',
  printedAt: 'instant',
  replyNote: 'spelling',
  undoneBy: 'text',
  undoneAt: 'instant',
  undoneReason: 'spelling',
} as const satisfies Fields;

/** A letter on record, with the names as they were then. */
export interface RecordedLetterRow extends RowFor<Omit<RecordedLetter, 'staff'>> {
  readonly staff: StaffSummaryRow;
}

const kinds = { lateness: 'LATENESS', absence: 'ABSENCE' } as const;
const steps = { first: 'FIRST', second: 'SECOND', final: 'FINAL' } as const;

/**
 * Reads the reply of `/letter/findAll`, in upstream's order. What does not say to whom it went, of what kind it is, or for
 * which days, is left out, noted.
 */
export function readLetters(data: unknown, read: ValueReader): RecordedLetterRow[] {
  const { losses } = read;
  const entries = readEntries(data, isLetter, losses);
  const rows: RecordedLetterRow[] = [];
  for (const record of entries) {
    const staff = { ...readReferencedStaff(record, read), id: readID(record.personID) || undefined };
    const kind = read.word(kinds, record.kind, 'kind');
    const step = read.word(steps, record.step, 'step');
    const given: readonly unknown[] = Array.isArray(record.days) ? record.days : [];
    const days = given.flatMap((day) => read.day(day) ?? []);
    if (days.length === 0) losses.note('days', record.days);
    if (staff.staffID === '' || !kind || !step || days.length === 0) continue;
    rows.push({
      ...readFields(record, letterFields, read),
      id: read.id(record._id),
      staff,
      kind,
      days,
      step,
      isReplied: record.isReplied === true || isThere(record.replyOn) || isThere(record.replyNote),
      replyOn: read.day(record.replyOn),
      isAllLeave: record.isAllLeave === true,
    });
  }
  losses.refuseWithout('days', entries.length);
  return rows;
}

/** The letters for those who may not read what was written about people. */
export const lettersWithoutTexts = memoizeByIdentity((rows: readonly RecordedLetterRow[]) =>
  rows.map((row): RecordedLetterRow => ({ ...row, replyNote: '', undoneReason: '' })),
);

const isLetter = (record: Loose) => hasField(record, ['staffID', 'kind', 'days', 'reference']);

/** Reads the reply of `GET /letter/rule`: months for which a letter makes the next one graver. */
export const readRule = (data: unknown, read: ValueReader): { readonly months: number }[] =>
  readEntries(data, (record) => hasField(record, ['months']), read.losses).flatMap(({ months }) => {
    const whole = read.count(months, 'months');
    return whole === null ? [] : [{ months: whole }];
  });
