import { isFlagged } from '../../../schema/columns/attendance.ts';
import { latenessColumns } from '../../../schema/columns/lateness.ts';
import type { LatenessRowFragment } from '../../api/generated/lateness.ts';
import { useLatenessQuery } from '../../api/generated/lateness.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { columnWidths } from '../../list/table/column-widths.ts';
import { recordCells } from '../../list/table/record-cells.tsx';
import { dateField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { RecordPhotos } from '../../photos/record-photos.tsx';
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
