import { useLocation } from 'react-router-dom';
import { absenteeSummaryColumns } from '../../../schema/columns/absence.ts';
import type { AbsenteeSummaryRowFragment } from '../../generated/absence.ts';
import { useAbsenteeSummaryQuery } from '../../generated/absence.ts';
import { DayCount } from '../../report/day-count.tsx';
import { FullReportLink } from '../../report/full-report-link.tsx';
import { LettersLink } from '../../report/letters-link.tsx';
import { ReferencePhoto, ReferenceThumbnail } from '../../report/reference-photo.tsx';
import { ReportPage } from '../../report/report-page.tsx';
import { useMonthView } from '../../report/use-month-view.ts';

type Row = AbsenteeSummaryRowFragment;

const rowKey = (row: Row) => row.key;
const cells = {
  DAYS_ABSENT: (row: Row) => <DayCount row={row} />,
  REF_IMAGE: (row: Row) => <ReferenceThumbnail row={row} />,
};

/** `/absentee/summary/report`: absence of a month, one row a person. */
export function AbsenteeSummaryReport() {
  const { view, month } = useMonthView(absenteeSummaryColumns, 'absenteeSummary');
  const { search } = useLocation();
  const result = useAbsenteeSummaryQuery(view.request);
  return (
    <ReportPage
      title="Absentee Summary Report"
      list="absenteeSummary"
      columns={absenteeSummaryColumns}
      view={view}
      result={result}
      rowKey={rowKey}
      searchLabel="Search By Month"
      cells={cells}
      popup={(list) => <ReferencePhoto title="Absence Detail" list={list} view={view} />}
    >
      <LettersLink to="/absentee/summary/letters" month={month} search={search} />
      <FullReportLink to="/all/absentee" month={month} />
    </ReportPage>
  );
}
