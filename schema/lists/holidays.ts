import { holidayColumns } from '../columns/holidays.ts';
import type { ListDeclaration } from './list.ts';

/** Public holidays: nobody is absent on one. */
export const holidays = {
  field: 'holidays',
  description: 'Public holidays, on which nobody is absent.',
  source: 'GET /holiday/findAll',
  extension: 'holidays',
  role: 'USER',
  arguments: {},
  type: 'Holiday',
  row: 'Holiday',
  model: 'upstream/readers/shift.ts#HolidayRow',
  title: 'the holiday list',
  columns: holidayColumns,
  order: ['DATE'],
  key: 'date',
  filePrefix: 'Holidays',
  screen: '/absence/holidays',
  screenRole: 'ADMIN',
} as const satisfies ListDeclaration;
