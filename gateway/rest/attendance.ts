import { zoneClock } from '../dates.ts';
import { mapSteps, runAtOnce, type Steps } from '../yield-turn.ts';
import { hasField, type Loose, readBoolean, readDegrees, readEntries, readFirstText, readText } from './read.ts';
import type { CaseFile } from './review.ts';
import { namesStaff, readEmbeddedStaff, type StaffSummaryRow } from './staff-summary.ts';
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
  /** ISO with the zone's offset; null when upstream's value is not a date. */
  readonly attendanceDate: string | null;
  readonly isImageRecognised: boolean | null;
  readonly isRepeated: boolean;
  /** Of lists that were joined with reviews: null where the service has none. */
  readonly review?: CaseFile | null;
}

/** Reads a list of attendance at once, as `attendanceSteps` does. */
export const readAttendance = (...list: Parameters<typeof attendanceSteps>): AttendanceRecordRow[] =>
  runAtOnce(attendanceSteps(...list));

/**
 * Reads the replies of `/attendance/findall` and `/attendance/find/customer`. `asked` is the
 * mode of the call, for records that lack theirs. Records keep upstream's order; none is dropped.
 */
export function* attendanceSteps(
  data: unknown,
  asked: AttendanceRecordRow['mode'],
  timeZone: string,
): Steps<AttendanceRecordRow[]> {
  const tellApart = createRepeats();
  const { readInstant } = zoneClock(timeZone);
  return yield* mapSteps(readEntries(data, isSignIn), (record) => {
    const staff = readEmbeddedStaff(record);
    const mode = readMode(record.mode) ?? asked;
    const attendanceDate = readInstant(readText(record.attendanceDate));
    const { key, isRepeated } = tellApart(staff.staffID, `${staff.staffID}-${mode}-${attendanceDate ?? ''}`);
    return {
      key,
      staff,
      serviceCentre: readFirstText(record.serviceCentre, staff.serviceCentre),
      mode,
      imageURL: readText(record.imageURL),
      latitude: readDegrees(record.latitude, 90),
      longitude: readDegrees(record.longitude, 180),
      location: readText(record.location),
      attendanceDate,
      isImageRecognised: readBoolean(record.isImageRecognised),
      isRepeated,
    };
  });
}

/** Whether something can be read of a record; where staff have been deleted it has no person. */
export const isSignIn = (record: Loose): boolean =>
  namesStaff(record) || hasField(record, ['attendanceDate', 'location']);

function readMode(value: unknown): AttendanceRecordRow['mode'] | null {
  if (value === 'signedIn') return 'SIGNED_IN';
  return value === 'signedOut' ? 'SIGNED_OUT' : null;
}

/** The day of a record, from its key: all but the time. */
const dayOf = (key: string) => key.replace(/T[\d:+-]+$/, '');

/**
 * Tells the records of a list apart by staff ID and wanted key: the key that each gets, and whether its person has
 * another before it with the same mode on the same day. A day's list has one record of nearly everybody, of whom no
 * more than the first key is noted.
 */
function createRepeats() {
  const firstKeys = new Map<string, string>();
  const repeating = new Map<string, { readonly keyOf: (wanted: string) => string; readonly days: Set<string> }>();
  return (staffID: string, wanted: string): { readonly key: string; readonly isRepeated: boolean } => {
    const first = firstKeys.get(staffID);
    if (first === undefined) {
      firstKeys.set(staffID, wanted);
      return { key: wanted, isRepeated: false };
    }
    let person = repeating.get(staffID);
    if (!person) {
      person = { keyOf: createKeys(), days: new Set([dayOf(first)]) };
      person.keyOf(first);
      repeating.set(staffID, person);
    }
    const day = dayOf(wanted);
    const isRepeated = person.days.has(day);
    person.days.add(day);
    return { key: person.keyOf(wanted), isRepeated };
  };
}
