import { ClockOutsNewsDocument, useClockOutsQuery } from '../../api/generated/attendance.ts';
import { useClockOutsFindingsQuery } from '../../api/generated/record-findings.ts';
import { LiveList } from '../../list/live/live-list.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { recordColumns } from '../../list/table/record-cells.tsx';
import { dateField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';
import { recordReport } from './record-report.ts';

const fields = { date: dateField('Date') };
const shared = recordReport(useClockOutsFindingsQuery);
const live = { document: ClockOutsNewsDocument, List: LiveList };

/** `/report/clockout`: sign-outs of a day, at first today's. */
export function ClockOutReport() {
  const known = useAttendanceColumns(recordColumns);
  const view = useListView(known.columns, fields, 'clockOuts');
  const result = useClockOutsQuery(onceKnown(known, view.request));
  return (
    <ReportPage
      {...shared}
      title="Clock-out Report"
      list="clockOuts"
      columns={known.columns}
      view={view}
      result={result}
      searchLabel="Search By Date"
      live={live}
    />
  );
}
