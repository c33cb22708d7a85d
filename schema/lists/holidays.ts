import type { Holiday } from '../generated/types.ts';
import { type ColumnsOf, longDate, text } from './column.ts';
import type { ListDeclaration } from './list.ts';

/** Columns of the holiday list. */
export const holidayColumns = {
  DATE: longDate('Date', 'The day, YYYY-MM-DD.', (row) => row.date),
  NAME: text('Name', 'Name of the holiday.', (row) => row.name),
} satisfies ColumnsOf<Holiday>;

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
