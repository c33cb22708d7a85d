import { users as usersList } from '../../schema/lists/users.ts';
import { bearer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { endpoints } from '../upstream/endpoints.ts';

const load = (context: Context) => context.lists.read(endpoints.users(context.timeZone), bearer(context));

/** Dashboard users, read. */
export const users: Feature = {
  lists: [declaredList(usersList, (_args, context) => load(context))],
  resolvers: {
    // Section 7 has no call for one user.
    Query: {
      user: async (_parent, { id }, context) => (await load(context)).rows.find((user) => user.id === id) ?? null,
    },
  },
};
