import type { LatenessRecord } from '../generated/types.ts';
import { date } from './arguments.ts';
import { type AttendanceRow, recordColumns } from './attendance.ts';
import { type ColumnsOf, number } from './column.ts';
import type { ListDeclaration } from './list.ts';

const { FLAG, REPEATED: _unsaid, REVIEW: _unread, ...beforeFlag } = recordColumns;

/** Columns of the lateness report: the attendance columns and the minutes late. */
export const latenessColumns = {
  ...beforeFlag,
  MINUTES_LATE: number(
    'Minutes Late',
    'Whole minutes between the start of the shift and the sign-in.',
    (row) => row.minutesLate,
  ),
  FLAG,
} satisfies ColumnsOf<AttendanceRow & Pick<LatenessRecord, 'minutesLate'>>;

/** Late sign-ins of a day, each beside the rule that made it late. */
export const lateness = {
  field: 'lateness',
  description: 'Late sign-ins of one day.',
  source:
    'GET /attendance/lateness; shift rules from GET /shift/findAll, without which `shift` and `minutesLate` are null',
  role: 'USER',
  arguments: { date },
  type: 'Lateness',
  row: 'LatenessRecord',
  model: 'attendance/lateness.ts#LatenessRow',
  title: 'the lateness report',
  columns: latenessColumns,
  order: ['ATTENDANCE_DATE'],
  key: 'key',
  reads: { 'GET /attendance/lateness': 1, 'GET /shift/findAll': 1 },
  filePrefix: 'Lateness-Report',
  screen: '/report/latness',
} as const satisfies ListDeclaration;
