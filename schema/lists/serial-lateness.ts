import type { SerialLatenessDay, SerialLatenessRecord } from '../generated/types.ts';
import { monthOrDate } from './arguments.ts';
import { type ColumnsOf, longDate, number } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { type CountedDays, readableCount, remarkColumn } from './readable-count.ts';
import { type RowWith, refImageColumn, staffSummaryColumns } from './staff-summary.ts';

/** Columns of serial lateness, one row a person. */
export const serialLatenessColumns = {
  ...staffSummaryColumns,
  DAYS_LATE: number('Days Late', 'Number of late days; empty where none of them could be read.', readableCount),
  REMARK: { ...remarkColumn, markedIn: 'DAYS_LATE' },
  REF_IMAGE: refImageColumn,
} satisfies ColumnsOf<CountedDays & RowWith<SerialLatenessRecord, 'imageURL'>>;

/** Columns of serial lateness, one row a late day. */
export const serialLatenessDayColumns = {
  ...staffSummaryColumns,
  DAYS_LATE: longDate('Days Late', 'The late day, shown in long format, sorted as a date.', (row) => row.date),
  REMARK: { ...remarkColumn, markedIn: 'DAYS_LATE' },
  REF_IMAGE: refImageColumn,
  OCCURRENCE: number('Occurrence', 'Number of late days as upstream claims it.', (row) => row.occurrence),
} satisfies ColumnsOf<CountedDays & RowWith<SerialLatenessDay, 'date' | 'imageURL' | 'occurrence'>>;

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
  model: 'reports/expand-days.ts#MonthlyDayRow',
  page: 'reports/serial-lateness.ts#SerialLatenessDayPage',
  title: 'serial lateness by day',
  columns: serialLatenessDayColumns,
  order: ['STAFF_ID', 'DAYS_LATE'],
  key: 'key',
  filePrefix: 'SerialLatness-Report',
  screen: '/serialatness/all',
} as const satisfies ListDeclaration;
