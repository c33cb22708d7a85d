import { z } from 'zod';
import { type AttendanceColumnName, attendanceColumns } from '../../schema/columns/attendance.ts';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { checkInput, requiredText } from '../check-input.ts';
import type {
  QueryAttendanceArgs,
  QueryClockOutsArgs,
  QueryStaffAttendanceArgs,
  Resolvers,
} from '../generated/resolvers.ts';
import type { ExportableList } from '../lists/export.ts';
import { type ListPage, listField } from '../lists/list-field.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import type { AttendanceRecordRow } from '../rest/attendance.ts';
import { endpoints } from '../rest/endpoints.ts';

/** What the resolvers know of an `AttendanceList`. */
export type AttendancePage = ListPage<AttendanceRecordRow>;

type AttendanceExport = ExportableList<AttendanceRecordRow, AttendanceColumnName>;

const staffSearch = z.object({ staffID: requiredText('staff ID', maximumStaffIDLength) });

const loadDay = (args: QueryAttendanceArgs, context: Context) =>
  context.lists.read(endpoints.attendance(args.date, args.mode, context.timeZone), bearer(context));

const loadClockOuts = (args: QueryClockOutsArgs, context: Context) =>
  context.lists.read(endpoints.attendance(args.date, 'SIGNED_OUT', context.timeZone), bearer(context));

const loadMonthOfStaff = async (args: QueryStaffAttendanceArgs, context: Context) => {
  const { staffID } = checkInput(staffSearch, args);
  const call = endpoints.staffAttendance(`${args.month}-01`, args.mode ?? 'SIGNED_IN', staffID, context.timeZone);
  return context.lists.read(call, bearer(context));
};

/** The attendance report, for export. */
export const attendanceExport = {
  field: 'attendance',
  filePrefix: 'Attendance-Report',
  columns: attendanceColumns,
  load: loadDay,
} satisfies AttendanceExport;

/** The clock-out report, for export. */
export const clockOutsExport = {
  field: 'clockOuts',
  filePrefix: 'Clockout-Report-',
  columns: attendanceColumns,
  load: loadClockOuts,
} satisfies AttendanceExport;

/** The staff attendance report, for export. */
export const staffAttendanceExport = {
  field: 'staffAttendance',
  filePrefix: 'Staff-Attendance-Report',
  columns: attendanceColumns,
  load: loadMonthOfStaff,
} satisfies AttendanceExport;

/** Sign-ins and sign-outs. */
export const attendance: Resolvers = {
  Query: {
    attendance: listField(attendanceColumns, loadDay),
    clockOuts: listField(attendanceColumns, loadClockOuts),
    staffAttendance: listField(attendanceColumns, loadMonthOfStaff),
  },
  AttendanceRecord: { photo: (record) => record.imageURL || null },
};
