import { isFlagged } from '../../../schema/columns/attendance.ts';
import { useClockOutsQuery } from '../../generated/attendance.ts';
import { AttendanceLinks } from '../../report/attendance-links.tsx';
import { type AttendanceCellsRow, recordCells } from '../../report/record-cells.tsx';
import { RecordPhotos } from '../../report/record-photos.tsx';
import { ReportPage } from '../../report/report-page.tsx';
import { onceKnown, useAttendanceColumns } from '../../report/review-column.tsx';
import { dateField } from '../../report/search-fields.ts';
import { useListView } from '../../report/use-list-view.ts';
import { findingsOf } from './findings.ts';
import { liveClockOuts } from './live.ts';

const fields = { date: dateField('Date') };
const flag = { column: 'FLAG', isFlagged } as const;
const rowKey = (row: AttendanceCellsRow) => row.key;

/** `/report/clockout`: sign-outs of a day, at first today's. */
export function ClockOutReport() {
  const known = useAttendanceColumns();
  const view = useListView(known.columns, fields, 'clockOuts');
  const result = useClockOutsQuery(onceKnown(known, view.request));
  return (
    <ReportPage
      title="Clock-out Report"
      list="clockOuts"
      columns={known.columns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Search By Date"
      cells={recordCells}
      flag={flag}
      findings={findingsOf.clockOuts}
      live={liveClockOuts}
      popup={(list) => <RecordPhotos list={list} view={view} />}
    >
      <AttendanceLinks view={{ ...view, values: { ...view.values, mode: 'SIGNED_OUT' } }} from="report" />
    </ReportPage>
  );
}
