import { codedError } from '../../shared/errors.ts';

const shape = /^(.{1,64})-(SIGNED_IN|SIGNED_OUT)-(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})$/s;

/** What the service tells a record by. */
interface ReviewedRecord {
  readonly staffID: string;
  readonly mode: 'signedIn' | 'signedOut';
  readonly attendanceDate: string;
  readonly [name: string]: unknown;
}

/** The parts of a record's key, as the service spells them. Throws BAD_USER_INPUT for what is not the key of a record that can be judged. */
export function readRecordKey(key: string, field = 'record'): ReviewedRecord {
  const [, staffID, mode, attendanceDate] = shape.exec(key) ?? [];
  if (staffID && attendanceDate && (mode === 'SIGNED_IN' || mode === 'SIGNED_OUT')) {
    return { staffID, mode: mode === 'SIGNED_IN' ? 'signedIn' : 'signedOut', attendanceDate };
  }
  const message = 'This is not the key of a record that can be judged: give AttendanceRecord.key as the list has it.';
  throw codedError('BAD_USER_INPUT', message, { field });
}
