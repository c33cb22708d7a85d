import { serialLatenessDayColumns } from '../../../schema/columns/serial-lateness.ts';
import { useSerialLatenessDaysQuery } from '../../api/generated/lateness.ts';
import { ClaimedCount } from '../../days/day-count.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { useMonthView } from '../../list/view/use-month-view.ts';
import { ReferencePhoto } from '../../photos/reference-photo.tsx';
import { type SerialLatenessDayRow, serialLatenessDayCells } from './serial-lateness-cells.tsx';

const rowKey = (row: SerialLatenessDayRow) => row.key;
const cells = { ...serialLatenessDayCells, OCCURRENCE: (row: SerialLatenessDayRow) => <ClaimedCount row={row} /> };

/** `/serialatness/all`: every late day of a month with all columns; the file is made when it is asked for. */
export function FullSerialLateness() {
  const { view, period } = useMonthView(serialLatenessDayColumns, 'serialLatenessDays');
  const result = useSerialLatenessDaysQuery(view.request);
  return (
    <ReportPage
      title={`${period} Full Serial Lateness Report`}
      list="serialLatenessDays"
      columns={serialLatenessDayColumns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Search By Month"
      searchTitle="Choose Your Search Parameter/s"
      cells={cells}
      popup={(list) => <ReferencePhoto title="Lateness Detail" list={list} view={view} />}
    />
  );
}
