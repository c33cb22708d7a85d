import { type AttendanceColumnName, type AttendanceRow, attendanceColumns } from './attendance.ts';
import type { Columns } from './column.ts';

/** Names of the lateness report's columns: the SDL enum LatenessColumn. */
export type LatenessColumnName = AttendanceColumnName | 'MINUTES_LATE';

/** What the lateness columns read of a row. */
export interface LatenessRow extends AttendanceRow {
  readonly minutesLate?: number | null;
}

const { FLAG, ...beforeFlag } = attendanceColumns;

/** Columns of the lateness report: the attendance columns and the minutes late. */
export const latenessColumns: Columns<LatenessColumnName, LatenessRow> = {
  ...beforeFlag,
  MINUTES_LATE: { header: 'Minutes Late', kind: 'number', value: (row) => row.minutesLate ?? '' },
  FLAG,
};
