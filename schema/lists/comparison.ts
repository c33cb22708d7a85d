import type { ComparedStaff } from '../generated/types.ts';
import { type ColumnsOf, number, wordOrNone } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfTwoLateMonths } from './reads.ts';
import { type StaffSummaryRow, staffSummaryColumns } from './staff-summary.ts';

/** What a comparison found, and how people read it. */
export const changeWords = {
  NEW: 'New',
  GONE: 'Gone',
  WORSE: 'Worse',
  BETTER: 'Better',
  SAME: 'Same',
} as const;

/** What the columns read of a row; null stands for a month that could not be read. */
type ComparedRow = Pick<ComparedStaff, 'earlier' | 'later' | 'difference' | 'change'> &
  Partial<
    Pick<ComparedStaff, 'earlierBelow' | 'laterBelow' | 'isEarlierAtLeast' | 'isLaterAtLeast' | 'isDifferenceAtLeast'>
  >;

/** A number as far as it is known: itself, what it is below, or what it is at least. */
export function boundedNumber(
  value: number | null | undefined,
  below: number | null | undefined,
  isAtLeast: boolean | undefined,
): number | string {
  if (typeof below === 'number') return `<${below}`;
  if (typeof value !== 'number') return '';
  return isAtLeast ? `at least ${value}` : value;
}

/** Columns of people in two months. */
export const comparedStaffColumns = {
  ...staffSummaryColumns,
  EARLIER: number(
    'Earlier',
    'Number of the earlier month, `<3` or `at least 3` where no more is known; empty when not known.',
    (row) => boundedNumber(row.earlier, row.earlierBelow, row.isEarlierAtLeast),
  ),
  LATER: number('Later', 'Number of the later month, likewise.', (row) =>
    boundedNumber(row.later, row.laterBelow, row.isLaterAtLeast),
  ),
  DIFFERENCE: number(
    'Difference',
    'Later less earlier, `at least +6` where no more is known; empty when not known.',
    ({ difference, isDifferenceAtLeast: isAtLeast }) =>
      isAtLeast && typeof difference === 'number'
        ? `at least ${difference > 0 ? '+' : ''}${difference}`
        : (difference ?? ''),
  ),
  CHANGE: wordOrNone(
    'Change',
    'New, Gone, Worse, Better or Same; empty when it is not known.',
    changeWords,
    (row) => row.change,
    { filterable: true },
  ),
} satisfies ColumnsOf<StaffSummaryRow & ComparedRow>;

/** People in two months. */
export const comparedStaff = {
  field: 'comparedStaff',
  description:
    "Two months laid side by side, one row a person who has a number in one of them: the largest difference first. A month that cannot be read leaves its numbers null and is named in `sources`; an export is then refused. Upstream's errors are thrown when both fail.",
  source:
    'GET /attendance/serialLatness or GET /attendance/absentee/monthly for both months; GET /attendance/lateness for each of their days and GET /shift/findAll for minutes',
  role: 'USER',
  arguments: {
    later: { type: 'Month!', description: 'The later month.' },
    earlier: { type: 'Month!', description: 'The month that it is compared with, one before it.' },
    measure: { type: 'ComparisonMeasure!', description: 'What is compared.' },
    days: { type: 'ComparedDays = ALL', description: 'The days of the months that count.' },
  },
  type: 'ComparedStaff',
  row: 'ComparedStaff',
  model: 'reports/compare-periods.ts#ComparedStaffRow',
  page: 'reports/comparison.ts#ComparedPage',
  title: 'compared people',
  columns: comparedStaffColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: readsOfTwoLateMonths,
  filePrefix: 'Comparison-',
} as const satisfies ListDeclaration;
