import { isFlagged } from '../../../schema/columns/attendance.ts';
import { useAttendanceQuery } from '../../generated/attendance.ts';
import { attendanceFields } from '../../report/attendance-fields.ts';
import { AttendanceLinks } from '../../report/attendance-links.tsx';
import { type AttendanceCellsRow, recordCells } from '../../report/record-cells.tsx';
import { RecordPhotos } from '../../report/record-photos.tsx';
import { ReportPage } from '../../report/report-page.tsx';
import { onceKnown, useAttendanceColumns } from '../../report/review-column.tsx';
import { useListView } from '../../report/use-list-view.ts';
import { findingsOf } from './findings.ts';
import { liveAttendance } from './live.ts';

const flag = { column: 'FLAG', isFlagged } as const;
const rowKey = (row: AttendanceCellsRow) => row.key;

/** Sign-ins or sign-outs of a day, at first today's sign-ins. `openSearch` asks for the day first. */
export function AttendanceReport({ openSearch = false }: { openSearch?: boolean }) {
  const known = useAttendanceColumns();
  const view = useListView(known.columns, attendanceFields, 'attendance');
  const result = useAttendanceQuery(onceKnown(known, view.request));
  return (
    <ReportPage
      title="Attendance Report"
      list="attendance"
      columns={known.columns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="New Search Query"
      openSearch={openSearch}
      cells={recordCells}
      flag={flag}
      findings={findingsOf.attendance}
      live={liveAttendance}
      popup={(list) => <RecordPhotos list={list} view={view} />}
    >
      <AttendanceLinks view={view} from="report" />
    </ReportPage>
  );
}
