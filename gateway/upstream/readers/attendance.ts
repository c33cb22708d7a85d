import type { Absentee, AttendanceRecord } from '../../../schema/generated/types.ts';
import { badResponse } from '../faults.ts';
import { createKeys, eachOnce, hasField, type Loose, ownID, readBoolean, readSpelling, readText } from '../read.ts';
import { type Asked, rowsAsked, withoutOthers } from './asked.ts';
import { judgeTimes } from './day-marks.ts';
import type { RowFor } from './fields.ts';
import { refuseWithout } from './losses.ts';
import { isNever } from './read-times.ts';
import { recordKey } from './record-key.ts';
import { readPerson, spelledAsRegistered } from './register-ids.ts';
import type { CaseFile } from './review.ts';
import { noteShiftTimes } from './shift-times.ts';
import { byPerson, namesStaff, type OfStaff, readEmbeddedStaff, readPeople, staffIDOf } from './staff-summary.ts';
import { readMode, type ValueReader } from './value-reader.ts';

/** One sign-in or sign-out. */
export interface AttendanceRecordRow
  extends OfStaff,
    RowFor<Omit<AttendanceRecord, 'staff' | 'review' | 'findings' | 'distance' | 'photo'>> {
  /** `YYYY-MM-DD`, where upstream's value is a day without a time. */
  readonly day?: string | undefined;
  /** Of lists that were joined with reviews: null where the service has none. */
  readonly review?: CaseFile | null;
}

/**
 * Reads the replies of `/attendance/findall`, `/attendance/find/customer` and `/attendance/lateness`, whose staff may name
 * their shift. `asked` is the mode of the call, for records that lack theirs. Records keep upstream's order. Only records of
 * another question are dropped, and repeated ones.
 */
export function readAttendance(
  data: unknown,
  asked: AttendanceRecordRow['mode'],
  read: ValueReader,
  question: Asked = {},
): AttendanceRecordRow[] {
  const { losses } = read;
  const all = readPeople(data, isSignIn, read);
  const entries = question.isLate ? withoutOthers(all, 'late', losses) : all;
  const said = entries.map((record) => saidOf(record, read));
  if (said.every(({ mode }) => mode === null) && new Set(entries.flatMap(({ mode }) => readText(mode) || [])).size > 1)
    throw badResponse('records of modes that cannot be told apart');
  const fits = rowsAsked(said, { ...question, mode: asked }, losses);
  const faultOf = judgeTimes(
    said.filter((_, index) => fits[index]),
    asked,
    question.staffID !== undefined,
  );
  const rows: AttendanceRecordRow[] = [];
  const keyOf = createKeys();
  const known = new Set<string>();
  const firsts = new Map<string, { readonly key: string; readonly row: { isRepeated: boolean } }>();
  for (const [index, record] of entries.entries()) {
    if (!fits[index]) continue;
    const { mode, day, instant } = said[index] as ReturnType<typeof saidOf>;
    const staff = spelledAsRegistered(readEmbeddedStaff(record, read), losses);
    const { staffID } = staff;
    const fault = instant === null ? (day === null ? 'attendanceDate' : 'dayAlone') : faultOf(instant);
    const attendanceDate = fault === null ? instant : null;
    const key = recordKey(staffID, mode ?? asked, attendanceDate);
    const name = nameOfRecord(record, key, staffID !== '' && attendanceDate !== null);
    if (name !== null && known.has(name)) continue;
    if (name !== null) known.add(name);
    if (mode === null) read.noted(readMode, record.mode, 'mode');
    if (fault !== null) losses.note(fault, record.attendanceDate);
    else if (instant !== null && Date.parse(instant) > losses.until) losses.note('stillToCome', record.attendanceDate);
    const { latitude, longitude } = read.position(record);
    const row = {
      key: keyOf(key),
      staff,
      serviceCentre: read.unit(record.serviceCentre, 'serviceCentre') || staff.serviceCentre,
      mode: mode ?? asked,
      imageURL: read.photo(record.imageURL, 'imageURL'),
      latitude,
      longitude,
      location: read.text(record.location, 'location'),
      attendanceDate,
      ...(fault !== null && fault !== 'attendanceDate' && { day: day ?? undefined }),
      isImageRecognised: read.noted(readBoolean, record.isImageRecognised, 'isImageRecognised'),
      isRepeated: false,
    };
    rows.push(row);
    // Records without a person are nobody's: none repeats another.
    if (staffID === '') continue;
    const ofDay = recordKey(staffID, row.mode, attendanceDate?.slice(0, 10) ?? null);
    const first = firsts.get(ofDay);
    const isLater = first !== undefined && first.key <= key;
    if (first) (isLater ? row : first.row).isRepeated = true;
    if (!isLater) firsts.set(ofDay, { key, row });
  }
  refuseWithout('staffID', rows, ({ staff }) => staff.staffID !== '');
  refuseWithout('attendanceDate', rows, ({ attendanceDate, day }) => attendanceDate !== null || day !== undefined);
  noteShiftTimes(rows, { isLate: question.isLate === true, isOfPerson: question.staffID !== undefined }, losses);
  return rows;
}

/** Reads a list of attendance as it was asked for. */
export const signs =
  (mode: AttendanceRecordRow['mode'], question: Asked) =>
  (data: unknown, read: ValueReader): AttendanceRecordRow[] =>
    readAttendance(data, mode, read, question);

/** What a record says of what is asked for. */
function saidOf(record: Loose, read: ValueReader) {
  const instant = read.moment(record.attendanceDate);
  return {
    staffID: staffIDOf(record),
    mode: readMode(record.mode ?? record.type),
    instant,
    day: instant?.slice(0, 10) ?? read.day(record.attendanceDate),
    time: instant?.slice(11, 19) ?? '',
  };
}

/** Whether something can be read of a record; where staff have been deleted it has no person. */
const isSignIn = (record: Loose): boolean => namesStaff(record) || hasField(record, ['attendanceDate', 'location']);

/**
 * A name that a record has in common with its repetitions: its key to the millisecond. Where the person or the time is not
 * known, the record's id takes part; null without an id then.
 */
function nameOfRecord(record: Loose, key: string, isKnown: boolean): string | null {
  const id = isKnown ? '' : ownID(record);
  return isKnown || id !== '' ? `${key} ${fractionOf(record)} ${id}` : null;
}

/** Milliseconds of a time as it came, which the row's time does not have. */
function fractionOf({ attendanceDate }: Loose): number {
  if (typeof attendanceDate === 'number') return attendanceDate % 1_000;
  const digits = /:\d{2}[.,](\d{1,3})/.exec(readSpelling(attendanceDate))?.[1] ?? '0';
  return Number(digits.padEnd(3, '0'));
}

/** A staff member absent on one day; leave and reason are joined to the row where somebody asks for them. */
export type AbsentRow = OfStaff & Required<Pick<Absentee, 'key' | 'imageURL'>> & Pick<Absentee, 'onLeave' | 'reason'>;

/** Fields in which a service may say on which days somebody was absent. */
const absentDays = ['date', 'day', 'dateAbsent', 'absentDate', 'attendanceDate'] as const;

/** The day in an absent person's row; of several days, the day that was asked for. */
function absentDayOf(row: Loose, read: ValueReader, asked: string | undefined): string | null {
  const said = absentDays.map((field) => row[field]).find((value) => value !== undefined && value !== null);
  const days = (Array.isArray(said) ? said : [said]).map((day) => read.day(day));
  return days.find((day) => day === asked) ?? days.find((day) => !isNever(day)) ?? null;
}

/** Reads the reply of `/attendance/exception`, in upstream's order; a person who is in it twice is absent once. */
export function readAbsent(data: unknown, read: ValueReader, question: Asked = {}): AbsentRow[] {
  const keyOf = createKeys();
  const { losses } = read;
  const entries = withoutOthers(eachOnce(readPeople(data, namesStaff, read)), 'absent', losses);
  const fits = rowsAsked(
    entries.map((row) => ({ day: absentDayOf(row, read, question.from) })),
    question,
    losses,
  );
  const rows = entries.filter((_, index) => fits[index]).map((row) => ({ staff: readPerson(row, read) }));
  refuseWithout('staffID', rows, ({ staff }) => staff.staffID !== '');
  return byPerson(rows).map(([{ staff }]) => ({ key: keyOf(staff.staffID), staff, imageURL: staff.imageURL }));
}
