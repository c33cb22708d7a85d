import type { ListColumns } from '../lists/column.ts';
import { type AttendanceRow, type RecordColumnName, recordColumns } from './attendance.ts';

/** Names of the lateness report's columns: the SDL enum LatenessColumn. */
export type LatenessColumnName = Exclude<RecordColumnName, 'REPEATED' | 'REVIEW'> | 'MINUTES_LATE';

/** What the lateness columns read of a row. */
export interface LatenessRow extends AttendanceRow {
  readonly minutesLate?: number | null;
}

const { FLAG, REPEATED: _unsaid, REVIEW: _unread, ...beforeFlag } = recordColumns;

/** Columns of the lateness report: the attendance columns and the minutes late. */
export const latenessColumns: ListColumns<LatenessColumnName, LatenessRow> = {
  ...beforeFlag,
  MINUTES_LATE: {
    header: 'Minutes Late',
    description: 'Whole minutes between the start of the shift and the sign-in.',
    kind: 'number',
    value: (row) => row.minutesLate ?? '',
  },
  FLAG,
};
