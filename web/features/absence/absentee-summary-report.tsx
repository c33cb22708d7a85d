import { useLocation } from 'react-router-dom';
import { absenteeSummaryColumns } from '../../../schema/lists/absence.ts';
import type { AbsenteeSummaryRowFragment } from '../../api/generated/absence.ts';
import { useAbsenteeSummaryQuery } from '../../api/generated/absence.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { DayCount } from '../../days/day-count.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { FullReportLink, LettersLink } from '../../list/tools/month-links.tsx';
import { useMonthList } from '../../list/view/use-month-view.ts';
import { CellMark } from '../../people/leave/leave-badge.tsx';
import { ReferenceThumbnail, referencePopup } from '../../photos/reference-photo.tsx';

type Row = AbsenteeSummaryRowFragment;

const drawings = {
  DAYS_ABSENT: {
    cell: (row: Row) => (
      <>
        {row.daysOnLeave > 0 && <CellMark word={`${row.daysOnLeave} on leave`} />}
        <DayCount row={row} />
      </>
    ),
  },
  REF_IMAGE: { cell: (row: Row) => <ReferenceThumbnail row={row} /> },
};
const { DAYS_ON_LEAVE, REF_IMAGE, ...plain } = absenteeSummaryColumns;
const { calls: _priced, ...onLeave } = DAYS_ON_LEAVE;
const withLeave = drawColumns({ ...plain, DAYS_ON_LEAVE: { ...onLeave, isOffered: true }, REF_IMAGE }, drawings);
const withoutLeave = drawColumns({ ...plain, REF_IMAGE }, drawings) as typeof withLeave;
const AbsenceDetail = referencePopup('Absence Detail');

/** `/absentee/summary/report`: absence of a month, one row a person. */
export function AbsenteeSummaryReport() {
  const columns = useHasExtension('leave') ? withLeave : withoutLeave;
  const { report, month } = useMonthList('absenteeSummary', columns, useAbsenteeSummaryQuery);
  const { search } = useLocation();
  return (
    <ReportPage {...report} title="Absentee Summary Report" searchLabel="Search By Month" popup={AbsenceDetail}>
      <LettersLink to="/absentee/summary/letters" month={month} search={search} />
      <FullReportLink to="/all/absentee" month={month} />
    </ReportPage>
  );
}
