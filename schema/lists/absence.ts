import { absenteeColumns, absenteeDayColumns, absenteeSummaryColumns } from '../columns/absence.ts';
import { date, month, monthOrDate } from './arguments.ts';
import type { ListDeclaration } from './list.ts';
import { readsOfDay, readsOfMonth } from './reads.ts';

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

/** The absentees of a day whose absence is probably real. */
export const realAbsentees = {
  ...absentees,
  field: 'realAbsentees',
  description:
    'Staff absent on one day whose reason in `explainedDay` is ABSENT: without those who signed in or out, who were not due yet or not registered yet, whose service centre has no sign-ins as when a device failed, and without a holiday. Who is not on the register has no reason there, and stays.',
  source: 'GET /attendance/exception and the calls of `explainedDay`',
  // A settled day is read once more than `explainedDay` does: for its rows, beside what it teaches.
  reads: { ...readsOfDay, 'GET /attendance/exception': 1 + 1 + 4 },
  filePrefix: 'Exception-Report-Probably-Real-',
} as const satisfies ListDeclaration;

/** A month's absence by day, without what is probably not real. */
export const realAbsenteeDays = {
  ...absenteeDays,
  field: 'realAbsenteeDays',
  arguments: { month },
  description:
    'Absence of one month, one row an absent day, without days that are probably not real, as `realAbsentees` of each. An answer is refused where a day of the month cannot be explained; while days are being read `notice` says how far it is, and a file is refused.',
  source: 'GET /attendance/absentee/monthly, and the calls of `explainedDay` for each day of the month',
  reads: { ...readsOfMonth, 'GET /attendance/absentee/monthly': 1 },
  filePrefix: 'All-Absentee-Probably-Real-',
} as const satisfies ListDeclaration;
