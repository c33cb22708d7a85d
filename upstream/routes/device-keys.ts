import { json, Router } from 'express';
import { hashOf, revokeCredential } from '../credentials.ts';
import { succeed } from '../envelope.ts';
import { body, knownId, optional, read, text } from '../input.ts';
import { watchDevices } from '../intake/device-days.ts';
import { newDeviceKey } from '../intake/sender.ts';
import { Refusal } from '../refusal.ts';
import { requirePerson, requireRole } from '../require-role.ts';
import type { RouteParts } from './route-parts.ts';

const newKey = body({ name: text(), serviceCentre: optional(text()) });

const noKey = (id: string) => new Refusal(404, 'NO_DEVICE_KEY', { id });

/**
 * The calls on device keys, the administrators' alone, and the watch of devices, for everybody signed in. A new key is in the answer of its creation and nowhere else; a
 * revoked one stays on the list and is refused at once.
 */
export function deviceKeysRoutes({ db, now, timeZone, write, createOnce }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const admin = requireRole('admin');

  router.get('/deviceKey/findAll', admin, async (_request, response) => {
    const keys = await db
      .selectFrom('credentials')
      .where('kind', '=', 'device')
      .select(['id as _id', 'name', 'service_centre as serviceCentre'])
      .select(['created_at as createdAt', 'revoked_at as revokedAt'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    succeed(response, 'Device keys', keys);
  });

  router.get('/deviceKey/watch', async (_request, response) => {
    const devices = await watchDevices(db, now(), timeZone);
    succeed(
      response,
      'Devices',
      devices.map(({ id, ...device }) => ({ _id: id, ...device })),
    );
  });

  router.post('/deviceKey/create', admin, requirePerson, json(), async (request, response) => {
    const { name, serviceCentre = null } = read(newKey, request.body);
    const key = newDeviceKey();
    const row = { kind: 'device' as const, name, service_centre: serviceCentre, secret_hash: hashOf(key) };
    await createOnce(request, response, async ({ db: database, created }) => {
      const { id } = await database.insertInto('credentials').values(row).returning('id').executeTakeFirstOrThrow();
      await created('deviceKey', [id]);
      return {
        message: 'Device key created. It is shown this once: store it in the device.',
        id,
        shownOnce: { key },
        repeated: 'This device key was created before, and shown then. If it was lost, revoke it and create another.',
      };
    });
  });

  router.delete('/deviceKey/destroy/:id', admin, requirePerson, async (request, response) => {
    const id = knownId(request.params.id, noKey);
    await write(request, response, (writing) => revokeCredential(writing, 'deviceKey', id, now(), noKey(id)));
    succeed(response, 'Device key revoked');
  });

  return router;
}
