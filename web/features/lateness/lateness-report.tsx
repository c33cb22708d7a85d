import { isFlagged } from '../../../schema/columns/attendance.ts';
import { latenessColumns } from '../../../schema/columns/lateness.ts';
import { formatCell } from '../../../schema/format.ts';
import type { LatenessQuery } from '../../generated/lateness.ts';
import { useLatenessQuery } from '../../generated/lateness.ts';
import { recordCells } from '../../report/record-cells.tsx';
import { RecordPhotos } from '../../report/record-photos.tsx';
import { ReportPage } from '../../report/report-page.tsx';
import { dateField } from '../../report/search-fields.ts';
import { useListView } from '../../report/use-list-view.ts';
import { MinutesLate } from './minutes-late.tsx';

type Row = LatenessQuery['lateness']['nodes'][number];

const fields = { date: dateField('Date') };
/** Narrower than elsewhere, for eleven columns beside the sidebar at 1440 px; the longest words of districts and departments stay whole. */
const widths = {
  STAFF_ID: 78,
  NAME: 120,
  DISTRICT: 94,
  SERVICE_CENTRE: 94,
  DEPARTMENT: 142,
  ATTENDANCE_MODE: 88,
  LOCATION: 124,
  ATTENDANCE_IMAGE: 88,
  ATTENDANCE_DATE: 104,
  MINUTES_LATE: 134,
  FLAG: 74,
};
const flag = { column: 'FLAG', isFlagged } as const;
const rowKey = (row: Row) => row.key;
const cells = {
  ...recordCells,
  // Day and time below each other, as high as the two lines of the minutes.
  ATTENDANCE_DATE: (row: Row) => (
    <span className="late-time">{formatCell('timestamp', latenessColumns.ATTENDANCE_DATE.value(row))}</span>
  ),
  MINUTES_LATE: (row: Row) => <MinutesLate row={row} />,
};

/** `/report/latness`: late sign-ins of a day and why each is late (R-080, A-14, N-07). */
export function LatenessReport() {
  const view = useListView(latenessColumns, fields, 'lateness');
  const result = useLatenessQuery(view.request);
  return (
    <ReportPage
      title="Lateness Report"
      list="lateness"
      columns={latenessColumns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="New Search Query"
      cells={cells}
      widths={widths}
      flag={flag}
      popup={(list) => <RecordPhotos list={list} view={view} />}
    />
  );
}
