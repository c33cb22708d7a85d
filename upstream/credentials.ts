import { hash, randomBytes } from 'node:crypto';
import type { Writing } from './trail/writes.ts';

/** A new secret of a device or a program: shown once, of which `hashOf` alone is stored. */
export const newCredential = (prefix: string): string => prefix + randomBytes(32).toString('base64url');

/** A credential holds 256 random bits, so a plain hash cannot be searched for it. */
export const hashOf = (credential: string): string => hash('sha256', credential, 'base64url');

const kinds = { deviceKey: 'device', machineToken: 'machine' } as const;

/** Revokes a device key or machine token at an instant, unless it is revoked already. Throws `missing` when there is none. */
export async function revokeCredential(
  { db, changing }: Writing,
  subject: keyof typeof kinds,
  id: string,
  at: Date,
  missing: Error,
): Promise<void> {
  const revoked = db
    .updateTable('credentials')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('kind', '=', kinds[subject])
    .returning('id');
  await changing(subject, id, () => revoked.executeTakeFirstOrThrow(() => missing));
}
