import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** Names of the columns of a reconciled group's people: the SDL enum ReconciledStaffColumn. */
export type ReconciledStaffColumnName =
  | keyof typeof staffSummaryColumns
  | 'SHIFT'
  | 'FIRST_SIGN_IN'
  | 'SIGN_INS'
  | 'LISTED_ABSENT'
  | 'LISTED_LATE'
  | 'REGISTER_RECORDS';

/** What these columns read of a row; null stands for a list that could not be read. */
export interface ReconciledStaffRow extends StaffSummaryRow {
  readonly shift: string;
  readonly firstSignIn?: string | null;
  readonly signInCount?: number | null;
  readonly isListedAbsent?: boolean | null;
  readonly isListedLate?: boolean | null;
  readonly registerRecords?: number | null;
}

/** Columns of a reconciled group's people: who they are, and what each list holds of them. */
export const reconciledStaffColumns: ListColumns<ReconciledStaffColumnName, ReconciledStaffRow> = {
  ...staffSummaryColumns,
  SHIFT: {
    header: 'Shift',
    description: 'Name of the shift.',
    kind: 'text',
    filterable: true,
    value: (row) => row.shift,
  },
  FIRST_SIGN_IN: {
    header: 'First Sign-in',
    description: 'First sign-in of the day, shown as YYYY-MM-DD, h:mm:ss a.',
    kind: 'timestamp',
    value: (row) => row.firstSignIn ?? '',
  },
  SIGN_INS: {
    header: 'Sign-ins',
    description: 'Sign-ins of the day.',
    kind: 'number',
    value: (row) => row.signInCount ?? '',
  },
  LISTED_ABSENT: {
    header: 'Listed Absent',
    description: 'Yes or No; empty when not known.',
    values: ['Yes', 'No', ''],
    kind: 'text',
    value: (row) => word(row.isListedAbsent),
  },
  LISTED_LATE: {
    header: 'Listed Late',
    description: 'Yes or No; empty when not known.',
    values: ['Yes', 'No', ''],
    kind: 'text',
    value: (row) => word(row.isListedLate),
  },
  REGISTER_RECORDS: {
    header: 'Register Records',
    description: 'Records on the register.',
    kind: 'number',
    value: (row) => row.registerRecords ?? '',
  },
};

/** No yesNo column: that kind has no word for "not known". */
const word = (value: boolean | null | undefined) => (value === null || value === undefined ? '' : value ? 'Yes' : 'No');
