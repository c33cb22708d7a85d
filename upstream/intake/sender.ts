import type { RequestHandler, Response } from 'express';
import type { Kysely } from 'kysely';
import { claimsOf } from '../authenticate.ts';
import { hashOf, newCredential } from '../credentials.ts';
import { Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import type { Tables } from '../tables.ts';

/** Who hands in records: a device by its key, or an administrator. */
export interface Sender {
  readonly id: string;
  /** The centre that the device is bound to. */
  readonly serviceCentre: string | null;
}

const prefix = 'device_';

/** A new device key. */
export const newDeviceKey = (): string => newCredential(prefix);

/** Lets pass a request with a device key that is not revoked, or with an administrator's token, which `bearer` judges. */
export function authenticateSender(db: Kysely<Tables>, bearer: RequestHandler): RequestHandler {
  const administrator = requireRole('admin');
  return async (request, response, next) => {
    const key = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!key?.startsWith(prefix)) {
      await bearer(request, response, () => undefined);
      await administrator(request, response, () => undefined);
      response.locals.sender = { id: claimsOf(response).userID, serviceCentre: null } satisfies Sender;
      return next();
    }
    const device = await db
      .selectFrom('credentials')
      .select(['id', 'service_centre', 'revoked_at'])
      .where('kind', '=', 'device')
      .where('secret_hash', '=', hashOf(key))
      .executeTakeFirst();
    if (!device) throw new Refusal(401, 'DEVICE_KEY_UNKNOWN');
    if (device.revoked_at) throw new Refusal(401, 'DEVICE_KEY_REVOKED');
    response.locals.sender = { id: device.id, serviceCentre: device.service_centre } satisfies Sender;
    response.set('Cache-Control', 'no-store');
    next();
  };
}

/** Who sends the request, after `authenticateSender`. */
export function senderOf(response: Response): Sender {
  return response.locals.sender as Sender;
}
