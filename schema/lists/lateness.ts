import type { LatenessRecord } from '../generated/types.ts';
import { keepsRule, type LatenessRule } from '../late-after.ts';
import { date } from './arguments.ts';
import { type AttendanceRow, recordColumns } from './attendance.ts';
import { type ColumnsOf, number, text, timeOfDay, yesNo } from './column.ts';
import type { ListDeclaration } from './list.ts';

const { FLAG, REPEATED: _unsaid, REVIEW: _unread, VERDICTS: _ofReview, ...beforeFlag } = recordColumns;

/** What its columns read of a row. */
type LatenessRow = AttendanceRow &
  Pick<LatenessRecord, 'minutesLate'> & { readonly shift?: (LatenessRule & { readonly name: string }) | null };

const ofRule = { isFilterOnly: true, markedIn: 'MINUTES_LATE' } as const;

/** Columns of the lateness report: the attendance columns and the minutes late. */
export const latenessColumns = {
  ...beforeFlag,
  MINUTES_LATE: number(
    'Minutes Late',
    'Whole minutes between the start of the shift and the sign-in.',
    (row) => row.minutesLate,
  ),
  SHIFT: text('Shift', 'Name of the shift; an empty string where it is not known.', ({ shift }) => shift?.name, ofRule),
  SHIFT_START: timeOfDay('Shift Start', 'Start of the shift, HH:MM:SS.', ({ shift }) => shift?.startTime, ofRule),
  LATE_AFTER: timeOfDay(
    'Late After',
    'Time of day after which a sign-in of the shift is late, HH:MM:SS.',
    ({ shift }) => shift?.lateAfter,
    ofRule,
  ),
  IN_TIME_BY_RULE: yesNo(
    'In Time by Rule',
    'Yes where the list says late and the rule of the shift does not, else No.',
    ({ shift, attendanceDate }) => keepsRule(shift, attendanceDate),
    ofRule,
  ),
  FLAG,
} satisfies ColumnsOf<LatenessRow>;

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
  model: 'reports/lateness.ts#LatenessRow',
  title: 'the lateness report',
  columns: latenessColumns,
  order: ['ATTENDANCE_DATE'],
  key: 'key',
  reads: { 'GET /attendance/lateness': 1, 'GET /shift/findAll': 1 },
  filePrefix: 'Lateness-Report',
  screen: '/report/latness',
} as const satisfies ListDeclaration;
