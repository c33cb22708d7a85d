import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';
import { isUndone, letterKindWords, letterStepWords } from '../recorded-letter.ts';

/** Names of the columns of letters on record: the SDL enum RecordedLetterColumn. */
export type RecordedLetterColumnName =
  | 'PRINTED_AT'
  | Exclude<keyof typeof staffSummaryColumns, 'DEPARTMENT'>
  | 'KIND'
  | 'STEP'
  | 'REFERENCE'
  | 'DAYS'
  | 'DAY_COUNT'
  | 'PRINTED_BY'
  | 'REPLIED'
  | 'REPLY_ON'
  | 'REPLY_NOTE'
  | 'UNDONE'
  | 'UNDONE_BY'
  | 'UNDONE_AT'
  | 'UNDONE_REASON'
  | 'ALL_LEAVE';

/** What these columns read of a row. */
export interface RecordedLetterRow extends StaffSummaryRow {
  readonly kind: keyof typeof letterKindWords;
  readonly step: keyof typeof letterStepWords;
  readonly reference: string;
  readonly days: readonly string[];
  readonly printedBy: string;
  readonly printedAt?: string | null;
  readonly isReplied: boolean;
  readonly replyOn?: string | null;
  readonly replyNote: string;
  readonly undoneBy: string;
  readonly undoneAt?: string | null;
  readonly undoneReason: string;
  readonly isAllLeave?: boolean;
}

const { STAFF_ID, NAME, DISTRICT, SERVICE_CENTRE } = staffSummaryColumns;
const kinds = Object.values(letterKindWords);
const steps = Object.values(letterStepWords);

/** Columns of letters on record. */
export const recordedLetterColumns: ListColumns<RecordedLetterColumnName, RecordedLetterRow> = {
  PRINTED_AT: {
    header: 'On Record Since',
    description: 'When it was put on record.',
    kind: 'timestamp',
    value: (row) => row.printedAt ?? '',
  },
  STAFF_ID,
  NAME,
  DISTRICT: { ...DISTRICT, isHiddenAtFirst: true },
  SERVICE_CENTRE,
  KIND: {
    header: 'Kind',
    description: `Kind of letter: ${kinds.join(', ')}.`,
    kind: 'text',
    filterable: true,
    values: kinds,
    value: (row) => letterKindWords[row.kind],
  },
  STEP: {
    header: 'Warning',
    description: `Which warning it is: ${steps.join(', ')}.`,
    kind: 'text',
    filterable: true,
    values: steps,
    value: (row) => letterStepWords[row.step],
  },
  REFERENCE: { header: 'Reference', description: 'Reference.', kind: 'text', value: (row) => row.reference },
  DAYS: {
    header: 'Dates',
    description: 'The days that it lists, as YYYY-MM-DD, comma-separated.',
    kind: 'text',
    isHiddenAtFirst: true,
    value: (row) => row.days.join(', '),
  },
  DAY_COUNT: {
    header: 'Days',
    description: 'How many days it lists.',
    kind: 'number',
    value: (row) => row.days.length,
  },
  PRINTED_BY: {
    header: 'Printed By',
    description: 'Email address of the person who put it on record.',
    kind: 'text',
    filterable: true,
    isHiddenAtFirst: true,
    value: (row) => row.printedBy,
  },
  REPLIED: {
    header: 'Replied',
    description: 'Whether a reply to it was noted: Yes, No.',
    kind: 'yesNo',
    filterable: true,
    value: (row) => row.isReplied,
  },
  REPLY_ON: {
    header: 'Replied On',
    description: 'Day of the reply; an empty string without one.',
    kind: 'date',
    isHiddenAtFirst: true,
    value: (row) => row.replyOn ?? '',
  },
  REPLY_NOTE: {
    header: 'Reply',
    description: 'Note of the reply; empty without one, and for the role USER, which may not read it.',
    kind: 'text',
    isHiddenAtFirst: true,
    value: (row) => row.replyNote,
  },
  UNDONE: {
    header: 'Undone',
    description: 'Whether it was undone, and counts no more: Yes, No.',
    kind: 'yesNo',
    filterable: true,
    value: isUndone,
  },
  UNDONE_BY: {
    header: 'Undone By',
    description: 'Email address of the person who undid it; an empty string where it is not undone.',
    kind: 'text',
    isHiddenAtFirst: true,
    value: (row) => row.undoneBy,
  },
  UNDONE_AT: {
    header: 'Undone At',
    description: 'When it was undone.',
    kind: 'timestamp',
    isHiddenAtFirst: true,
    value: (row) => row.undoneAt ?? '',
  },
  UNDONE_REASON: {
    header: 'Why Undone',
    description: 'Why it was undone; empty where it is not, and for the role USER, which may not read it.',
    kind: 'text',
    isHiddenAtFirst: true,
    value: (row) => row.undoneReason,
  },
  ALL_LEAVE: {
    header: 'Days Became Leave',
    description: 'Whether all its days have become days of leave since, so that it counts no more: Yes, No.',
    kind: 'yesNo',
    filterable: true,
    isHiddenAtFirst: true,
    value: (row) => row.isAllLeave === true,
  },
};
