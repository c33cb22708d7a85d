import type { ComparisonMeasure } from '../../api/generated/types.ts';
import { type StaffRef, staffAttendanceAddress } from '../../people/staff-name.tsx';

/** Reports of a month that a measure is read from; null where there is none. */
const reports: Readonly<Record<ComparisonMeasure, string | null>> = {
  SERIAL_LATENESS: '/report/serialatness/staff',
  ABSENCE: '/absentee/summary/report',
  LATE_MINUTES: null,
};

/** Address of the report that shows what a person's number of a month is made of. */
export function reportAddress(measure: ComparisonMeasure, month: string, staff: StaffRef): string {
  const path = reports[measure];
  if (path === null) return staffAttendanceAddress(staff, month);
  return `${path}?${new URLSearchParams({ month, search: staff.staffID })}`;
}
