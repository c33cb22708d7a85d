import { z } from 'zod';
import { maximumEmailLength } from '../../schema/limits.ts';
import { checkChanges, checkInput, filled, filledFields, requiredText } from '../check-input.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { type Role, roles } from '../request/viewer.ts';
import { endpoints } from '../rest/endpoints.ts';
import { confirm } from '../write.ts';

/** Upstream writes roles in small letters. */
const role = z.enum(roles).transform((name: Role) => name.toLowerCase());

const newUser = z.object({
  email: requiredText('email address', maximumEmailLength).pipe(
    z.email('Give an email address such as ada@example.com.'),
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

/** Writes on dashboard users. */
export const userWrites: Resolvers = {
  Mutation: {
    createUser: async (_parent, { input }, context) => {
      const user = filledFields(checkInput(newUser, input));
      return confirm(endpoints.createUser(user), context, 'Operation Completed');
    },
    updateUser: async (_parent, { id, input }, context) => {
      const changes = checkChanges(checkInput(userChanges, input));
      return confirm(endpoints.modifyUser(id, changes), context, 'Operation Completed');
    },
    resetUserPassword: async (_parent, { id }, context) =>
      confirm(endpoints.resetUserPassword(id), context, 'Password reset successfully'),
  },
};
