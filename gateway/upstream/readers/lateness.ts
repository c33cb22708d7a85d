import { type AttendanceRecordRow, readAttendance } from './attendance.ts';
import { Losses } from './losses.ts';

/** A late sign-in, with the shift that it was late for. */
export interface LateSignInRow extends AttendanceRecordRow {
  /** Upstream's id of the shift; an empty string when the reply lacks it. */
  readonly shiftID: string;
}

/** Reads the reply of `/attendance/lateness`: attendance records whose staff may name their shift, by id or whole. */
export function readLateness(data: unknown, timeZone: string, losses = new Losses()): LateSignInRow[] {
  return readAttendance(data, 'SIGNED_IN', timeZone, losses).map((row) => ({
    ...row,
    shiftID: row.staff.shiftID ?? '',
  }));
}
