import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useStaffAttendanceQuery } from '../../api/generated/attendance.ts';
import { useStaffAttendanceFindingsQuery } from '../../api/generated/record-findings.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { recordColumns } from '../../list/table/record-cells.tsx';
import { attendanceModes } from '../../list/view/attendance-fields.ts';
import { choiceField, monthField, personField, staffField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { useFoundStaff } from '../../people/use-found-staff.ts';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';
import { recordReport } from './record-report.ts';
import { FoundStaff, StaffNotFound } from './staff-not-found.tsx';

const title = 'Staff Attendance Report';
const fields = {
  staffID: staffField('Staff-ID', 'Or a part of a name, in any order: whom it fits is offered.'),
  personID: personField,
  month: monthField('Month'),
  mode: choiceField('Attendance mode', attendanceModes, 'SIGNED_IN'),
};

const shared = recordReport(useStaffAttendanceFindingsQuery);

/** `/attendance/staff`: one person's sign-ins or sign-outs of a month; nothing is asked before a staff ID. */
export function StaffAttendanceReport() {
  const known = useAttendanceColumns(recordColumns);
  const view = useListView(known.columns, fields, 'staffAttendance');
  const result = useStaffAttendanceQuery(onceKnown(known, view.request));
  const refusal = result.loading ? null : refusalOf(result.error);
  const text = view.values.staffID ?? '';
  const [record] = view.values.personID ? (result.data?.staffAttendance?.nodes ?? []) : [];
  // A service may answer for nobody as for somebody without records.
  const isEmpty = !result.loading && result.data?.staffAttendance?.unfilteredCount === 0;
  const found = useFoundStaff(refusal || isEmpty ? text : '');
  // An ID that somebody has was refused for another reason, whatever the service says.
  const isSomebody = found.people.some(({ staffID }) => staffID === text.trim());
  if (refusal?.isOfNobody && !isSomebody)
    return <StaffNotFound title={title} found={found} reason={refusal.message} view={view} />;
  return (
    <ReportPage
      {...shared}
      title={record?.staff.name ? `${title}: ${record.staff.name}` : title}
      list="staffAttendance"
      columns={known.columns}
      view={view}
      result={result}
      searchLabel="Search By Staff-ID"
      hint={
        found.people.length > 0 &&
        !isSomebody && (
          <FoundStaff
            title={`Nobody on the register has the staff ID “${text}”. Similar names and IDs:`}
            found={found}
          />
        )
      }
    />
  );
}

/** What the service says where it refuses the records, and whether it says so because nobody has the staff ID. */
function refusalOf(error: unknown): { readonly message: string; readonly isOfNobody: boolean } | null {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first?.extensions?.code !== 'UPSTREAM_REJECTED') return null;
  return { message: first.message, isOfNobody: first.extensions.reason === 'NOT_FOUND' };
}
