import { AttendanceNewsDocument, useAttendanceQuery } from '../../api/generated/attendance.ts';
import { useAttendanceFindingsQuery } from '../../api/generated/record-findings.ts';
import { LiveList } from '../../list/live/live-list.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { recordColumns } from '../../list/table/record-cells.tsx';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';
import { recordReport } from './record-report.ts';

const shared = recordReport(useAttendanceFindingsQuery);
const live = { document: AttendanceNewsDocument, List: LiveList };

/** Sign-ins or sign-outs of a day, at first today's sign-ins. `openSearch` asks for the day first. */
export function AttendanceReport({ openSearch = false }: { openSearch?: boolean }) {
  const known = useAttendanceColumns(recordColumns);
  const view = useListView(known.columns, attendanceFields, 'attendance');
  const result = useAttendanceQuery(onceKnown(known, view.request));
  return (
    <ReportPage
      {...shared}
      title="Attendance Report"
      list="attendance"
      columns={known.columns}
      view={view}
      result={result}
      searchLabel="New Search Query"
      openSearch={openSearch}
      live={live}
    />
  );
}

/** `/attendance/search`: the attendance report, which asks for the day and the mode first. */
export function AttendanceSearch() {
  return <AttendanceReport openSearch />;
}
