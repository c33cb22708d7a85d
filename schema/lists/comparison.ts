import { comparedGroupColumns, comparedStaffColumns } from '../columns/comparison.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfTwoLateMonths } from './reads.ts';

const periods = {
  later: { type: 'Period!', description: 'The later month or day.' },
  earlier: {
    type: 'Period!',
    description: 'The month or day that it is compared with: one before it, of the same kind.',
  },
  measure: { type: 'ComparisonMeasure!', description: 'What is compared.' },
  days: {
    type: 'ComparedDays = ALL',
    description: 'The days of the months that count.',
  },
} as const;

const shared = {
  source:
    'GET /attendance/serialLatness, GET /attendance/absentee/monthly or, of a day, GET /attendance/exception for both periods; GET /attendance/lateness for each of their days and GET /shift/findAll for minutes',
  role: 'USER',
  isComputed: true,
  reads: readsOfTwoLateMonths,
} as const;

const failures =
  "A period that cannot be read leaves its numbers null and is named in `sources`; an export is then refused. Upstream's errors are thrown when both fail.";

/** People in two periods. */
export const comparedStaff = {
  ...shared,
  field: 'comparedStaff',
  description: `Two months or two days laid side by side, one row a person who has a number in one of them: the largest difference first. ${failures}`,
  arguments: periods,
  type: 'ComparedStaff',
  row: 'ComparedStaff',
  model: 'attendance/compare-periods.ts#ComparedStaffRow',
  page: 'attendance/comparison.ts#ComparedPage<ComparedStaffRow>',
  title: 'compared people',
  columns: comparedStaffColumns,
  order: ['STAFF_ID'],
  key: 'key',
  filePrefix: 'Comparison-',
} as const satisfies ListDeclaration;

/** Districts, service centres or departments in two periods. */
export const comparedGroups = {
  ...shared,
  field: 'comparedGroups',
  description: `The same, one row a district, service centre or department: the largest difference first. People count where their record of the period has them. ${failures}`,
  arguments: { ...periods, by: { type: 'ComparedBy!', description: 'What people are grouped by.' } },
  type: 'ComparedGroup',
  row: 'ComparedGroup',
  model: 'attendance/compare-periods.ts#ComparedGroupRow',
  page: 'attendance/comparison.ts#ComparedPage<ComparedGroupRow>',
  title: 'compared groups',
  columns: comparedGroupColumns,
  order: ['GROUP'],
  key: 'key',
  filePrefix: 'Comparison-By-Group-',
} as const satisfies ListDeclaration;
