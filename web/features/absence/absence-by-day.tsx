import { CalendarCheck2, ListX } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { absenteeColumns, absenteeDayColumns } from '../../../schema/lists/absence.ts';
import { onLeaveColumns } from '../../../schema/lists/leaves.ts';
import { reasonWords } from '../../../schema/reason-words.ts';
import { readableAddress, writeFilter } from '../../../schema/view-address.ts';
import {
  type AbsenteeDaysRowFragment,
  type AbsenteesRowFragment,
  useAbsenteeDaysQuery,
  useAbsenteesQuery,
} from '../../api/generated/absence.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawName } from '../../list/table/name-cells.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { useMonthList } from '../../list/view/use-month-view.ts';
import { useAddLeave } from '../../people/leave/leave-actions.tsx';
import { LeaveMark } from '../../people/leave/leave-badge.tsx';
import { today } from '../../session/today.ts';
import { Button } from '../../ui/button.tsx';

/** Who is on leave: a menu of the kinds and of those who are not, and a column for those who ask for it. */
const { ON_LEAVE, ...daysOfLeave } = onLeaveColumns();
const onLeave = {
  ON_LEAVE: { ...ON_LEAVE, isOffered: true, filterable: true, words: { '': 'Not on leave' } },
  ...daysOfLeave,
} as const;

const { ON_LEAVE: _kind, LEAVE_FROM: _from, LEAVE_TO: _to, ...day } = absenteeColumns;
const { ON_LEAVE: _kinds, LEAVE_FROM: _firsts, LEAVE_TO: _lasts, ...days } = absenteeDayColumns;

/** The name, marked where the person is on leave. */
const drawings = {
  // In a card COMMUNICATIONS would stand broken in a third of a line.
  DEPARTMENT: { card: 'half' },
  NAME: {
    cell: (row: AbsenteesRowFragment) => (
      <>
        {drawName(row)}
        {row.onLeave && <LeaveMark leave={row.onLeave} />}
      </>
    ),
  },
} as const;

/** Columns of the absent of a day, and of absence by day, with who of them is on leave. */
const absentees = drawColumns({ ...day, ...onLeave }, drawings);
const absentDays = drawColumns<keyof typeof absenteeDayColumns, AbsenteeDaysRowFragment>(
  { ...days, ...onLeave },
  drawings,
);

/** The columns for a service that knows no leave. */
function withoutLeave<Columns extends typeof absentees | typeof absentDays>(columns: Columns): Columns {
  const { ON_LEAVE: _kind, LEAVE_FROM: _from, LEAVE_TO: _to, ...others } = columns;
  return others as Columns;
}

const absenteesPlain = withoutLeave(absentees);
const absentDaysPlain = withoutLeave(absentDays);

const dayFields = { date: dateField('Date') };

/** `/report/exception`: who is absent on a day, at first today, so far. */
export function TodaysAbsenteeism() {
  const columns = useHasExtension('leave') ? absentees : absenteesPlain;
  const report = useList('absentees', columns, dayFields, useAbsenteesQuery);
  const { view } = report;
  const leave = useAddLeave(view.values.date);
  const title = view.values.date === today() ? "Today's Absenteeism" : 'Absenteeism';
  return (
    <>
      <ReportPage {...report} {...leave.table} searchLabel="Search By Date" title={title}>
        <DoubtfulLink />
      </ReportPage>
      {leave.dialog}
    </>
  );
}

/** `/all/absentee`: absence of a month, one row an absent date. */
export function AbsenteeismReport() {
  const columns = useHasExtension('leave') ? absentDays : absentDaysPlain;
  const { report } = useMonthList('absenteeDays', columns, useAbsenteeDaysQuery);
  const leave = useAddLeave(undefined);
  return (
    <>
      <ReportPage {...report} {...leave.table} searchLabel="Search By Month" title="Absenteeism Report">
        <DoubtfulLink />
      </ReportPage>
      {leave.dialog}
    </>
  );
}

/** Absences without an explanation, and absences whose reason is not known. */
const notExplained = writeFilter({ in: [reasonWords.ABSENT, ''] });

/** Link to the same view without absences caused by outages, holidays and leave, or to all that are listed. */
function DoubtfulLink() {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const isHidden = parameters.has('reason');
  parameters.delete('page');
  if (isHidden) parameters.delete('reason');
  else parameters.set('reason', notExplained);
  return (
    <Button asChild>
      <Link to={`${pathname}?${readableAddress(parameters)}`}>
        {isHidden ? <ListX aria-hidden /> : <CalendarCheck2 aria-hidden />}
        <span>{isHidden ? 'Show All Listed' : 'Hide doubtful absences'}</span>
      </Link>
    </Button>
  );
}
