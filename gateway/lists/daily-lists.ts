import type { Context } from '../request/context.ts';
import type { AbsentRow } from '../rest/absence.ts';
import type { AttendanceRecordRow } from '../rest/attendance.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { LateSignInRow } from '../rest/lateness.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';
import { cachedByLists } from './cached-by-lists.ts';
import type { DailyList } from './day-reader.ts';
import { type DaySigns, daySigns, wallOf } from './day-signs.ts';

/** Somebody late on one day. */
export interface LatePerson {
  readonly staff: StaffSummaryRow;
  /** Upstream's id of the shift; an empty string when the reply lacks it. */
  readonly shiftID: string;
  /** Wall-clock seconds of the late sign-in, as `DaySigns` has them. */
  readonly wall: number;
}

/** How many people a list has, each counted once. */
export const countStaff = cachedByLists(
  (rows: readonly { readonly staff: StaffSummaryRow }[]) => new Set(rows.map((row) => row.staff.staffID)).size,
);

/** How many people signed in or out, each counted once. */
export const countSigned = cachedByLists(({ staffIDs }: DaySigns) => new Set(staffIDs).size);

const latePeople = cachedByLists((rows: readonly LateSignInRow[]): readonly LatePerson[] => {
  const people = new Map(
    rows.map(({ staff, shiftID, attendanceDate }) => [staff.staffID, { staff, shiftID, wall: wallOf(attendanceDate) }]),
  );
  return [...people.values()];
});

const absentStaff = cachedByLists((rows: readonly AbsentRow[]): readonly string[] => [
  ...new Set(rows.map(({ staff }) => staff.staffID)),
]);

/** Who signed in on each day, or out. */
export const dailySigns = (
  { timeZone }: Context,
  mode: AttendanceRecordRow['mode'] = 'SIGNED_IN',
): DailyList<AttendanceRecordRow, DaySigns> => ({
  call: 'GET /attendance/findall',
  of: (day) => endpoints.attendance(day, mode, timeZone),
  digest: daySigns,
});

/** The staff IDs of who was absent on each day, each once. */
export const dailyAbsence: DailyList<AbsentRow, readonly string[]> = {
  call: 'GET /attendance/exception',
  of: endpoints.absent,
  digest: absentStaff,
};

/** Who was late on each day, each person once. */
export const dailyLateness = ({ timeZone }: Context): DailyList<LateSignInRow, readonly LatePerson[]> => ({
  call: 'GET /attendance/lateness',
  of: (day) => endpoints.lateness(day, timeZone),
  digest: latePeople,
});
