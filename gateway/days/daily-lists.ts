import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AbsentRow, AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { type DayPunches, dayPunches, noTime, restorePunches, wallOf } from './day-punches.ts';
import type { DailyList } from './day-reader.ts';
import { addPerson, countPeople, isSomebody, personOf } from './people.ts';

/** Somebody late on one day. */
export interface LatePerson {
  readonly staff: StaffSummaryRow;
  /** Upstream's id of the shift; an empty string when the reply lacks it. */
  readonly shiftID: string;
  /** Wall-clock seconds of the earliest of their late sign-ins, as `DayPunches` has them. */
  readonly wall: number;
  /** The zone's offset then, e.g. `+01:00`. */
  readonly offset?: string;
  /** All of their late sign-ins whose time can be read, where there are several. */
  readonly localSeconds?: readonly number[];
}

/** Counts the people who signed in or out, each once; a record without a person counts for nobody. */
export const countSigned = memoizeByIdentity(({ people }: DayPunches) => countPeople(people));

/** Each person once, with the earliest of their rows: a person who signs in again after lunch was late once. */
const latePeople = memoizeByIdentity((rows: readonly AttendanceRecordRow[]): readonly LatePerson[] => {
  const people = new Map<string, JoinedLate[]>();
  for (const { staff, attendanceDate } of rows) {
    const { shiftID = '' } = staff;
    const late = { staff, shiftID, wall: wallOf(attendanceDate), offset: attendanceDate?.slice(19) ?? '' };
    addPerson(people, late, joinLate);
  }
  return [...people.values()].flat();
});

/** The times of all late sign-ins of a person. */
export const localSecondsOf = ({ wall, localSeconds }: LatePerson): readonly number[] =>
  localSeconds ?? (wall === noTime ? [] : [wall]);

/** Somebody late, with a list of times that grows with each of their rows. */
interface JoinedLate extends LatePerson {
  readonly localSeconds?: number[];
}

/** One person's lateness of two rows: the earlier sign-in counts, or the one without a time, which may be; none is lost. */
function joinLate(one: JoinedLate, other: JoinedLate): JoinedLate {
  const isEarlier = one.wall !== noTime && other.wall < one.wall;
  const first = isEarlier ? other : one;
  const localSeconds = one.localSeconds ?? [...localSecondsOf(one)];
  localSeconds.push(...localSecondsOf(other));
  return { ...first, shiftID: first.shiftID || one.shiftID || other.shiftID, localSeconds };
}

const absentStaff = memoizeByIdentity((rows: readonly AbsentRow[]): readonly StaffSummaryRow[] => [
  ...new Set(rows.filter(isSomebody).map(({ staff }) => personOf(staff))),
]);

/** Who signed in on each day, or out. */
export const dailyPunches = (
  mode: AttendanceRecordRow['mode'] = 'SIGNED_IN',
): DailyList<AttendanceRecordRow, DayPunches> => ({
  call: 'GET /attendance/findall',
  of: (day) => endpoints.attendance(day, mode),
  noun: mode === 'SIGNED_IN' ? 'Sign-ins' : 'Sign-outs',
  reduce: dayPunches,
  restore: restorePunches,
  part: ({ signIns, signOuts }) => (mode === 'SIGNED_IN' ? signIns : signOuts),
});

/** Who was absent on each day, each person once. */
export const dailyAbsence: DailyList<AbsentRow, readonly StaffSummaryRow[]> = {
  call: 'GET /attendance/exception',
  noun: 'Absent people',
  of: (day) => endpoints.absent(day),
  reduce: absentStaff,
  restore: (absent) => absent.map(personOf),
  part: ({ absent }) => absent,
};

/** Who was late on each day, each person once. */
export const dailyLateness: DailyList<AttendanceRecordRow, readonly LatePerson[]> = {
  call: 'GET /attendance/lateness',
  noun: 'Late sign-ins',
  of: (day) => endpoints.lateness(day),
  reduce: latePeople,
  restore: (late) => late.map((one) => ({ ...one, staff: personOf(one.staff) })),
  part: ({ late }) => late,
};
