import { absenteeColumns, absenteeDayColumns } from '../../../schema/columns/absence.ts';
import { useRealAbsenteeDaysQuery, useRealAbsenteesQuery } from '../../api/generated/absence.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField, monthField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { RealAbsenceLink } from './real-absence-link.tsx';

const dayFields = { date: dateField('Date') };
const monthFields = { month: monthField('Month') };
const ofDay = drawColumns(absenteeColumns);
const ofMonth = drawColumns(absenteeDayColumns);

/** `/report/exception/real`: who is absent on a day, without whom a failed device or a holiday made absent. */
export function RealAbsenteeism() {
  const view = useListView(ofDay, dayFields, 'absentees');
  const result = useRealAbsenteesQuery(view.request);
  return (
    <ReportPage
      title="Absences without outages and holidays"
      list="realAbsentees"
      columns={ofDay}
      view={view}
      result={result}
      searchLabel="Search By Date"
    >
      <RealAbsenceLink to="/report/exception" period={{ date: view.values.date ?? '' }} isReal />
    </ReportPage>
  );
}

/** `/all/absentee/real`: absence of a month by day, without such days. */
export function RealAbsenteeDays() {
  const view = useListView(ofMonth, monthFields, 'absenteeDays');
  const result = useRealAbsenteeDaysQuery(view.request);
  return (
    <ReportPage
      title="Absences without outages and holidays, by day"
      list="realAbsenteeDays"
      columns={ofMonth}
      view={view}
      result={result}
      searchLabel="Search By Month"
    >
      <RealAbsenceLink to="/all/absentee" period={{ month: view.values.month ?? '' }} isReal />
    </ReportPage>
  );
}
