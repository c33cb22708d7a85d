import { absenteeColumns } from '../../../schema/columns/absence.ts';
import { useAbsenteesQuery } from '../../api/generated/absence.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { today } from '../../session/today.ts';
import { RealAbsenceLink } from './real-absence-link.tsx';

const fields = { date: dateField('Date') };
const columns = drawColumns(absenteeColumns);

/** `/report/exception`: who is absent on a day, at first today, so far. */
export function TodaysAbsenteeism() {
  const view = useListView(columns, fields, 'absentees');
  const result = useAbsenteesQuery(view.request);
  const isToday = view.values.date === today();
  return (
    <ReportPage
      title={isToday ? "Today's Absenteeism" : 'Absenteeism'}
      list="absentees"
      columns={columns}
      view={view}
      result={result}
      searchLabel="Search By Date"
    >
      <RealAbsenceLink to="/report/exception/real" period={{ date: view.values.date ?? '' }} />
    </ReportPage>
  );
}
