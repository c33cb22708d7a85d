import { attendanceColumns } from '../columns/attendance.ts';
import { date, month } from './arguments.ts';
import type { ListDeclaration, ListTable } from './list.ts';

const attendanceTable = {
  type: 'Attendance',
  row: 'AttendanceRecord',
  model: 'rest/attendance.ts#AttendanceRecordRow',
  title: 'the attendance reports',
  columns: attendanceColumns,
} as const satisfies ListTable;

/** The attendance report. */
export const attendance = {
  ...attendanceTable,
  field: 'attendance',
  description: 'Sign-ins or sign-outs of one day.',
  source: 'GET /attendance/findall',
  role: 'USER',
  arguments: { date, mode: { type: 'AttendanceMode!', description: 'Signed in or out.' } },
  filePrefix: 'Attendance-Report',
} as const satisfies ListDeclaration;

/** One person's month. */
export const staffAttendance = {
  ...attendanceTable,
  field: 'staffAttendance',
  description: 'Sign-ins or sign-outs of one staff member in one month.',
  source: 'GET /attendance/find/customer with day 01 of the month',
  role: 'USER',
  arguments: {
    staffID: { type: 'String!', description: 'Staff ID, 1 to 64 characters.' },
    month,
    mode: { type: 'AttendanceMode! = SIGNED_IN', description: 'Signed in or out.' },
  },
  filePrefix: 'Staff-Attendance-Report',
} as const satisfies ListDeclaration;

/** The clock-out report. */
export const clockOuts = {
  ...attendanceTable,
  field: 'clockOuts',
  description: 'Sign-outs of one day.',
  source: 'GET /attendance/findall, mode signedOut (A-16)',
  role: 'USER',
  arguments: { date },
  filePrefix: 'Clockout-Report-',
} as const satisfies ListDeclaration;
