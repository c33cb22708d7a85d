import { useMemo } from 'react';
import { comparedStaffColumns } from '../../../schema/lists/comparison.ts';
import { type ComparedStaffRowFragment, useComparedStaffQuery } from '../../api/generated/comparison.ts';
import type { ComparisonMeasure } from '../../api/generated/types.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useList } from '../../list/view/use-list.ts';
import { StaffName, type StaffRef, staffAttendanceAddress } from '../../people/staff-name.tsx';
import { changeDrawings, PeriodNumber } from './comparison-cells.tsx';
import { ComparisonTools, comparisonFields, comparisonNotes, coverageOfBoth } from './comparison-tools.tsx';

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
  const report = useList('comparedStaff', columns, comparisonFields, useComparedStaffQuery);
  const { view, result } = report;
  const { later = '', earlier = '', measure = 'ABSENCE' } = view.values;
  const show = (side: 'earlier' | 'later') => comparisonFields[side].show(view.values[side] ?? '');
  const [before, after] = [show('earlier'), show('later')];
  const facts = result.data?.comparedStaff ?? undefined;
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
      {...report}
      title="Comparison"
      view={{ ...view, notes: [...view.notes, ...comparisonNotes(facts, show)] }}
      basis={facts && { coverage: coverageOfBoth(facts) }}
      summary={() => <ComparisonTools facts={facts} later={after} onRetry={result.retry} />}
      columns={drawn}
      searchLabel="Choose the months"
    />
  );
}

/** Reports of a month that a measure is read from; null where there is none. */
const reports: Readonly<Record<ComparisonMeasure, string | null>> = {
  SERIAL_LATENESS: '/report/serialatness/staff',
  ABSENCE: '/absentee/summary/report',
  LATE_MINUTES: null,
};

/** Address of the report that shows what a person's number of a month is made of. */
function reportAddress(measure: ComparisonMeasure, month: string, staff: StaffRef): string {
  const path = reports[measure];
  if (path === null) return staffAttendanceAddress(staff, month);
  return `${path}?${new URLSearchParams({ month, search: staff.staffID })}`;
}
