import { z } from 'zod';
import { deviceKeys as keysList } from '../../schema/lists/device-keys.ts';
import { bearer } from '../auth/authorize.ts';
import { checkInput, filled, filledFields, requiredText } from '../graphql/check-input.ts';
import { checkKey, confirm, confirmSecret, withKey } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { endpoints } from '../upstream/endpoints.ts';

const newKey = z.object({ name: requiredText('name'), serviceCentre: filled(requiredText('service centre')) });

/** Keys of the devices that hand in records, of the extension `intake`. */
export const deviceKeys: Feature = {
  lists: [
    declaredList(keysList, (_args, context) =>
      context.lists.read(endpoints.deviceKeys(context.timeZone), bearer(context)),
    ),
  ],
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
