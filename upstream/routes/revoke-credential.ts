import type { Writing } from '../trail/writes.ts';

const kinds = { deviceKey: 'device', machineToken: 'machine' } as const;

/** Revokes a device key or machine token at an instant, unless it is revoked already. False when there is none. */
export async function revokeCredential(
  { db, changing }: Writing,
  subject: keyof typeof kinds,
  id: string,
  at: Date,
): Promise<boolean> {
  const revoked = db
    .updateTable('credentials')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('kind', '=', kinds[subject]);
  const result = await changing(subject, id, () => revoked.executeTakeFirst());
  return result.numUpdatedRows > 0n;
}
