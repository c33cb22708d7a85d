import { useSerialLatenessDaysQuery } from '../../api/generated/lateness.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { useMonthView } from '../../list/view/use-month-view.ts';
import { ReferencePhoto } from '../../photos/reference-photo.tsx';
import { serialLatenessDays } from './serial-lateness-cells.tsx';

/** `/serialatness/all`: every late day of a month with all columns; the file is made when it is asked for. */
export function FullSerialLateness() {
  const { view, period } = useMonthView(serialLatenessDays, 'serialLatenessDays');
  const result = useSerialLatenessDaysQuery(view.request);
  return (
    <ReportPage
      title={`${period} Full Serial Lateness Report`}
      list="serialLatenessDays"
      columns={serialLatenessDays}
      view={view}
      result={result}
      searchLabel="Search By Month"
      searchTitle="Choose Your Search Parameter/s"
      popup={(list) => <ReferencePhoto title="Lateness Detail" list={list} view={view} />}
    />
  );
}
