import { CalendarCheck2, ListX } from 'lucide-react';
import { absenteeColumns, absenteeDayColumns } from '../../../schema/columns/absence.ts';
import {
  useAbsenteeDaysQuery,
  useAbsenteesQuery,
  useRealAbsenteeDaysQuery,
  useRealAbsenteesQuery,
} from '../../api/generated/absence.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField, monthField } from '../../list/view/search-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { useMonthView } from '../../list/view/use-month-view.ts';
import { today } from '../../session/today.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

const dayFields = { date: dateField('Date') };
const monthFields = { month: monthField('Month') };
const ofDay = { columns: drawColumns(absenteeColumns), searchLabel: 'Search By Date' };
const ofMonth = { columns: drawColumns(absenteeDayColumns), searchLabel: 'Search By Month' };

/** `/report/exception`: who is absent on a day, at first today, so far. */
export function TodaysAbsenteeism() {
  const view = useListView(ofDay.columns, dayFields, 'absentees');
  const result = useAbsenteesQuery(view.request);
  const title = view.values.date === today() ? "Today's Absenteeism" : 'Absenteeism';
  return (
    <ReportPage {...ofDay} title={title} list="absentees" view={view} result={result}>
      <RealLink to="/report/exception/real" period={view.values} />
    </ReportPage>
  );
}

/** `/report/exception/real`: people absent on a day, without absences caused by outages and holidays. */
export function RealAbsenteeism() {
  const view = useListView(ofDay.columns, dayFields, 'absentees');
  const result = useRealAbsenteesQuery(view.request);
  const title = 'Absences without outages and holidays';
  return (
    <ReportPage {...ofDay} title={title} list="realAbsentees" view={view} result={result}>
      <AllLink to="/report/exception" period={view.values} />
    </ReportPage>
  );
}

/** `/all/absentee`: absence of a month, one row an absent date. */
export function AbsenteeismReport() {
  const { view, month } = useMonthView(ofMonth.columns, 'absenteeDays');
  const result = useAbsenteeDaysQuery(view.request);
  return (
    <ReportPage {...ofMonth} title="Absenteeism Report" list="absenteeDays" view={view} result={result}>
      <RealLink to="/all/absentee/real" period={{ month }} />
    </ReportPage>
  );
}

/** `/all/absentee/real`: absences of a month by day, without those caused by outages and holidays. */
export function RealAbsenteeDays() {
  const view = useListView(ofMonth.columns, monthFields, 'absenteeDays');
  const result = useRealAbsenteeDaysQuery(view.request);
  const title = 'Absences without outages and holidays, by day';
  return (
    <ReportPage {...ofMonth} title={title} list="realAbsenteeDays" view={view} result={result}>
      <AllLink to="/all/absentee" period={view.values} />
    </ReportPage>
  );
}

interface PeriodLinkProps {
  to: string;
  /** The day or month of the list, as the address names it. */
  period: Readonly<Record<string, string>>;
}

const addressOf = ({ to, period }: PeriodLinkProps) => `${to}?${new URLSearchParams(period)}`;

/** Link to the same period without absences caused by outages and holidays. */
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
