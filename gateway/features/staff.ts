import { type StaffColumnName, staffColumns } from '../../schema/columns/staff.ts';
import type { QueryStaffArgs, Resolvers } from '../generated/resolvers.ts';
import type { ExportableList } from '../lists/export.ts';
import { type ListPage, listField } from '../lists/list-field.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { StaffMemberRow } from '../rest/staff.ts';

/** What the resolvers know of a `StaffList`. */
export type StaffPage = ListPage<StaffMemberRow>;

const load = (_args: QueryStaffArgs, context: Context) =>
  context.lists.read(endpoints.staff(context.timeZone), bearer(context));

async function find(id: string, context: Context): Promise<StaffMemberRow | null> {
  const call = endpoints.staffMember(id, context.timeZone);
  const reply = await context.rest.find(call, bearer(context));
  return reply?.status === 'success' ? call.readRecord(reply.data) : null;
}

/** The staff list, for export. */
export const staffExport = {
  field: 'staff',
  filePrefix: 'Staff-Report',
  columns: staffColumns,
  load,
} satisfies ExportableList<StaffMemberRow, StaffColumnName>;

/** Staff records, read. */
export const staff: Resolvers = {
  Query: {
    staff: listField(staffColumns, load),
    staffMember: (_parent, { id }, context) => find(id, context),
  },
};
