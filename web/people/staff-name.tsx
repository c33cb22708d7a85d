import { Link } from 'react-router-dom';
import type { StaffSummaryRow } from '../../schema/lists/staff-summary.ts';
import { messages } from '../messages.ts';

/** What a person is called: the name, else the staff ID. A record without a person says so. */
export const staffNameOf = ({ name, staffID }: NamedStaff): string => name || staffID || messages.noStaffRecord;

/**
 * A person's name, wherever it stands: it leads to the person's page, at the day or month that is shown there. Who has no
 * staff ID has no page.
 */
export function StaffName({ staff, period }: { staff: NamedStaff & StaffRef; period: string | undefined }) {
  const text = staffNameOf(staff);
  if (!staff.staffID) return <span>{text}</span>;
  return (
    <Link className="link" to={personAddress(staff, period)}>
      {text}
    </Link>
  );
}

type NamedStaff = Pick<StaffSummaryRow['staff'], 'staffID' | 'name'>;

/** Whose page it is: others may have or have had the staff ID, so the service's id says who is meant where it is known. */
export interface StaffRef {
  readonly staffID: string;
  readonly personID: string | null | undefined;
}

/** Address of a person's page: at a day `YYYY-MM-DD`, a month `YYYY-MM`, or the current month. */
export function personAddress({ staffID, personID }: StaffRef, period = ''): string {
  const parameters = new URLSearchParams({
    ...(period && { month: period.slice(0, 7) }),
    ...(period.length === 10 && { day: period }),
    ...(personID && { person: personID }),
  });
  return `/person/${encodeURIComponent(staffID)}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Address of a person's sign-ins of a month, as the Staff Attendance Report reads it. */
export function staffAttendanceAddress({ staffID, personID }: StaffRef, month: string | undefined): string {
  const parameters = new URLSearchParams({ staffID, ...(personID && { personID }), ...(month && { month }) });
  return `/attendance/staff?${parameters}`;
}
