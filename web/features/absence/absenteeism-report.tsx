import { absenteeDayColumns } from '../../../schema/columns/absence.ts';
import type { AbsenteeDaysRowFragment } from '../../api/generated/absence.ts';
import { useAbsenteeDaysQuery } from '../../api/generated/absence.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useMonthView } from '../../list/view/use-month-view.ts';
import { RealAbsenceLink } from './real-absence-link.tsx';

type Row = AbsenteeDaysRowFragment;

const columns = drawColumns<keyof typeof absenteeDayColumns, Row>(absenteeDayColumns);

/** `/all/absentee`: absence of a month, one row an absent date. */
export function AbsenteeismReport() {
  const { view, month } = useMonthView(columns, 'absenteeDays');
  const result = useAbsenteeDaysQuery(view.request);
  return (
    <ReportPage
      title="Absenteeism Report"
      list="absenteeDays"
      columns={columns}
      view={view}
      result={result}
      searchLabel="Search By Month"
    >
      <RealAbsenceLink to="/all/absentee/real" period={{ month }} />
    </ReportPage>
  );
}
