import { type LeaveKindName, leaveKinds } from '../leave-words.ts';
import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** Names of the columns of leaves: the SDL enum LeaveColumn. */
export type LeaveColumnName =
  | keyof typeof staffSummaryColumns
  | 'FROM'
  | 'TO'
  | 'KIND'
  | 'NOTE'
  | 'ENTERED_BY'
  | 'ENTERED_AT';

/** What these columns read of a row. */
export interface LeaveRow extends StaffSummaryRow {
  readonly from: string;
  readonly to: string;
  readonly kind: LeaveKindName;
  readonly note?: string | null;
  readonly enteredBy: string;
  readonly enteredAt?: string | null;
}

const kindWords = Object.values(leaveKinds).map(({ word }) => word);

/** Columns of leaves. */
export const leaveColumns: ListColumns<LeaveColumnName, LeaveRow> = {
  ...staffSummaryColumns,
  DEPARTMENT: { ...staffSummaryColumns.DEPARTMENT, isHiddenAtFirst: true },
  FROM: { header: 'From', description: 'The first day of the leave.', kind: 'date', value: (row) => row.from },
  TO: { header: 'To', description: 'The last day of the leave.', kind: 'date', value: (row) => row.to },
  KIND: {
    header: 'Kind',
    description: `Kind of leave: ${kindWords.join(', ')}.`,
    kind: 'text',
    filterable: true,
    values: kindWords,
    value: (row) => leaveKinds[row.kind].word,
  },
  NOTE: {
    header: 'Note',
    description: 'Note of who entered it; empty for the role USER, which may not read it.',
    kind: 'text',
    value: (row) => row.note ?? '',
  },
  ENTERED_BY: {
    header: 'Entered By',
    description: 'Email address of the person who entered it.',
    kind: 'text',
    filterable: true,
    value: (row) => row.enteredBy,
  },
  ENTERED_AT: {
    header: 'Entered At',
    description: 'When it was entered, shown as YYYY-MM-DD, h:mm:ss a.',
    kind: 'timestamp',
    isHiddenAtFirst: true,
    value: (row) => row.enteredAt ?? '',
  },
};

/** The shown value of the leave of somebody on a day; empty without one. */
export const leaveWord = (leave: { readonly kind: LeaveKindName } | null | undefined): string =>
  leave ? leaveKinds[leave.kind].word : '';

/** A column of lists of days that says who is on leave; filled for a service with the extension `leave`. */
export const onLeaveColumn = {
  header: 'On Leave',
  description: `Kind of leave of the person on the day, of the extension leave: ${kindWords.join(', ')}; an empty string without one, and where the service has no leaves.`,
  kind: 'text',
  isUnsearched: true,
  extension: 'leave',
  isFilterOnly: true,
  isMarked: true,
  values: [...kindWords, ''],
} as const;
