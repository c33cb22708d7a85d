import { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { attendance as attendanceList, clockOuts, staffAttendance } from '../../schema/lists/attendance.ts';
import { checkInput, requiredText } from '../check-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { bearer } from '../request/authorize.ts';
import { endpoints } from '../rest/endpoints.ts';
import { loadAttendance } from './attendance-range.ts';

const staffSearch = z.object({ staffID: requiredText('staff ID', maximumStaffIDLength) });

/** Sign-ins and sign-outs. */
export const attendance: Feature = {
  lists: [
    declaredList(attendanceList, loadAttendance),
    declaredList(staffAttendance, async (args, context) => {
      const { staffID } = checkInput(staffSearch, args);
      const call = endpoints.staffAttendance(`${args.month}-01`, args.mode, staffID, context.timeZone);
      return context.lists.read(call, bearer(context));
    }),
    declaredList(clockOuts, ({ date }, context) =>
      context.lists.read(endpoints.attendance(date, 'SIGNED_OUT', context.timeZone), bearer(context)),
    ),
  ],
  resolvers: { AttendanceRecord: { photo: (record) => record.imageURL || null } },
};
