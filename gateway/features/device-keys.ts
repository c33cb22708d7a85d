import { z } from 'zod';
import { deviceKeys as keysList } from '../../schema/lists/device-keys.ts';
import { checkInput, filled, filledFields, requiredText } from '../check-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { bearer } from '../request/authorize.ts';
import { endpoints } from '../rest/endpoints.ts';
import { confirmSecret } from './credentials.ts';
import { checkKey, withKey } from './idempotency.ts';
import { confirm } from './written.ts';

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
