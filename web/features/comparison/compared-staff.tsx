import { ArrowDown, ArrowUp, Equal, Minus, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { boundedNumber, changeWords, comparedStaffColumns } from '../../../schema/lists/comparison.ts';
import { type ComparedStaffRowFragment, useComparedStaffQuery } from '../../api/generated/comparison.ts';
import type { ComparedChange, ComparisonMeasure } from '../../api/generated/types.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useList } from '../../list/view/use-list.ts';
import { StaffName, type StaffRef, staffAttendanceAddress } from '../../people/staff-name.tsx';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/words.ts';
import { ComparisonTools, comparisonFields, comparisonNotes, coverageOfBoth } from './comparison-tools.tsx';

const looks = {
  NEW: { Icon: Plus, tone: 'red' },
  GONE: { Icon: Minus, tone: 'green' },
  WORSE: { Icon: ArrowUp, tone: 'red' },
  BETTER: { Icon: ArrowDown, tone: 'green' },
  SAME: { Icon: Equal, tone: 'gray' },
} as const;

/** A change by word, shape and colour. */
function ChangeBadge({ change }: { change: ComparedChange | null | undefined }) {
  if (!change) return <span className="muted">Not known</span>;
  const { Icon, tone } = looks[change];
  return (
    <Badge tone={tone}>
      <Icon size={13} aria-hidden />
      <span>{changeWords[change]}</span>
    </Badge>
  );
}

/** What a row knows of a period: its number, what it is below, or what it is at least. */
interface Bounded {
  readonly value: number | null | undefined;
  readonly below?: number | null;
  readonly isAtLeast: boolean;
}

/** A number of a period as far as it is known, with the way to the report that it is read from. */
export function PeriodNumber({ value, below, isAtLeast, to }: Bounded & { to: string }) {
  if (value == null && below == null) return <span className="muted">Not known</span>;
  const text =
    below == null ? boundedNumber(value, below, isAtLeast).toLocaleString('en') : `fewer than ${formatNumber(below)}`;
  if (!value) return <span>{text}</span>;
  return (
    <Link className="link" to={to}>
      {text}
    </Link>
  );
}

/** A difference with its sign, as far as it is known. */
function SignedNumber({ value, isAtLeast }: { value: number | null | undefined; isAtLeast: boolean | undefined }) {
  if (value == null) return null;
  const size = formatNumber(Math.abs(value));
  const text = value > 0 ? `+${size}` : value < 0 ? `−${size}` : size;
  return <strong>{isAtLeast ? `at least ${text}` : text}</strong>;
}

/** How a period, the difference and the change are drawn. */
export const changeDrawings = {
  EARLIER: { minSize: 84 },
  LATER: { minSize: 84 },
  DIFFERENCE: {
    minSize: 96,
    cell: (row: { readonly difference?: number | null; readonly isDifferenceAtLeast?: boolean }) => (
      <SignedNumber value={row.difference} isAtLeast={row.isDifferenceAtLeast} />
    ),
  },
  CHANGE: {
    minSize: 104,
    cell: (row: { readonly change?: ComparedChange | null }) => <ChangeBadge change={row.change} />,
  },
};

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
