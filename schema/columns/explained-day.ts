import type { LeaveKindName } from '../leave-words.ts';
import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';
import { reasonWords } from '../reason-words.ts';
import { leaveWord, onLeaveColumn } from './leaves.ts';

/** Names of the columns of an explained day: the SDL enum PersonDayColumn. */
export type PersonDayColumnName =
  | keyof typeof staffSummaryColumns
  | 'SHIFT'
  | 'REASON'
  | 'FIRST_SIGN_IN'
  | 'LAST_SIGN_OUT'
  | 'MINUTES_LATE'
  | 'LISTED_ABSENT'
  | 'PROBABLY_NOT_REAL'
  | 'ON_LEAVE'
  | 'EVIDENCE';

/** What these columns read of a row. */
export interface PersonDayRow extends StaffSummaryRow {
  readonly shift: string;
  readonly reason: keyof typeof reasonWords;
  readonly firstIn?: string | null;
  readonly lastOut?: string | null;
  readonly minutesLate?: number | null;
  readonly isListedAbsent: boolean;
  readonly isProbablyNotReal?: boolean;
  readonly onLeave?: { readonly kind: LeaveKindName } | null;
  readonly evidence: string;
}

/** Columns of an explained day: who, why, and what shows it. */
export const personDayColumns: ListColumns<PersonDayColumnName, PersonDayRow> = {
  ...staffSummaryColumns,
  SHIFT: {
    header: 'Shift',
    description: 'Name of the shift on the register.',
    kind: 'text',
    filterable: true,
    value: (row) => row.shift,
  },
  REASON: {
    header: 'Reason',
    description: `Why the day is as it is: ${Object.values(reasonWords).join(', ')}.`,
    kind: 'text',
    filterable: true,
    values: Object.values(reasonWords),
    value: (row) => reasonWords[row.reason],
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
  MINUTES_LATE: {
    header: 'Minutes Late',
    description: "Whole minutes after the shift's start, of who is late.",
    kind: 'number',
    value: (row) => row.minutesLate ?? '',
  },
  LISTED_ABSENT: {
    header: 'Listed Absent',
    description: 'Yes when the absent list names them, else No.',
    kind: 'yesNo',
    value: (row) => row.isListedAbsent,
  },
  PROBABLY_NOT_REAL: {
    header: 'Probably Not Real',
    description: 'Yes for a listed absence on a day off, a holiday or a day of an outage, else No.',
    kind: 'yesNo',
    isFilterOnly: true,
    isMarked: true,
    value: (row) => row.isProbablyNotReal ?? false,
  },
  ON_LEAVE: { ...onLeaveColumn, value: (row) => leaveWord(row.onLeave) },
  EVIDENCE: {
    header: 'Evidence',
    description: 'What shows the reason, in one sentence.',
    kind: 'text',
    value: (row) => row.evidence,
  },
};
