import { CalendarCheck2, ListX } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { reasonWords } from '../../../schema/reason-words.ts';
import { readableAddress, writeFilter } from '../../../schema/view-address.ts';
import { useAbsenteeDaysQuery, useAbsenteesQuery } from '../../api/generated/absence.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { dateField } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { useMonthView } from '../../list/view/use-month-view.ts';
import { useAddLeave } from '../../people/leave/leave-actions.tsx';
import { today } from '../../session/today.ts';
import { Button } from '../../ui/button.tsx';
import { absentDaysPlain, absentDaysWithLeave, absenteesPlain, absenteesWithLeave } from './leave-columns.tsx';

const dayFields = { date: dateField('Date') };

/** `/report/exception`: who is absent on a day, at first today, so far. */
export function TodaysAbsenteeism() {
  const columns = useHasExtension('leave') ? absenteesWithLeave : absenteesPlain;
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
  const columns = useHasExtension('leave') ? absentDaysWithLeave : absentDaysPlain;
  const { view } = useMonthView(columns, 'absenteeDays');
  const result = useAbsenteeDaysQuery(view.request);
  const leave = useAddLeave(undefined);
  return (
    <>
      <ReportPage
        {...leave.table}
        searchLabel="Search By Month"
        columns={columns}
        title="Absenteeism Report"
        list="absenteeDays"
        view={view}
        result={result}
      >
        <DoubtfulLink />
      </ReportPage>
      {leave.dialog}
    </>
  );
}

/** Absences that nothing explains, and those of which no reason is known. */
const notExplained = writeFilter({ kind: 'oneOf', values: [reasonWords.ABSENT, ''] });

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
