/** The modes of records that the service knows by their key. */
type Mode = 'SIGNED_IN' | 'SIGNED_OUT';

/** What a key is made of: staff ID, mode, and the instant with offset. */
interface RecordKey {
  readonly staffID: string;
  readonly mode: Mode;
  readonly attendanceDate: string;
}

const shape = /^(.{1,64})-(SIGNED_IN|SIGNED_OUT)-(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})$/s;

/** The key of an attendance record, which ends in its time: `01001-SIGNED_IN-2026-11-19T07:08:37+01:00`. */
export const recordKey = (staffID: string, mode: string, attendanceDate: string | null): string =>
  `${staffID}-${mode}-${attendanceDate ?? ''}`;

/** The parts of a record's key; null for another text, also a key with a number behind it: the service finds no record by that. */
export function readRecordKey(key: string): RecordKey | null {
  const [, staffID, mode, attendanceDate] = shape.exec(key) ?? [];
  return staffID && attendanceDate ? { staffID, mode: mode as Mode, attendanceDate } : null;
}
