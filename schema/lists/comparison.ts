import { comparedStaffColumns } from '../columns/comparison.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfTwoLateMonths } from './reads.ts';

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
  model: 'attendance/compare-periods.ts#ComparedStaffRow',
  page: 'attendance/comparison.ts#ComparedPage',
  title: 'compared people',
  columns: comparedStaffColumns,
  order: ['STAFF_ID'],
  key: 'key',
  isComputed: true,
  reads: readsOfTwoLateMonths,
  filePrefix: 'Comparison-',
} as const satisfies ListDeclaration;
