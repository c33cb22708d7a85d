import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isFlagged } from '../../../schema/columns/attendance.ts';
import { useStaffAttendanceQuery } from '../../generated/attendance.ts';
import { attendanceModes } from '../../report/attendance-fields.ts';
import { type AttendanceCellsRow, recordCells } from '../../report/record-cells.tsx';
import { RecordPhotos } from '../../report/record-photos.tsx';
import { ReportPage } from '../../report/report-page.tsx';
import { onceKnown, useAttendanceColumns } from '../../report/review-column.tsx';
import { choiceField, monthField, staffField } from '../../report/search-fields.ts';
import { useListView } from '../../report/use-list-view.ts';
import { findingsOf } from './findings.ts';
import { StaffNotFound } from './staff-not-found.tsx';

const title = 'Staff Attendance Report';
const fields = {
  staffID: staffField('Staff-ID', 'Or a part of a name, in any order: whom it fits is offered.'),
  month: monthField('Month'),
  mode: choiceField('Attendance mode', attendanceModes, 'SIGNED_IN'),
};

const flag = { column: 'FLAG', isFlagged } as const;
const rowKey = (row: AttendanceCellsRow) => row.key;

/** `/attendance/staff`: one person's sign-ins or sign-outs of a month; nothing is asked before a staff ID. */
export function StaffAttendanceReport() {
  const known = useAttendanceColumns();
  const view = useListView(known.columns, fields, 'staffAttendance');
  const result = useStaffAttendanceQuery(onceKnown(known, view.request));
  const reason = result.loading ? null : refusalOf(result.error);
  if (reason) return <StaffNotFound title={title} text={view.values.staffID ?? ''} reason={reason} view={view} />;
  return (
    <ReportPage
      title={title}
      list="staffAttendance"
      columns={known.columns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Search By Staff-ID"
      cells={recordCells}
      flag={flag}
      findings={findingsOf.staffAttendance}
      popup={(list) => <RecordPhotos list={list} view={view} />}
    />
  );
}

/** Why the service has no records of this person: the only thing that it refuses about a month of a staff ID. */
function refusalOf(error: unknown): string | null {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return first?.extensions?.code === 'UPSTREAM_REJECTED' ? first.message : null;
}
