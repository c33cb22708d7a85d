import { cachedByLists } from '../lists/cached-by-lists.ts';
import type { Context } from '../request/context.ts';
import type { AbsentRow } from '../rest/absence.ts';
import type { AttendanceRecordRow } from '../rest/attendance.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { LateSignInRow } from '../rest/lateness.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';
import type { DailyList } from './day-reader.ts';

/** Somebody late on one day. */
export interface LatePerson {
  readonly staff: StaffSummaryRow;
  /** Upstream's id of the shift; an empty string when the reply lacks it. */
  readonly shiftID: string;
}

/** How many people a list has, each counted once. */
export const countStaff = cachedByLists(
  (rows: readonly { readonly staff: StaffSummaryRow }[]) => new Set(rows.map((row) => row.staff.staffID)).size,
);

const latePeople = cachedByLists((rows: readonly LateSignInRow[]): readonly LatePerson[] => {
  const people = new Map(rows.map(({ staff, shiftID }) => [staff.staffID, { staff, shiftID }]));
  return [...people.values()];
});

/** How many people signed in on each day. */
export const dailyAttendance = ({ timeZone }: Context): DailyList<AttendanceRecordRow, number> => ({
  call: 'GET /attendance/findall',
  of: (day) => endpoints.attendance(day, 'SIGNED_IN', timeZone),
  digest: countStaff,
});

/** How many people were absent on each day. */
export const dailyAbsence: DailyList<AbsentRow, number> = {
  call: 'GET /attendance/exception',
  of: endpoints.absent,
  digest: countStaff,
};

/** Who was late on each day, each person once. */
export const dailyLateness = ({ timeZone }: Context): DailyList<LateSignInRow, readonly LatePerson[]> => ({
  call: 'GET /attendance/lateness',
  of: (day) => endpoints.lateness(day, timeZone),
  digest: latePeople,
});
