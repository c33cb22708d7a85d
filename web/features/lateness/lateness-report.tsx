import { isFlagged } from '../../../schema/columns/attendance.ts';
import { latenessColumns } from '../../../schema/columns/lateness.ts';
import type { LatenessRowFragment } from '../../generated/lateness.ts';
import { useLatenessQuery } from '../../generated/lateness.ts';
import { columnWidths } from '../../report/column-widths.ts';
import { recordCells } from '../../report/record-cells.tsx';
import { RecordPhotos } from '../../report/record-photos.tsx';
import { ReportPage } from '../../report/report-page.tsx';
import { dateField } from '../../report/search-fields.ts';
import { useListView } from '../../report/use-list-view.ts';
import { MinutesLate } from './minutes-late.tsx';

type Row = LatenessRowFragment;

const fields = { date: dateField('Date') };
const widths = {
  ...columnWidths,
  NAME: 103,
  DISTRICT: 86,
  SERVICE_CENTRE: 86,
  DEPARTMENT: 137,
  ATTENDANCE_MODE: 86,
  LOCATION: { least: 83, share: 120 },
  ATTENDANCE_IMAGE: 86,
  MINUTES_LATE: 81,
  FLAG: 60,
};
const flag = { column: 'FLAG', isFlagged } as const;
const rowKey = (row: Row) => row.key;
const cells = {
  ...recordCells,
  MINUTES_LATE: (row: Row) => <MinutesLate row={row} />,
};

/** `/report/latness`: late sign-ins of a day and why each is late. */
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
