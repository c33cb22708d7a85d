import { staff as staffList } from '../../schema/lists/staff.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { StaffMemberRow } from '../rest/staff.ts';

async function find(id: string, context: Context): Promise<StaffMemberRow | null> {
  const call = endpoints.staffMember(id, context.timeZone);
  const reply = await context.rest.find(call, bearer(context));
  return reply?.status === 'success' ? call.readRecord(reply.data) : null;
}

/** Staff records, read. */
export const staff: Feature = {
  lists: [
    declaredList(staffList, (_args, context) => context.lists.read(endpoints.staff(context.timeZone), bearer(context))),
  ],
  resolvers: { Query: { staffMember: (_parent, { id }, context) => find(id, context) } },
};
