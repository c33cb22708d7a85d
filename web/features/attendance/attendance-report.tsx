import {
  AttendanceNewsDocument,
  ClockOutsNewsDocument,
  useAttendanceQuery,
  useClockOutsQuery,
} from '../../api/generated/attendance.ts';
import { useAttendanceFindingsQuery, useClockOutsFindingsQuery } from '../../api/generated/record-findings.ts';
import { LiveList } from '../../list/live/live-list.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import { dateField } from '../../list/view/search-fields.ts';
import { recordReport, useRecordList } from './record-report.ts';

const ofDay = {
  ...recordReport(useAttendanceFindingsQuery),
  live: { document: AttendanceNewsDocument, List: LiveList },
};

/** Sign-ins or sign-outs of a day, at first today's sign-ins. `openSearch` asks for the day first. */
export function AttendanceReport({ openSearch = false }: { openSearch?: boolean }) {
  const report = useRecordList('attendance', attendanceFields, useAttendanceQuery);
  return (
    <ReportPage
      {...ofDay}
      {...report}
      title="Attendance Report"
      searchLabel="New Search Query"
      openSearch={openSearch}
    />
  );
}

/** `/attendance/search`: the attendance report, which asks for the day and the mode first. */
export function AttendanceSearch() {
  return <AttendanceReport openSearch />;
}

const clockOutFields = { date: dateField('Date') };
const ofClockOuts = {
  ...recordReport(useClockOutsFindingsQuery),
  live: { document: ClockOutsNewsDocument, List: LiveList },
};

/** `/report/clockout`: sign-outs of a day, at first today's. */
export function ClockOutReport() {
  const report = useRecordList('clockOuts', clockOutFields, useClockOutsQuery);
  return <ReportPage {...ofClockOuts} {...report} title="Clock-out Report" searchLabel="Search By Date" />;
}
