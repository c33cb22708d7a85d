import type { Office } from '../generated/types.ts';
import { type ColumnsOf, date, text, yesNo } from './column.ts';
import type { ListDeclaration } from './list.ts';

/** Columns of the offices list. */
export const officeColumns = {
  DISTRICT: text('District', 'District.', (row) => row.district, { filterable: true }),
  UNIT: text('Unit', 'Name of the location.', (row) => row.unit),
  UNIT_CODE: text('Unit Code', 'Code of the location.', (row) => row.unitCode),
  CREATED_ON: date('Created Date', 'Day of creation, YYYY-MM-DD.', (row) => row.createdOn),
  SAMPLE: yesNo('Sample Data', 'Yes for sample data, else No.', (row) => row.isSample, {
    isFilterOnly: true,
    markedIn: 'UNIT',
  }),
} satisfies ColumnsOf<Office>;

/** Office locations, the specification's units: sample data. */
export const offices = {
  field: 'offices',
  description: 'Office locations: sample data, marked so.',
  source: null,
  role: 'ADMIN',
  arguments: {},
  type: 'Office',
  row: 'Office',
  title: 'the offices list',
  columns: officeColumns,
  order: ['UNIT_CODE'],
  key: 'key',
  filePrefix: 'Units-Report',
  screen: '/manage/units',
} as const satisfies ListDeclaration;
