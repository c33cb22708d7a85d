import { useMemo } from 'react';
import { comparedStaffColumns } from '../../../schema/lists/comparison.ts';
import { type ComparedStaffRowFragment, useComparedStaffQuery } from '../../api/generated/comparison.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { StaffName } from '../../people/staff-name.tsx';
import { changeDrawings, PeriodNumber } from './comparison-cells.tsx';
import { comparisonFields } from './comparison-fields.ts';
import { comparisonParts } from './comparison-tools.tsx';
import { reportAddress } from './report-address.ts';

type Row = ComparedStaffRowFragment;

const columns = drawColumns<keyof typeof comparedStaffColumns, Row>(comparedStaffColumns, changeDrawings);

/** The columns with their months over them. */
const withHeads = (earlier: string, later: string) => ({
  ...columns,
  EARLIER: { ...columns.EARLIER, head: earlier },
  LATER: { ...columns.LATER, head: later },
});

/** `/report/comparison`: people in two months, who is new, gone, worse and better. */
export function ComparedStaff() {
  const view = useListView(columns, comparisonFields, 'comparedStaff');
  const result = useComparedStaffQuery(view.request);
  const { later = '', earlier = '', measure = 'ABSENCE' } = view.values;
  const show = (side: 'earlier' | 'later') => comparisonFields[side].show(view.values[side] ?? '');
  const [before, after] = [show('earlier'), show('later')];
  const drawn = useMemo(
    () =>
      drawColumns(withHeads(before, after), {
        EARLIER: {
          cell: (row: Row) => (
            <PeriodNumber
              value={row.earlier}
              below={row.earlierBelow}
              isAtLeast={row.isEarlierAtLeast}
              to={reportAddress(measure, earlier, row.staff)}
            />
          ),
        },
        LATER: {
          cell: (row: Row) => (
            <PeriodNumber
              value={row.later}
              below={row.laterBelow}
              isAtLeast={row.isLaterAtLeast}
              to={reportAddress(measure, later, row.staff)}
            />
          ),
        },
        NAME: { minSize: 112, cell: (row: Row) => <StaffName staff={row.staff} period={later} /> },
        DEPARTMENT: { minSize: 138 },
      }),
    [measure, earlier, later, before, after],
  );
  return (
    <ReportPage
      {...comparisonParts(view, show, { data: result.data?.comparedStaff ?? undefined, retry: result.retry })}
      list="comparedStaff"
      columns={drawn}
      result={result}
      searchLabel="Choose the months"
    />
  );
}
