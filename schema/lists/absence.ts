import { absenteeColumns, absenteeDayColumns, absenteeSummaryColumns } from '../columns/absence.ts';
import { date, month } from './arguments.ts';
import type { ListDeclaration } from './list.ts';

/** Who is absent on a day. */
export const absentees = {
  field: 'absentees',
  description: 'Staff absent on one day.',
  source: 'GET /attendance/exception',
  role: 'USER',
  arguments: { date },
  type: 'Absentee',
  row: 'Absentee',
  model: 'rest/absence.ts#AbsentRow',
  title: 'the absent list',
  columns: absenteeColumns,
  filePrefix: 'Exception-Report-',
} as const satisfies ListDeclaration;

/** A month's absence, one row a person. */
export const absenteeSummary = {
  field: 'absenteeSummary',
  description: 'Absence of one month, one row a person.',
  source: 'GET /attendance/absentee/monthly with day 01 of the month',
  role: 'USER',
  arguments: { month },
  type: 'AbsenteeSummary',
  row: 'AbsenteeSummaryRecord',
  model: 'rest/monthly.ts#MonthlyRow',
  title: 'the absentee summary',
  columns: absenteeSummaryColumns,
  filePrefix: 'Absentee-Summary-Report-',
} as const satisfies ListDeclaration;

/** A month's absence, one row an absent day. */
export const absenteeDays = {
  field: 'absenteeDays',
  description: "Absence of one month, one row an absent day; rows keep upstream's order of people, days ascending.",
  source: 'GET /attendance/absentee/monthly, expanded here',
  role: 'USER',
  arguments: { month },
  type: 'AbsenteeDay',
  row: 'AbsenteeDay',
  model: 'rest/monthly.ts#MonthlyDayRow',
  title: 'absence by day',
  columns: absenteeDayColumns,
  filePrefix: 'All-Absentee-Report-',
} as const satisfies ListDeclaration;
