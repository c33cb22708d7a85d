import { CalendarCheck2, ListX } from 'lucide-react';
import {
  useAbsenteeDaysQuery,
  useAbsenteesQuery,
  useRealAbsenteeDaysQuery,
  useRealAbsenteesQuery,
} from '../../api/generated/absence.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { dateField, monthField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { useMonthView } from '../../list/view/use-month-view.ts';
import { useAddLeave } from '../../people/leave/leave-actions.tsx';
import { today } from '../../session/today.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { absentDaysPlain, absentDaysWithLeave, absenteesPlain, absenteesWithLeave } from './leave-columns.tsx';

const dayFields = { date: dateField('Date') };
const monthFields = { month: monthField('Month') };
const ofDay = { searchLabel: 'Search By Date' };
const ofMonth = { searchLabel: 'Search By Month' };

/** `/report/exception`: who is absent on a day, at first today, so far. */
export function TodaysAbsenteeism() {
  const columns = useHasExtension('leave') ? absenteesWithLeave : absenteesPlain;
  const view = useListView(columns, dayFields, 'absentees');
  const result = useAbsenteesQuery(view.request);
  const leave = useAddLeave(view.values.date, result.retry);
  const title = view.values.date === today() ? "Today's Absenteeism" : 'Absenteeism';
  return (
    <>
      <ReportPage
        {...leave.table}
        {...ofDay}
        columns={columns}
        title={title}
        list="absentees"
        view={view}
        result={result}
      >
        <RealLink to="/report/exception/real" period={view.values} />
      </ReportPage>
      {leave.dialog}
    </>
  );
}

/** `/report/exception/real`: people absent on a day, without absences caused by outages, holidays and leave. */
export function RealAbsenteeism() {
  const view = useListView(absenteesPlain, dayFields, 'absentees');
  const result = useRealAbsenteesQuery(view.request);
  const leave = useAddLeave(view.values.date, result.retry);
  const title = 'Absences without outages and holidays';
  return (
    <>
      <ReportPage
        {...leave.table}
        {...ofDay}
        columns={absenteesPlain}
        title={title}
        list="realAbsentees"
        view={view}
        result={result}
      >
        <AllLink to="/report/exception" period={view.values} />
      </ReportPage>
      {leave.dialog}
    </>
  );
}

/** `/all/absentee`: absence of a month, one row an absent date. */
export function AbsenteeismReport() {
  const columns = useHasExtension('leave') ? absentDaysWithLeave : absentDaysPlain;
  const { view, month } = useMonthView(columns, 'absenteeDays');
  const result = useAbsenteeDaysQuery(view.request);
  const leave = useAddLeave(undefined, result.retry);
  return (
    <>
      <ReportPage
        {...leave.table}
        {...ofMonth}
        columns={columns}
        title="Absenteeism Report"
        list="absenteeDays"
        view={view}
        result={result}
      >
        <RealLink to="/all/absentee/real" period={{ month }} />
      </ReportPage>
      {leave.dialog}
    </>
  );
}

/** `/all/absentee/real`: absences of a month by day, without those caused by outages, holidays and leave. */
export function RealAbsenteeDays() {
  const view = useListView(absentDaysPlain, monthFields, 'absenteeDays');
  const result = useRealAbsenteeDaysQuery(view.request);
  const leave = useAddLeave(undefined, result.retry);
  const title = 'Absences without outages and holidays, by day';
  return (
    <>
      <ReportPage
        {...leave.table}
        {...ofMonth}
        columns={absentDaysPlain}
        title={title}
        list="realAbsenteeDays"
        view={view}
        result={result}
      >
        <AllLink to="/all/absentee" period={view.values} />
      </ReportPage>
      {leave.dialog}
    </>
  );
}

interface PeriodLinkProps {
  to: string;
  /** The day or month of the list, as the address names it. */
  period: Readonly<Record<string, string>>;
}

const addressOf = ({ to, period }: PeriodLinkProps) => `${to}?${new URLSearchParams(period)}`;

/** Link to the same period without absences caused by outages, holidays and leave. */
const RealLink = (props: PeriodLinkProps) => (
  <Button asChild>
    <Link to={addressOf(props)}>
      <CalendarCheck2 aria-hidden />
      Hide doubtful absences
    </Link>
  </Button>
);

/** Link to all listed absences of the period. */
const AllLink = (props: PeriodLinkProps) => (
  <Button asChild>
    <Link to={addressOf(props)}>
      <ListX aria-hidden />
      Show All Listed
    </Link>
  </Button>
);
