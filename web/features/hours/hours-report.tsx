import { useMemo } from 'react';
import { staffHoursColumns } from '../../../schema/lists/hours.ts';
import { type StaffHoursRowFragment, useStaffHoursQuery } from '../../api/generated/hours.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { monthField } from '../../list/view/search-fields.ts';
import { useExtensionColumns } from '../../list/view/use-extension-columns.ts';
import { useList } from '../../list/view/use-list.ts';
import { NotKnown } from '../../ui/not-known.tsx';
import { hoursText } from '../../ui/words.ts';
import { PayrollFile } from './payroll-file.tsx';

type Row = StaffHoursRowFragment;

const fields = { month: monthField('Month') };
const hidden = { isHiddenAtFirst: true } as const;

/** At first the hours and what is missing of them; where people work is offered in the menu of columns. */
const ofHours = {
  ...staffHoursColumns,
  DISTRICT: { ...staffHoursColumns.DISTRICT, ...hidden },
  SERVICE_CENTRE: { ...staffHoursColumns.SERVICE_CENTRE, ...hidden },
  DEPARTMENT: { ...staffHoursColumns.DEPARTMENT, ...hidden },
  MINUTES_WORKED: { ...staffHoursColumns.MINUTES_WORKED, ...hidden },
  DAYS_OFF_WORKED: { ...staffHoursColumns.DAYS_OFF_WORKED, ...hidden },
  HOLIDAYS_WORKED: { ...staffHoursColumns.HOLIDAYS_WORKED, ...hidden },
  HOURS_ON_HOLIDAYS: { ...staffHoursColumns.HOURS_ON_HOLIDAYS, ...hidden },
  NOT_KNOWN: { ...staffHoursColumns.NOT_KNOWN, ...hidden },
  // A narrow column breaks its heading between the words, not at the hyphen.
  NO_SIGN_OUT: { ...staffHoursColumns.NO_SIGN_OUT, head: 'No Sign\u2011out' },
  NO_SIGN_IN: { ...staffHoursColumns.NO_SIGN_IN, head: 'No Sign\u2011in' },
};
const hours = (minutes: number) => <span title={hoursText(minutes)}>{(minutes / 60).toFixed(2)}</span>;

/** At first all columns fit beside the open sidebar at 1280 px. */
const columns = drawColumns<keyof typeof staffHoursColumns, Row>(ofHours, {
  SHIFT: { minSize: 80 },
  DAYS_SIGNED_IN: { minSize: 62 },
  DAYS_COUNTED: { minSize: 66 },
  NO_SIGN_OUT: { minSize: 78 },
  NO_SIGN_IN: { minSize: 62 },
  HOURS: { minSize: 72, cell: ({ minutesWorked }) => hours(minutesWorked) },
  HOURS_ON_DAYS_OFF: { minSize: 72, cell: ({ minutesOnDaysOff }) => hours(minutesOnDaysOff) },
  HOURS_ON_HOLIDAYS: { minSize: 72, cell: ({ minutesOnHolidays }) => hours(minutesOnHolidays) },
  OVERTIME_MINUTES: { minSize: 76 },
  LATE: { minSize: 46 },
  MINUTES_LATE: { minSize: 62 },
  ABSENT: { minSize: 60 },
  ON_LEAVE: { minSize: 60 },
});

/** While days are still being read, 0 would say that a person has no hours. */
const whileReading = Object.fromEntries(
  Object.values(columns)
    .filter(({ id, kind }) => kind === 'number' && id !== 'NOT_KNOWN')
    .map(({ id, accessorFn, meta }) => [
      id,
      { cell: (row: Row) => (accessorFn(row) ? meta.cell?.(row) : <NotKnown words="Not known yet" />) },
    ]),
);

/** `/attendance/hours`: what everybody's sign-ins and sign-outs of a month come to, and which of them are missing. */
export function HoursReport() {
  const offered = useExtensionColumns(columns, 'leave');
  const report = useList('staffHours', offered, fields, useStaffHoursQuery);
  const { view, result } = report;
  const list = (result.data ?? result.previousData)?.staffHours;
  const isReading = list?.coverage.isLearning ?? false;
  const shown = useMemo(
    () => (isReading ? drawColumns<keyof typeof staffHoursColumns, Row>(offered, whileReading) : offered),
    [isReading, offered],
  );
  return (
    <ReportPage {...report} title="Hours" columns={shown} searchLabel="Search By Month" basis={list}>
      <PayrollFile month={view.values.month} />
    </ReportPage>
  );
}
