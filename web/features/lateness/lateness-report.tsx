import { isFlagged } from '../../../schema/lists/attendance.ts';
import { latenessColumns } from '../../../schema/lists/lateness.ts';
import type { LatenessRowFragment } from '../../api/generated/lateness.ts';
import { useLatenessQuery } from '../../api/generated/lateness.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { recordDrawings } from '../../list/table/record-cells.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { RecordPhotos } from '../../photos/record-photos.tsx';
import { MinutesLate } from './minutes-late.tsx';

type Row = LatenessRowFragment;

const fields = { date: dateField('Date') };
const columns = drawColumns<keyof typeof latenessColumns, Row>(latenessColumns, {
  ...recordDrawings,
  NAME: { minSize: 103 },
  DISTRICT: { minSize: 86 },
  SERVICE_CENTRE: { minSize: 86 },
  ATTENDANCE_MODE: { ...recordDrawings.ATTENDANCE_MODE, minSize: 86 },
  LOCATION: { ...recordDrawings.LOCATION, minSize: 83, size: 120 },
  ATTENDANCE_IMAGE: { ...recordDrawings.ATTENDANCE_IMAGE, minSize: 86 },
  MINUTES_LATE: { minSize: 81, card: 'wide', cell: (row: Row) => <MinutesLate row={row} /> },
  FLAG: { ...recordDrawings.FLAG, minSize: 60 },
});
const flag = { column: 'FLAG', isFlagged } as const;

/** `/report/latness`: late sign-ins of a day and why each is late. */
export function LatenessReport() {
  const view = useListView(columns, fields, 'lateness');
  const result = useLatenessQuery(view.request);
  return (
    <ReportPage
      title="Lateness Report"
      list="lateness"
      columns={columns}
      view={view}
      result={result}
      searchLabel="New Search Query"
      flag={flag}
      popup={RecordPhotos}
    />
  );
}
