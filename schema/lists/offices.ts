import { officeColumns } from '../columns/offices.ts';
import type { ListDeclaration } from './list.ts';

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
