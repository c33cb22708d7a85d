import { z } from 'zod';
import { maximumEmailLength } from '../../schema/limits.ts';
import { users as usersList } from '../../schema/lists/users.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { type Role, roles } from '../auth/viewer.ts';
import { checkChanges, checkInput, filled, filledFields, requiredText } from '../graphql/check-input.ts';
import { checkKey, confirm, findWritten, type Reading, withKey } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { UserRow } from '../upstream/readers/accounts.ts';

/** Upstream writes roles in small letters. */
const role = z.enum(roles).transform((name: Role) => name.toLowerCase());

const newUser = z.object({
  email: requiredText('email address', maximumEmailLength).pipe(
    z.email('Enter an email address such as ada@example.com.'),
  ),
  name: filled(requiredText('name')),
  role,
  district: requiredText('district'),
  serviceCentre: requiredText('service centre'),
  macAddress: filled(requiredText('MAC address')),
});

const userChanges = z.object({
  name: filled(requiredText('name')),
  role: filled(role),
  district: filled(requiredText('district')),
  serviceCentre: filled(requiredText('service centre')),
  macAddress: filled(requiredText('MAC address')),
  isActive: filled(z.boolean()),
});

/** How a written user is read again: by its id, or by `isIt` when the service answered no id. */
const reading = (context: Context, isIt: (user: UserRow) => boolean = () => false): Reading => ({
  field: 'user',
  read: (id) => findWritten(endpoints.users(), context, (user) => (id === null ? isIt(user) : user.id === id)),
});

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const load = (context: Context) => context.lists.read(endpoints.users(), bearer(context));

/** Dashboard users. */
export const users: Feature = {
  lists: [declaredList(usersList, (_args, context) => load(context))],
  resolvers: {
    // Section 7 has no call for one user.
    Query: {
      user: async (_parent, { id }, context) => (await load(context)).rows.find((user) => user.id === id) ?? null,
    },
    Mutation: {
      createUser: async (_parent, args, context) => {
        const user = checkInput(newUser, args.input);
        const call = withKey(endpoints.createUser(filledFields(user)), checkKey(args));
        const isIt = ({ email }: UserRow) => sameText(email, user.email);
        return confirm(call, context, { standard: 'Operation Completed', reading: reading(context, isIt) });
      },
      updateUser: async (_parent, { id, input }, context) => {
        const changes = checkChanges(checkInput(userChanges, input));
        const call = endpoints.modifyUser(id, changes);
        return confirm(call, context, { standard: 'Operation Completed', id, reading: reading(context) });
      },
      resetUserPassword: async (_parent, { id }, context) => {
        const call = endpoints.resetUserPassword(id);
        return confirm(call, context, { standard: 'Password reset successfully', id, reading: reading(context) });
      },
    },
  },
};
