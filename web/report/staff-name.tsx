import type { StaffSummaryRow } from '../../schema/columns/staff-summary.ts';
import { Link } from '../ui/link.tsx';

/** A name that leads to the person's sign-ins of a month, `YYYY-MM`; of the current one when it is missing. */
export function StaffName({ staff, month }: { staff: StaffSummaryRow['staff']; month: string | undefined }) {
  const text = staff.name || staff.staffID;
  if (!staff.staffID) return text;
  return (
    <Link className="link" to={staffAttendanceAddress(staff.staffID, month)}>
      {text}
    </Link>
  );
}

/** Address of a person's sign-ins of a month, as the Staff Attendance Report reads it. */
export function staffAttendanceAddress(staffID: string, month: string | undefined): string {
  const parameters = new URLSearchParams({ staffID, ...(month && { month }) });
  return `/attendance/staff?${parameters}`;
}

/** The month of a day: `2026-11-19` as `2026-11`. */
export const monthOf = (day: string | undefined) => day?.slice(0, 7);
