import { AttendanceReport } from './attendance-report.tsx';

/** `/attendance/search`: the attendance report, which asks for the day and the mode first. */
export function AttendanceSearch() {
  return <AttendanceReport openSearch />;
}
