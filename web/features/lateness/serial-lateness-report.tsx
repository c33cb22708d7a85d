import { useLocation } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { useSerialLatenessDaysQuery } from '../../api/generated/lateness.ts';
import { CountMark } from '../../days/day-count.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { FullReportLink } from '../../list/tools/full-report-link.tsx';
import { LettersLink } from '../../list/tools/letters-link.tsx';
import { useMonthView } from '../../list/view/use-month-view.ts';
import { ReferencePhoto } from '../../photos/reference-photo.tsx';
import { counted } from '../../ui/words.ts';
import { type SerialLatenessDayRow, serialLatenessDays } from './serial-lateness-cells.tsx';
import { SerialSwitch, sharedSearch } from './serial-switch.tsx';

const { OCCURRENCE: _full, ...specified } = serialLatenessDays;
const columns = drawColumns(specified, {
  DAYS_LATE: {
    cell: (row: SerialLatenessDayRow) => (
      <span className="day-count">
        {formatLongDate(row.date)}
        <CountMark row={row} />
      </span>
    ),
  },
});

const daysOf = (people: number) => `Late days of ${counted(people, 'person', 'people')}.`;

/** `/report/serialatness`: serial lateness of a month, one row a late day. */
export function SerialLatenessReport() {
  const { view, month, period } = useMonthView(columns, 'serialLatenessDays');
  const { search } = useLocation();
  const result = useSerialLatenessDaysQuery(view.request);
  const list = result.data?.serialLatenessDays;
  return (
    <ReportPage
      title={`${period} Serial Lateness Report`}
      list="serialLatenessDays"
      columns={columns}
      view={view}
      result={result}
      searchLabel="Search By Month"
      searchTitle="Choose Your Search Parameter/s"
      basis={{ summary: list && list.totalCount === list.unfilteredCount ? daysOf(list.people) : '' }}
      popup={(list) => <ReferencePhoto title="Lateness Detail" list={list} view={view} />}
    >
      <SerialSwitch />
      <LettersLink to="/report/serialatness/letters" month={month} search={sharedSearch(search)} />
      <FullReportLink to="/serialatness/all" month={month} />
    </ReportPage>
  );
}
