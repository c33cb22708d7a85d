import { type AttendanceRecordRow, isSignIn, readAttendance } from './attendance.ts';
import { type Loose, readEntries, readObject, readText } from './read.ts';

/** A late sign-in, with the shift that it was late for. */
export interface LateSignInRow extends AttendanceRecordRow {
  /** Upstream's id of the shift; an empty string when the reply lacks it. */
  readonly shiftID: string;
}

/** Reads the reply of `/attendance/lateness`: attendance records whose staff may name their shift, by id or whole. */
export function readLateness(data: unknown, timeZone: string): LateSignInRow[] {
  const entries = readEntries(data, isSignIn);
  return readAttendance(entries, 'SIGNED_IN', timeZone).map((row, place) => ({
    ...row,
    shiftID: shiftIDOf(entries[place] ?? {}),
  }));
}

function shiftIDOf(record: Loose): string {
  const holders = [readObject(record.staffID), readObject(record.staff), record];
  for (const { shift } of holders) {
    const id = readText(shift) || readText(readObject(shift)._id);
    if (id !== '') return id;
  }
  return '';
}
