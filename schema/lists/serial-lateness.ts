import { serialLatenessColumns, serialLatenessDayColumns } from '../columns/serial-lateness.ts';
import { monthOrDate } from './arguments.ts';
import type { ListDeclaration } from './list.ts';

/** Serial lateness of a month, one row a person. */
export const serialLateness = {
  field: 'serialLateness',
  description: 'Serially late staff of one month, one row a person.',
  source: 'GET /attendance/serialLatness with the day given, or day 01 of the month',
  role: 'USER',
  arguments: monthOrDate,
  type: 'SerialLateness',
  row: 'SerialLatenessRecord',
  model: 'upstream/readers/monthly.ts#MonthlyRow',
  title: 'serial lateness by staff',
  columns: serialLatenessColumns,
  order: ['STAFF_ID'],
  key: 'key',
  filePrefix: 'SerialLatness-Report',
  screen: '/report/serialatness',
} as const satisfies ListDeclaration;

/** Serial lateness of a month, one row a late day. */
export const serialLatenessDays = {
  field: 'serialLatenessDays',
  description:
    "Serially late staff of one month, one row a late day; rows keep upstream's order of people, days ascending.",
  source: 'GET /attendance/serialLatness, expanded here',
  role: 'USER',
  arguments: monthOrDate,
  type: 'SerialLatenessDay',
  row: 'SerialLatenessDay',
  model: 'upstream/readers/monthly.ts#MonthlyDayRow',
  page: 'attendance/serial-lateness.ts#SerialLatenessDayPage',
  title: 'serial lateness by day',
  columns: serialLatenessDayColumns,
  order: ['STAFF_ID', 'DAYS_LATE'],
  key: 'key',
  filePrefix: 'SerialLatness-Report',
  screen: '/serialatness/all',
} as const satisfies ListDeclaration;
