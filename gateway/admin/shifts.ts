import { shiftList } from '../../schema/lists/shifts.ts';
import { bearer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { endpoints } from '../upstream/endpoints.ts';

const load = (context: Context) => context.lists.read(endpoints.shifts(), bearer(context));

/** Shifts, read: as a list of pages, and all at once for forms. */
export const shifts: Feature = {
  lists: [declaredList(shiftList, (_args, context) => load(context))],
  resolvers: { Query: { shifts: async (_parent, _args, context) => [...(await load(context)).rows] } },
};
