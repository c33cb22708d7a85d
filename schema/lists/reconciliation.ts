import type { ReconciledStaff } from '../generated/types.ts';
import { date } from './arguments.ts';
import { type ColumnsOf, number, text, timestamp, yesNoOrNone } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

/** Columns of a reconciled group's people: who they are, and what each list holds of them. */
export const reconciledStaffColumns = {
  ...staffSummaryColumns,
  SHIFT: text('Shift', 'Name of the shift.', (row) => row.shift, { filterable: true }),
  FIRST_SIGN_IN: timestamp(
    'First Sign-in',
    'First sign-in of the day, shown as YYYY-MM-DD, h:mm:ss a.',
    (row) => row.firstSignIn,
  ),
  SIGN_INS: number('Sign-ins', 'Sign-ins of the day.', (row) => row.signInCount),
  LISTED_ABSENT: yesNoOrNone('Listed Absent', 'Yes or No; empty when not known.', (row) => row.isListedAbsent),
  LISTED_LATE: yesNoOrNone('Listed Late', 'Yes or No; empty when not known.', (row) => row.isListedLate),
  REGISTER_RECORDS: number('Register Records', 'Records on the register.', (row) => row.registerRecords),
} satisfies ColumnsOf<
  RowWith<
    ReconciledStaff,
    'shift' | 'firstSignIn' | 'signInCount' | 'isListedAbsent' | 'isListedLate' | 'registerRecords'
  >
>;

/** A group as its address spells it: `in-both-lists`. */
const groupWord = (group: string) => group.toLowerCase().replaceAll('_', '-');

/** The people of a group of the day's lists. */
export const reconciledStaff = {
  field: 'reconciledStaff',
  description:
    "The people of one group, as many as `reconciliation` counts; the register's order, then those not on it. Upstream's errors come from the calls that decide the group.",
  source: 'the calls of `reconciliation`',
  role: 'USER',
  arguments: { date, group: { type: 'ReconciledGroup!', description: 'The group.', word: groupWord } },
  type: 'ReconciledStaff',
  row: 'ReconciledStaff',
  model: 'reports/reconciliation.ts#ReconciledStaffRow',
  title: "a group's people",
  columns: reconciledStaffColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: {
    'GET /staff/find/all': 1,
    'GET /attendance/findall': 1,
    'GET /attendance/exception': 1,
    'GET /attendance/lateness': 1,
  },
  filePrefix: 'Reconciled-Staff-Report-',
  screen: '/dashboard/people',
} as const satisfies ListDeclaration;
