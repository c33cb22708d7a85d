import { missingWords } from '../hours.ts';
import type { LeaveKindName } from '../leave-words.ts';
import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';
import { notKnown, reasonWords } from '../reason-words.ts';
import { leaveWord, onLeaveColumn } from './leaves.ts';

/** Names of the columns of a person's month: the SDL enum PersonMonthDayColumn. */
export type PersonMonthDayColumnName =
  | keyof typeof staffSummaryColumns
  | 'DATE'
  | 'REASON'
  | 'FIRST_SIGN_IN'
  | 'LAST_SIGN_OUT'
  | 'MINUTES_WORKED'
  | 'OVERTIME_MINUTES'
  | 'MISSING'
  | 'MINUTES_LATE'
  | 'LISTED_LATE'
  | 'LISTED_ABSENT'
  | 'SIGN_INS'
  | 'FLAGGED'
  | 'ON_LEAVE'
  | 'EVIDENCE';

/** What these columns read of a row. */
export interface PersonMonthDayRow extends StaffSummaryRow {
  readonly date: string;
  readonly reason?: keyof typeof reasonWords | null;
  readonly firstIn?: string | null;
  readonly lastOut?: string | null;
  readonly minutesWorked?: number | null;
  readonly overtime?: number | null;
  readonly missing?: keyof typeof missingWords | null;
  readonly minutesLate?: number | null;
  readonly isListedLate?: boolean | null;
  readonly isListedAbsent?: boolean | null;
  readonly signIns?: number | null;
  readonly flagged?: number | null;
  readonly onLeave?: { readonly kind: LeaveKindName } | null;
  readonly evidence: string;
}

/** Columns of a person's month: each day, why it is as it is, and what was recorded. */
export const personMonthDayColumns: ListColumns<PersonMonthDayColumnName, PersonMonthDayRow> = {
  ...staffSummaryColumns,
  DATE: { header: 'Date', description: 'The shift day.', kind: 'date', value: (row) => row.date },
  REASON: {
    header: 'Reason',
    description: `Why the day is as it is: ${Object.values(reasonWords).join(', ')}; ${notKnown.word} for a day to come, and where nothing is recorded yet.`,
    kind: 'text',
    filterable: true,
    values: [...Object.values(reasonWords), notKnown.word],
    value: (row) => (row.reason ? reasonWords[row.reason] : notKnown.word),
  },
  FIRST_SIGN_IN: {
    header: 'First Sign-in',
    description: 'First sign-in of the shift day, shown as YYYY-MM-DD, h:mm:ss a.',
    kind: 'timestamp',
    value: (row) => row.firstIn ?? '',
  },
  LAST_SIGN_OUT: {
    header: 'Last Sign-out',
    description: 'Last sign-out of the shift day, shown as YYYY-MM-DD, h:mm:ss a.',
    kind: 'timestamp',
    value: (row) => row.lastOut ?? '',
  },
  MINUTES_WORKED: {
    header: 'Minutes Worked',
    description: 'Whole minutes from the first sign-in to the last sign-out. No break is taken off.',
    kind: 'number',
    isFilterOnly: true,
    isOffered: true,
    value: (row) => row.minutesWorked ?? '',
  },
  OVERTIME_MINUTES: {
    header: 'Overtime Minutes',
    description: "Those beyond the shift's length; empty where it is not known.",
    kind: 'number',
    isFilterOnly: true,
    isOffered: true,
    value: (row) => row.overtime ?? '',
  },
  MISSING: {
    header: 'Missing',
    description: `What is missing for the hours: ${Object.values(missingWords).join(' or ')}; empty where nothing is.`,
    kind: 'text',
    filterable: true,
    isUnsearched: true,
    isFilterOnly: true,
    isOffered: true,
    values: [...Object.values(missingWords), ''],
    value: (row) => (row.missing ? missingWords[row.missing] : ''),
  },
  MINUTES_LATE: {
    header: 'Minutes Late',
    description: "Whole minutes after the shift's start, of a day on which they were late.",
    kind: 'number',
    value: (row) => row.minutesLate ?? '',
  },
  LISTED_LATE: {
    header: 'Listed Late',
    description: 'Yes when the lateness list of the day names them, else No; empty when not known.',
    kind: 'text',
    filterable: true,
    isUnsearched: true,
    values: ['Yes', 'No', ''],
    value: (row) => yesNo(row.isListedLate),
  },
  LISTED_ABSENT: {
    header: 'Listed Absent',
    description: 'Yes when the absent list of the day names them, else No; empty when not known.',
    kind: 'text',
    filterable: true,
    isUnsearched: true,
    values: ['Yes', 'No', ''],
    value: (row) => yesNo(row.isListedAbsent),
  },
  SIGN_INS: {
    header: 'Sign-ins',
    description: 'Number of sign-ins of the shift day; empty when not known.',
    kind: 'number',
    value: (row) => row.signIns ?? '',
  },
  FLAGGED: {
    header: 'Flagged',
    description: 'Number of its records whose photo was not recognised; empty when not known.',
    kind: 'number',
    value: (row) => row.flagged ?? '',
  },
  ON_LEAVE: { ...onLeaveColumn, value: (row) => leaveWord(row.onLeave) },
  EVIDENCE: {
    header: 'Evidence',
    description: 'What shows the reason, in one sentence; of a day that is not known, why.',
    kind: 'text',
    value: (row) => row.evidence,
  },
};

const yesNo = (value: boolean | null | undefined) => (value == null ? '' : value ? 'Yes' : 'No');
