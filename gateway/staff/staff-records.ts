import { bearer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import type { AttendanceMode } from '../generated/resolvers.ts';
import type { StoredList } from '../lists/store.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';

/**
 * The records of a staff member in a month. Where the service has none under the staff ID as people write it, they are
 * asked for once more under that of the register, if the service spells it otherwise.
 */
export async function readStaffRecords(
  month: string,
  mode: AttendanceMode,
  staffID: string,
  context: Context,
): Promise<StoredList<AttendanceRecordRow>> {
  const read = (id: string) =>
    context.lists.read(endpoints.staffAttendance(`${month}-01`, mode, id, context.timeZone), bearer(context));
  const list = await read(staffID);
  if (list.rows.length > 0 || list.notice !== null) return list;
  // Where the register cannot be read, what the service has answered stands.
  const register = await context.lists.read(endpoints.validStaff(context.timeZone), bearer(context)).catch(() => null);
  const spelledID = register?.rows.find(({ staff }) => staff.staffID === staffID)?.staff.spelledID;
  return spelledID === undefined ? list : read(spelledID);
}
