import { useLocation } from 'react-router-dom';
import { serialLatenessColumns } from '../../../schema/columns/serial-lateness.ts';
import type { SerialLatenessRowFragment } from '../../generated/lateness.ts';
import { useSerialLatenessQuery } from '../../generated/lateness.ts';
import { DayCount } from '../../report/day-count.tsx';
import { FullReportLink } from '../../report/full-report-link.tsx';
import { LettersLink } from '../../report/letters-link.tsx';
import { ReferencePhoto, ReferenceThumbnail } from '../../report/reference-photo.tsx';
import { ReportPage } from '../../report/report-page.tsx';
import { useMonthView } from '../../report/use-month-view.ts';
import { SerialSwitch } from './serial-switch.tsx';

type Row = SerialLatenessRowFragment;

const rowKey = (row: Row) => row.key;
const cells = {
  DAYS_LATE: (row: Row) => <DayCount row={row} />,
  REF_IMAGE: (row: Row) => <ReferenceThumbnail row={row} />,
};

/** `/report/serialatness/staff`: serial lateness of a month, one row a person with the number of late days. */
export function SerialLatenessStaff() {
  const { view, month, period } = useMonthView(serialLatenessColumns, 'serialLateness');
  const { search } = useLocation();
  const result = useSerialLatenessQuery(view.request);
  return (
    <ReportPage
      title={`${period} Serial Lateness Report`}
      list="serialLateness"
      columns={serialLatenessColumns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Search By Month"
      searchTitle="Choose Your Search Parameter/s"
      cells={cells}
      popup={(list) => <ReferencePhoto title="Lateness Detail" list={list} view={view} />}
    >
      <SerialSwitch />
      <LettersLink to="/report/serialatness/letters" month={month} search={search} />
      <FullReportLink to="/serialatness/all" month={month} />
    </ReportPage>
  );
}
