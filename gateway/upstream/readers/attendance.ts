import type { DayReason } from '../../generated/resolvers.ts';
import { eachIndex, type ResumableTask, runAtOnce } from '../../shared/event-loop.ts';
import { createKeys, eachOnce, hasField, type Loose, readEntries, readID, readSpelling } from '../read.ts';
import type { LeaveOfDay } from './leave.ts';
import { Losses } from './losses.ts';
import { recordKey } from './record-key.ts';
import type { CaseFile } from './review.ts';
import {
  namesStaff,
  readEmbeddedStaff,
  readReferencedStaff,
  type StaffSummaryRow,
  staffIDOf,
  withOwnID,
} from './staff-summary.ts';
import { readMode, ValueReader } from './value-reader.ts';

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
 * Reads the replies of `/attendance/findall` and `/attendance/find/customer`. `asked` is the mode of the call, for
 * records that lack theirs. Records keep upstream's order; none is dropped but one that stands there twice.
 */
export function* attendanceSteps(
  data: unknown,
  asked: AttendanceRecordRow['mode'],
  timeZone: string,
  losses = new Losses(),
): ResumableTask<AttendanceRecordRow[]> {
  const assignUniqueKeys = createRepeats();
  const read = new ValueReader(losses, timeZone);
  const entries = readEntries(data, isSignIn, losses);
  const rows: AttendanceRecordRow[] = [];
  yield* eachIndex(entries.length, (index) => {
    const record = entries[index] as Loose;
    const staffID = staffIDOf(record);
    const mode = readMode(record.mode);
    const attendanceDate = read.moment(record.attendanceDate);
    const assigned = assignUniqueKeys(staffID, recordKey(staffID, mode ?? asked, attendanceDate), record, rows.length);
    // What of it cannot be read has been noted.
    if (assigned === null) return;
    const staff = readEmbeddedStaff(record, read);
    if (mode === null) read.mode(record.mode);
    if (attendanceDate === null) losses.note('attendanceDate', record.attendanceDate);
    const { latitude, longitude } = read.position(record);
    rows.push({
      key: assigned.key,
      staff,
      serviceCentre: read.text(record.serviceCentre, 'serviceCentre') || staff.serviceCentre,
      mode: mode ?? asked,
      imageURL: read.spelling(record.imageURL, 'imageURL'),
      latitude,
      longitude,
      location: read.text(record.location, 'location'),
      attendanceDate,
      isImageRecognised: read.truth(record.isImageRecognised, 'isImageRecognised'),
      isRepeated: assigned.isRepeated,
    });
    if (assigned.later !== null)
      rows[assigned.later] = { ...(rows[assigned.later] as AttendanceRecordRow), isRepeated: true };
  });
  losses.refuseWithout('staffID', rows.length);
  losses.refuseWithout('attendanceDate', rows.length);
  return rows;
}

/** Whether something can be read of a record; where staff have been deleted it has no person. */
const isSignIn = (record: Loose): boolean => namesStaff(record) || hasField(record, ['attendanceDate', 'location']);

/** The day of a record, from its key: all but the time. */
const dayOf = (key: string) => key.replace(/T[\d:+-]+$/, '');

/** A record that was read, and the key that it is to have. */
interface Read {
  readonly record: Loose;
  readonly wanted: string;
}

/** A record than which no other of its day and mode is earlier: its wanted key, which ends in the time, and its row. */
interface Earliest {
  readonly wanted: string;
  readonly row: number;
}

/** Records of a person who has more than one. */
interface Person {
  readonly keyOf: (wanted: string) => string;
  /** The earliest of each day and mode so far. */
  readonly days: Map<string, Earliest>;
  /** Those of each wanted key: they may be one that stands there twice. */
  readonly read: Map<string, Read[]>;
}

/**
 * Tells the records of a list apart by staff ID and wanted key: the key that each gets, and whether its person has an
 * earlier one with the same mode on the same day, or of the same time before it; `later` is the row of one that was taken
 * for the earliest until now. Null for one that stands there twice. A day's list has one record of nearly everybody, of whom
 * no more than that is noted. Records without a person are nobody's: none repeats another.
 */
function createRepeats() {
  const records: Loose[] = [];
  const keys: string[] = [];
  const rowIndexes: number[] = [];
  const first = new Map<string, number>();
  const repeating = new Map<string, Person>();
  return (staffID: string, wanted: string, record: Loose, row: number) => {
    const index = first.get(staffID);
    if (index === undefined) {
      first.set(staffID, records.push(record) - 1);
      keys.push(wanted);
      rowIndexes.push(row);
      return { key: wanted, isRepeated: false, later: null };
    }
    let person = repeating.get(staffID);
    if (!person) {
      const before = { record: records[index] as Loose, wanted: keys[index] as string };
      person = {
        keyOf: createKeys(),
        days: new Map([[dayOf(before.wanted), { wanted: before.wanted, row: rowIndexes[index] as number }]]),
        read: new Map([[before.wanted, [before]]]),
      };
      person.keyOf(before.wanted);
      repeating.set(staffID, person);
    }
    const read = { record, wanted };
    const others = person.read.get(wanted);
    if (others?.some((other) => isSame(other, read, staffID))) return null;
    if (others) others.push(read);
    else person.read.set(wanted, [read]);
    const day = dayOf(wanted);
    const earliest = person.days.get(day);
    const key = person.keyOf(wanted);
    if (staffID === '') return { key, isRepeated: false, later: null };
    if (earliest && earliest.wanted <= wanted) return { key, isRepeated: true, later: null };
    person.days.set(day, { wanted, row });
    return { key, isRepeated: false, later: earliest?.row ?? null };
  };
}

/**
 * Whether two records of one key are one that stands there twice: of one person, mode and instant. Where the person or the time is
 * not known, their ids say so, if anything does.
 */
function isSame(one: Read, other: Read, staffID: string): boolean {
  if (fractionOf(one.record) !== fractionOf(other.record)) return false;
  if (staffID !== '' && !one.wanted.endsWith('-')) return true;
  const id = readID(one.record._id);
  return id !== '' && id === readID(other.record._id);
}

/** Milliseconds of a time as it came, which the row's time does not have. */
function fractionOf({ attendanceDate }: Loose): number {
  if (typeof attendanceDate === 'number') return attendanceDate % 1_000;
  const digits = /:\d{2}[.,](\d{1,3})/.exec(readSpelling(attendanceDate))?.[1] ?? '0';
  return Number(digits.padEnd(3, '0'));
}

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

/** A staff member absent on one day. */
export interface AbsentRow {
  /** The staff ID, numbered where it repeats. */
  readonly key: string;
  readonly staff: StaffSummaryRow;
  /** Reference photo's address. */
  readonly imageURL: string;
  /** Joined to the row where somebody asks for it. */
  readonly onLeave?: LeaveOfDay | null;
  /** Likewise; null where the day has none for the person. */
  readonly reason?: DayReason | null;
}

/** Whether a row is the first of its record: rows of one may differ in what says nothing of the person, such as the photo. */
function isFirst(): (staff: StaffSummaryRow, record: Loose) => boolean {
  const known = new Set<string>();
  return ({ staffID, name }, record) => {
    const id = readID(record._id);
    if (staffID === '' || id === '') return true;
    const size = known.size;
    return known.add(JSON.stringify([id, staffID, name])).size > size;
  };
}

/** Reads the reply of `/attendance/exception`, in upstream's order; who stands in it twice is absent once. */
export function readAbsent(data: unknown, losses = new Losses()): AbsentRow[] {
  const keyOf = createKeys();
  const read = new ValueReader(losses);
  const isFirstOf = isFirst();
  const people = eachOnce(readEntries(data, namesStaff, losses)).flatMap((row) => {
    const staff = withOwnID(readReferencedStaff(row, read), readID(row._id));
    return isFirstOf(staff, row) ? [staff] : [];
  });
  losses.refuseWithout('staffID', people.length);
  return people.map((staff) => ({ key: keyOf(staff.staffID), staff, imageURL: staff.imageURL }));
}
