import { isFlagged } from '../../../schema/columns/attendance.ts';
import { useAttendanceQuery } from '../../api/generated/attendance.ts';
import { AttendanceLinks } from '../../list/report/attendance-links.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { recordColumns } from '../../list/table/record-cells.tsx';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { RecordPhotos } from '../../photos/record-photos.tsx';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';
import { findingsOf } from './findings.ts';
import { liveAttendance } from './live.ts';

const flag = { column: 'FLAG', isFlagged } as const;

/** Sign-ins or sign-outs of a day, at first today's sign-ins. `openSearch` asks for the day first. */
export function AttendanceReport({ openSearch = false }: { openSearch?: boolean }) {
  const known = useAttendanceColumns(recordColumns);
  const view = useListView(known.columns, attendanceFields, 'attendance');
  const result = useAttendanceQuery(onceKnown(known, view.request));
  return (
    <ReportPage
      title="Attendance Report"
      list="attendance"
      columns={known.columns}
      view={view}
      result={result}
      searchLabel="New Search Query"
      openSearch={openSearch}
      flag={flag}
      findings={findingsOf.attendance}
      live={liveAttendance}
      popup={RecordPhotos}
    >
      <AttendanceLinks view={view} from="report" />
    </ReportPage>
  );
}
