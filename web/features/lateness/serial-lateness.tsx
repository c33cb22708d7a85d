import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { serialLatenessColumns, serialLatenessDayColumns } from '../../../schema/lists/serial-lateness.ts';
import { summaryTextNames } from '../../../schema/staff-fields.ts';
import {
  type SerialLatenessDaysRowFragment,
  type SerialLatenessRowFragment,
  useSerialLatenessDaysQuery,
  useSerialLatenessQuery,
} from '../../api/generated/lateness.ts';
import { DayCount } from '../../days/day-count.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { FullReportLink, LettersLink } from '../../list/tools/month-links.tsx';
import { useMonthList } from '../../list/view/use-month-view.ts';
import { ReferenceThumbnail, referencePopup } from '../../photos/reference-photo.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/words.ts';

type Day = SerialLatenessDaysRowFragment;
type Person = SerialLatenessRowFragment;

const fullColumns = drawColumns(serialLatenessDayColumns, {
  OCCURRENCE: { cell: (row: Day) => <DayCount row={row} shown={row.occurrence?.toLocaleString('en') ?? ''} /> },
  REF_IMAGE: { cell: (row: Day) => <ReferenceThumbnail row={row} /> },
});
const { OCCURRENCE: _full, ...specified } = fullColumns;
const dayColumns = drawColumns(specified, {
  DAYS_LATE: { cell: (row: Day) => <DayCount row={row} shown={formatLongDate(row.date)} /> },
});
const staffColumns = drawColumns(serialLatenessColumns, {
  DAYS_LATE: { cell: (row: Person) => <DayCount row={row} /> },
  REF_IMAGE: { cell: (row: Person) => <ReferenceThumbnail row={row} /> },
});

/** What all three screens have. */
const shared = {
  searchLabel: 'Search By Month',
  searchTitle: 'Choose Your Search Parameter/s',
  popup: referencePopup('Lateness Detail'),
} as const;

/** `/report/serialatness`: serial lateness of a month, one row a late day. */
export function SerialLatenessReport() {
  const { report, month, period } = useMonthList('serialLatenessDays', dayColumns, useSerialLatenessDaysQuery);
  const list = report.result.data?.serialLatenessDays;
  const isWhole = list && list.totalCount === list.unfilteredCount;
  return (
    <ReportPage
      {...shared}
      {...report}
      title={`${period} Serial Lateness Report`}
      basis={{ summary: isWhole ? `Late days of ${counted(list.people, 'person', 'people')}.` : '' }}
    >
      <SerialLinks month={month} lettersSearch={sharedSearch} />
    </ReportPage>
  );
}

/** `/report/serialatness/staff`: serial lateness of a month, one row a person with the number of late days. */
export function SerialLatenessStaff() {
  const { report, month, period } = useMonthList('serialLateness', staffColumns, useSerialLatenessQuery);
  return (
    <ReportPage {...shared} {...report} title={`${period} Serial Lateness Report`}>
      <SerialLinks month={month} />
    </ReportPage>
  );
}

/** `/serialatness/all`: every late day of a month with all columns; the file is made when it is asked for. */
export function FullSerialLateness() {
  const { report, period } = useMonthList('serialLatenessDays', fullColumns, useSerialLatenessDaysQuery);
  return <ReportPage {...shared} {...report} title={`${period} Full Serial Lateness Report`} />;
}

/** Links to the list by day or by staff, to the letters, and to the full report. */
function SerialLinks({ month, lettersSearch = (search) => search }: SerialLinksProps): ReactNode {
  const { search } = useLocation();
  return (
    <>
      <SerialSwitch />
      <LettersLink to="/report/serialatness/letters" month={month} search={lettersSearch(search)} />
      <FullReportLink to="/serialatness/all" month={month} />
    </>
  );
}

interface SerialLinksProps {
  month: string;
  /** The part of the address's query string that says who gets a letter. */
  lettersSearch?: (search: string) => string;
}

const sides = [
  { label: 'By day', path: '/report/serialatness' },
  { label: 'By staff', path: '/report/serialatness/staff' },
] as const;

/** Parameters that mean the same by day and by staff. */
const sharedParameters: readonly string[] = ['month', 'date', 'search', ...summaryTextNames, 'size', 'density'];

/** Leads from one row a day to one row a person and back; what both can show stays. */
function SerialSwitch() {
  const { pathname, search } = useLocation();
  const other = sides.find(({ path }) => path !== pathname) ?? sides[0];
  return (
    <Button asChild>
      <Link to={{ pathname: other.path, search: searchOf(other.path, search) }}>{other.label}</Link>
    </Button>
  );
}

/** What a side is asked: what both know, people with the most late days first. */
function searchOf(path: string, search: string): string {
  const kept = sharedSearch(search);
  return path === sides[1].path ? `${kept}${kept && '&'}sort=-daysLate` : kept;
}

/** The part of a query string that both sides know. */
export function sharedSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => sharedParameters.includes(name));
  return new URLSearchParams(kept).toString();
}
