import { type UserColumnName, userColumns } from '../../schema/columns/users.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ExportableList } from '../lists/export.ts';
import { type ListPage, listField } from '../lists/list-field.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { UserRow } from '../rest/user.ts';

/** What the resolvers know of a `UserList`. */
export type UserPage = ListPage<UserRow>;

const load = (_args: object, context: Context) =>
  context.lists.read(endpoints.users(context.timeZone), bearer(context));

/** The dashboard users, for export. */
export const usersExport = {
  field: 'users',
  filePrefix: 'Admin-Users-Report',
  columns: userColumns,
  load,
} satisfies ExportableList<UserRow, UserColumnName>;

/** Dashboard users, read. */
export const users: Resolvers = {
  Query: {
    users: listField(userColumns, load),
    // Section 7 has no call for one user.
    user: async (_parent, { id }, context) => (await load({}, context)).rows.find((user) => user.id === id) ?? null,
  },
};
