import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { longestMachineTokenDays, maximumTokenOperations } from '../../schema/limits.ts';
import { deviceKeys as keysList } from '../../schema/lists/device-keys.ts';
import { machineTokens as tokensList } from '../../schema/lists/machine-tokens.ts';
import { watchedDevices as devicesList } from '../../schema/lists/watched-devices.ts';
import { assertExtension, bearer, isPersonal, leastRole } from '../auth/authorize.ts';
import { type Role, roles } from '../auth/viewer.ts';
import { checkInput, filled, filledFields, requiredText } from '../graphql/check-input.ts';
import { checkKey, confirm, confirmSecret, withKey } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { codedError } from '../shared/errors.ts';
import { endpoints } from '../upstream/endpoints.ts';

const daysRule = `A machine token lasts 1 to ${longestMachineTokenDays} days: give a whole number from 1 to ${longestMachineTokenDays}.`;
const operationsRule = `Give 1 to ${maximumTokenOperations} operations, or leave operations out to allow all of the role.`;
const newToken = z.object({
  name: requiredText('name'),
  role: z.enum(roles).transform((role: Role) => role.toLowerCase()),
  isReadOnly: z.boolean(),
  days: z.int(daysRule).min(1, daysRule).max(longestMachineTokenDays, daysRule),
  operations: z
    .array(z.string())
    .min(1, operationsRule)
    .max(maximumTokenOperations, operationsRule)
    .nullish()
    .transform((names) => names ?? undefined),
});

/** Throws BAD_USER_INPUT for an operation that does not exist, or that the token may not ask for. */
function checkOperations(schema: GraphQLSchema, { operations = [], isReadOnly, role }: z.infer<typeof newToken>): void {
  const refuse = (message: string) => codedError('BAD_USER_INPUT', message, { field: 'operations' });
  for (const name of operations) {
    const mutation = schema.getMutationType()?.getFields()[name];
    const field = mutation ?? schema.getQueryType()?.getFields()[name];
    if (!field) throw refuse(`There is no operation ${JSON.stringify(name)}: capabilities { operations } lists them.`);
    if (isPersonal(field)) throw refuse(`${name} is for people who sign in: leave this operation out.`);
    if (mutation && isReadOnly) throw refuse(`${name} changes data: let the token write, or leave this operation out.`);
    const least = leastRole(field, name);
    if (least && roles.indexOf(least) > roles.findIndex((known) => known.toLowerCase() === role)) {
      throw refuse(
        `${name} needs the role ${least.toLowerCase()}: give the token that role, or leave this operation out.`,
      );
    }
  }
}

/** Tokens with which programs call the gateway, of the extension `tokens`. */
export const machineTokens: Feature = {
  lists: [declaredList(tokensList, (_args, context) => context.lists.read(endpoints.machineTokens(), bearer(context)))],
  resolvers: {
    Mutation: {
      createMachineToken: async (_parent, args, context, { schema }) => {
        const token = checkInput(newToken, args.input);
        checkOperations(schema, token);
        const call = withKey(endpoints.createMachineToken(filledFields(token)), checkKey(args));
        return confirmSecret(call, context, 'token');
      },
      revokeMachineToken: async (_parent, { id }, context) =>
        confirm(endpoints.revokeMachineToken(id), context, { standard: 'Machine token revoked', id }),
    },
  },
};

/** The devices that send, as the service watches them, of version 2 of the extension `intake`. */
export const watchedDevices: Feature = {
  lists: [
    declaredList(devicesList, async (_args, context) => {
      await assertExtension(context, 'intake', 2);
      return context.lists.read(endpoints.watchedDevices(), bearer(context));
    }),
  ],
  resolvers: {
    WatchedDevice: {
      silentMinutes: ({ lastRecordAt }, _args, { now }) =>
        lastRecordAt === null ? null : Math.max(0, Math.floor((now() - Date.parse(lastRecordAt)) / 60_000)),
    },
  },
};

const newKey = z.object({ name: requiredText('name'), serviceCentre: filled(requiredText('service centre')) });

/** Keys with which devices send attendance records, of the extension `intake`. */
export const deviceKeys: Feature = {
  lists: [declaredList(keysList, (_args, context) => context.lists.read(endpoints.deviceKeys(), bearer(context)))],
  resolvers: {
    Mutation: {
      createDeviceKey: async (_parent, args, context) => {
        const key = filledFields(checkInput(newKey, args.input));
        return confirmSecret(withKey(endpoints.createDeviceKey(key), checkKey(args)), context, 'key');
      },
      revokeDeviceKey: async (_parent, { id }, context) =>
        confirm(endpoints.revokeDeviceKey(id), context, { standard: 'Device key revoked', id }),
    },
  },
};
