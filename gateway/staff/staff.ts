import { z } from 'zod';
import { staff as staffList } from '../../schema/lists/staff.ts';
import { tidyID } from '../../schema/tidy-text.ts';
import { bearer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import type { QueryStaffArgs, QueryStaffMemberArgs } from '../generated/resolvers.ts';
import { checkInput, requiredText } from '../graphql/check-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import { codedError } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';

async function find(id: string, context: Context): Promise<StaffMemberRow | null> {
  const call = endpoints.staffMember(id, context.timeZone);
  const reply = await context.rest.find(call, bearer(context));
  return reply?.status === 'success' ? call.readRecord(reply.data) : null;
}

async function findByStaffID(staffID: string, context: Context): Promise<StaffMemberRow | null> {
  const { rows, notice } = await context.lists.read(endpoints.staff(context.timeZone), bearer(context));
  // A register that cannot be read does not say that nobody has this staff ID.
  if (notice !== null) throw badResponse();
  const wanted = tidyID(staffID);
  return rows.find(({ staff }) => staff.staffID !== '' && staff.staffID === wanted) ?? null;
}

const shiftSearch = z.object({ shift: requiredText('id of the shift').nullish() });

/** The people of each shift by its id; the same arrays for the same list, so that each is indexed once. */
const byShift = memoizeByIdentity(
  (rows: readonly StaffMemberRow[]): ReadonlyMap<string, readonly StaffMemberRow[]> =>
    Map.groupBy(rows, (row) => row.shift?.id ?? ''),
);
const nobody: readonly never[] = [];

async function load(args: QueryStaffArgs, context: Context): Promise<StoredList<StaffMemberRow>> {
  const { shift } = checkInput(shiftSearch, args);
  const list = await context.lists.read(endpoints.staff(context.timeZone), bearer(context));
  return shift == null ? list : { ...list, rows: byShift(list.rows).get(shift) ?? nobody };
}

async function findOne({ id, staffID }: QueryStaffMemberArgs, context: Context): Promise<StaffMemberRow | null> {
  if (typeof id === 'string' && typeof staffID !== 'string') return find(id, context);
  if (typeof staffID === 'string' && typeof id !== 'string') return findByStaffID(staffID, context);
  throw codedError('BAD_USER_INPUT', 'Give either the id or the staff ID of one person.', { field: 'id' });
}

/** Staff records, read. */
export const staff: Feature = {
  lists: [declaredList(staffList, load)],
  resolvers: { Query: { staffMember: (_parent, args, context) => findOne(args, context) } },
};
