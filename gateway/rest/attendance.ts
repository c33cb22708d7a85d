import { zoneClock } from '../dates.ts';
import { type Loose, readBoolean, readDegrees, readEntries, readFirstText, readText } from './read.ts';
import { readEmbeddedStaff, type StaffSummaryRow } from './staff-summary.ts';
import { createKeys } from './unique-keys.ts';

/** One sign-in or sign-out. */
export interface AttendanceRecordRow {
  readonly key: string;
  readonly staff: StaffSummaryRow;
  readonly serviceCentre: string;
  readonly mode: 'SIGNED_IN' | 'SIGNED_OUT';
  readonly imageURL: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly location: string;
  /** ISO with the zone's offset; null when upstream's value is no date. */
  readonly attendanceDate: string | null;
  readonly isImageRecognised: boolean | null;
  readonly isRepeated: boolean;
}

/**
 * Reads the replies of `/attendance/findall` and `/attendance/find/customer`. `asked` is the
 * mode of the call, for records that do not say theirs. Records keep upstream's order; none is dropped.
 */
export function readAttendance(
  data: unknown,
  asked: AttendanceRecordRow['mode'],
  timeZone: string,
): AttendanceRecordRow[] {
  const keyOf = createKeys();
  // By person: a day's list has one for each, and long texts are dear to look up.
  const daysOf = new Map<string, string[]>();
  return readEntries(data).map((record) => {
    const row = readRecord(record, asked, timeZone);
    const key = keyOf(`${row.staff.staffID}-${row.mode}-${row.attendanceDate ?? ''}`);
    const day = `${row.mode}-${row.attendanceDate?.slice(0, 10) ?? ''}`;
    const days = daysOf.get(row.staff.staffID);
    const isRepeated = days?.includes(day) ?? false;
    if (!days) daysOf.set(row.staff.staffID, [day]);
    else if (!isRepeated) days.push(day);
    return { key, ...row, isRepeated };
  });
}

function readRecord(record: Loose, asked: AttendanceRecordRow['mode'], timeZone: string) {
  const staff = readEmbeddedStaff(record);
  return {
    staff,
    serviceCentre: readFirstText(record.serviceCentre, staff.serviceCentre),
    mode: readMode(record.mode) ?? asked,
    imageURL: readText(record.imageURL),
    latitude: readDegrees(record.latitude, 90),
    longitude: readDegrees(record.longitude, 180),
    location: readText(record.location),
    attendanceDate: zoneClock(timeZone).readInstant(readText(record.attendanceDate)),
    isImageRecognised: readBoolean(record.isImageRecognised),
  };
}

function readMode(value: unknown): AttendanceRecordRow['mode'] | null {
  if (value === 'signedIn') return 'SIGNED_IN';
  return value === 'signedOut' ? 'SIGNED_OUT' : null;
}
