import { useLocation } from 'react-router-dom';
import { serialLatenessColumns } from '../../../schema/columns/serial-lateness.ts';
import type { SerialLatenessRowFragment } from '../../api/generated/lateness.ts';
import { useSerialLatenessQuery } from '../../api/generated/lateness.ts';
import { DayCount } from '../../days/day-count.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { FullReportLink } from '../../list/tools/full-report-link.tsx';
import { LettersLink } from '../../list/tools/letters-link.tsx';
import { useMonthView } from '../../list/view/use-month-view.ts';
import { ReferencePhoto, ReferenceThumbnail } from '../../photos/reference-photo.tsx';
import { SerialSwitch } from './serial-switch.tsx';

type Row = SerialLatenessRowFragment;

const columns = drawColumns(serialLatenessColumns, {
  DAYS_LATE: { cell: (row: Row) => <DayCount row={row} /> },
  REF_IMAGE: { cell: (row: Row) => <ReferenceThumbnail row={row} /> },
});

/** `/report/serialatness/staff`: serial lateness of a month, one row a person with the number of late days. */
export function SerialLatenessStaff() {
  const { view, month, period } = useMonthView(columns, 'serialLateness');
  const { search } = useLocation();
  const result = useSerialLatenessQuery(view.request);
  return (
    <ReportPage
      title={`${period} Serial Lateness Report`}
      list="serialLateness"
      columns={columns}
      view={view}
      result={result}
      searchLabel="Search By Month"
      searchTitle="Choose Your Search Parameter/s"
      popup={(list) => <ReferencePhoto title="Lateness Detail" list={list} view={view} />}
    >
      <SerialSwitch />
      <LettersLink to="/report/serialatness/letters" month={month} search={search} />
      <FullReportLink to="/serialatness/all" month={month} />
    </ReportPage>
  );
}
