import { json, Router } from 'express';
import type { Kysely } from 'kysely';
import { succeed } from '../envelope.ts';
import { body, knownId, optional, read, text } from '../input.ts';
import { hashOf, newDeviceKey } from '../intake/sender.ts';
import { quoted, Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import type { Tables } from '../tables.ts';

const newKey = body({ name: text(), serviceCentre: optional(text()) });

const noKey = (id: string) => new Refusal(404, `No device key has the id ${quoted(id)}.`);

/**
 * The calls on device keys, the administrators' alone. A new key is in the answer of its creation and nowhere else; a
 * revoked one stays on the list and is refused at once.
 */
export function deviceKeysRoutes({ db, now }: { db: Kysely<Tables>; now: () => Date }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const admin = requireRole('admin');

  router.get('/deviceKey/findAll', admin, async (_request, response) => {
    const rows = await db
      .selectFrom('device_keys')
      .select(['id', 'name', 'service_centre', 'created_at', 'revoked_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const keys = rows.map((row) => ({
      _id: row.id,
      name: row.name,
      serviceCentre: row.service_centre,
      createdAt: row.created_at,
      revokedAt: row.revoked_at,
    }));
    succeed(response, 'Device keys', keys);
  });

  router.post('/deviceKey/create', admin, json(), async (request, response) => {
    const { name, serviceCentre = null } = read(newKey, request.body);
    const key = newDeviceKey();
    const { id } = await db
      .insertInto('device_keys')
      .values({ name, service_centre: serviceCentre, secret_hash: hashOf(key) })
      .returning('id')
      .executeTakeFirstOrThrow();
    response.set('Cache-Control', 'no-store');
    succeed(response, 'Device key created. It is shown this once: store it in the device.', { _id: id, key });
  });

  router.delete('/deviceKey/destroy/:id', admin, async (request, response) => {
    const id = knownId(request.params.id, noKey);
    const result = await db
      .updateTable('device_keys')
      .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now())) }))
      .where('id', '=', id)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw noKey(id);
    succeed(response, 'Device key revoked');
  });

  return router;
}
