import { absenteeColumns, absenteeDayColumns, absenteeSummaryColumns } from '../columns/absence.ts';
import { date, monthOrDate } from './arguments.ts';
import type { ListDeclaration } from './list.ts';

/** Who is absent on a day. */
export const absentees = {
  field: 'absentees',
  description:
    'Staff absent on one day. Over a service without validators, who is listed before there were records of the company, of the service centre or of the person is left out where that is known, and `notice` says how many.',
  source: 'GET /attendance/exception',
  role: 'USER',
  arguments: { date },
  type: 'Absentee',
  row: 'Absentee',
  model: 'upstream/readers/attendance.ts#AbsentRow',
  title: 'the absent list',
  columns: absenteeColumns,
  order: ['STAFF_ID'],
  key: 'key',
  filePrefix: 'Exception-Report-',
  screen: '/report/exception',
} as const satisfies ListDeclaration;

/** A month's absence, one row a person. */
export const absenteeSummary = {
  field: 'absenteeSummary',
  description: 'Absence of one month, one row a person; days before there were records are left out as in `absentees`.',
  source: 'GET /attendance/absentee/monthly with the day given, or day 01 of the month',
  role: 'USER',
  arguments: monthOrDate,
  type: 'AbsenteeSummary',
  row: 'AbsenteeSummaryRecord',
  model: 'upstream/readers/monthly.ts#MonthlyRow',
  title: 'the absentee summary',
  columns: absenteeSummaryColumns,
  order: ['STAFF_ID'],
  key: 'key',
  filePrefix: 'Absentee-Summary-Report-',
  screen: '/absentee/summary/report',
} as const satisfies ListDeclaration;

/** A month's absence, one row an absent day. */
export const absenteeDays = {
  field: 'absenteeDays',
  description: "Absence of one month, one row an absent day; rows keep upstream's order of people, days ascending.",
  source: 'GET /attendance/absentee/monthly, expanded here',
  role: 'USER',
  arguments: monthOrDate,
  type: 'AbsenteeDay',
  row: 'AbsenteeDay',
  model: 'upstream/readers/monthly.ts#MonthlyDayRow',
  title: 'absence by day',
  columns: absenteeDayColumns,
  order: ['STAFF_ID', 'DATE_ABSENT'],
  key: 'key',
  filePrefix: 'All-Absentee-Report-',
  screen: '/all/absentee',
} as const satisfies ListDeclaration;
