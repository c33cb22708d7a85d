import { isFlagged } from '../../../schema/columns/attendance.ts';
import { useClockOutsQuery } from '../../api/generated/attendance.ts';
import { AttendanceLinks } from '../../list/report/attendance-links.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { recordColumns } from '../../list/table/record-cells.tsx';
import { dateField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { RecordPhotos } from '../../photos/record-photos.tsx';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';
import { findingsOf } from './findings.ts';
import { liveClockOuts } from './live.ts';

const fields = { date: dateField('Date') };
const flag = { column: 'FLAG', isFlagged } as const;

/** `/report/clockout`: sign-outs of a day, at first today's. */
export function ClockOutReport() {
  const known = useAttendanceColumns(recordColumns);
  const view = useListView(known.columns, fields, 'clockOuts');
  const result = useClockOutsQuery(onceKnown(known, view.request));
  return (
    <ReportPage
      title="Clock-out Report"
      list="clockOuts"
      columns={known.columns}
      view={view}
      result={result}
      searchLabel="Search By Date"
      flag={flag}
      findings={findingsOf.clockOuts}
      live={liveClockOuts}
      popup={RecordPhotos}
    >
      <AttendanceLinks view={{ ...view, values: { ...view.values, mode: 'SIGNED_OUT' } }} from="report" />
    </ReportPage>
  );
}
