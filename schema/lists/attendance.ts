import { attendanceColumns } from '../columns/attendance.ts';
import { maximumRangeDays, maximumRangeRows } from '../limits.ts';
import { columnKey } from '../view-address.ts';
import { date, month } from './arguments.ts';
import type { ListDeclaration, ListTable } from './list.ts';

const attendanceTable = {
  type: 'Attendance',
  row: 'AttendanceRecord',
  model: 'attendance/findings/finding.ts#FoundRecordRow',
  page: 'photos/reviews/join-reviews.ts#AttendancePage',
  title: 'the attendance reports',
  columns: attendanceColumns,
  order: ['ATTENDANCE_DATE'],
  key: 'key',
} as const satisfies ListTable;

/** The attendance report. */
export const attendance = {
  ...attendanceTable,
  field: 'attendance',
  description: `Sign-ins or sign-outs of one day, or of at most ${maximumRangeDays} days and ${maximumRangeRows} records: days ascending, and nothing at all where one of them fails. Days before yesterday are as they were read within five minutes.`,
  source: 'GET /attendance/findall for each day, and GET /review/findAll where reviews are asked for',
  role: 'USER',
  arguments: {
    date: { type: 'Date', description: 'The day; or give from and to.' },
    from: { type: 'Date', description: 'The first of several days, instead of date.', isForTools: true },
    to: { type: 'Date', description: 'The last of several days.', isForTools: true },
    mode: { type: 'AttendanceMode!', description: 'Signed in or out.', word: columnKey },
  },
  days: ['from', 'to'],
  filePrefix: 'Attendance-Report',
  screen: '/all/attendance',
} as const satisfies ListDeclaration;

/** One person's month. */
export const staffAttendance = {
  ...attendanceTable,
  field: 'staffAttendance',
  description: 'Sign-ins or sign-outs of one staff member in one month.',
  source:
    'GET /attendance/find/customer with day 01 of the month, and GET /review/find/customer where reviews are asked for',
  role: 'USER',
  arguments: {
    staffID: { type: 'String!', description: 'Staff ID, 1 to 64 characters.' },
    month,
    mode: { type: 'AttendanceMode! = SIGNED_IN', description: 'Signed in or out.', word: columnKey },
  },
  filePrefix: 'Staff-Attendance-Report',
  screen: '/attendance/staff',
} as const satisfies ListDeclaration;

/** The clock-out report. */
export const clockOuts = {
  ...attendanceTable,
  field: 'clockOuts',
  description: 'Sign-outs of one day.',
  source: 'GET /attendance/findall, mode signedOut, and GET /review/findAll where reviews are asked for',
  role: 'USER',
  arguments: { date },
  filePrefix: 'Clockout-Report-',
  screen: '/report/clockout',
} as const satisfies ListDeclaration;
