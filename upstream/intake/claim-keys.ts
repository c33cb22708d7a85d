import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Delivery } from './delivery.ts';

/** What an idempotency key says of its delivery: not used before, used for this very record, or for another one. */
type Claim = 'new' | 'same' | 'other';

/** Milliseconds for which a used key is remembered. */
const remembered = 30 * 86_400_000;

/**
 * Writes down the idempotency keys of deliveries, within the transaction that stores them. Deliveries without a key are
 * new. A key that another transaction is just writing is waited for.
 */
export async function claimKeys(
  db: Kysely<Tables>,
  deliveries: readonly Delivery[],
): Promise<ReadonlyMap<Delivery, Claim>> {
  const first = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    const key = keyOf(delivery);
    if (key !== null && !first.has(key)) first.set(key, delivery);
  }
  const digests = await writeKeys(db, [...first.values()]);
  const claims = deliveries.map((delivery): [Delivery, Claim] => {
    const key = keyOf(delivery);
    if (key === null) return [delivery, 'new'];
    const earlier = digests.get(key) ?? (first.get(key) === delivery ? null : first.get(key)?.digest);
    if (!earlier) return [delivery, 'new'];
    return [delivery, earlier === delivery.digest ? 'same' : 'other'];
  });
  return new Map(claims);
}

/** Forgets the keys that were used too long ago for a delivery to be repeated. */
export async function forgetOldKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - remembered);
  await db.deleteFrom('intake_keys').where('taken_at', '<', before).execute();
}

const keyOf = ({ sender, record: { idempotencyKey } }: Delivery) =>
  idempotencyKey === undefined ? null : `${sender} ${idempotencyKey}`;

/** Writes the keys that are new; answers the digests of those that were there. */
async function writeKeys(db: Kysely<Tables>, deliveries: readonly Delivery[]): Promise<Map<string, string>> {
  if (deliveries.length === 0) return new Map();
  // In one order everywhere: two batches that wait for each other's keys would never end.
  const ordered = [...deliveries].sort((one, other) => ((keyOf(one) ?? '') < (keyOf(other) ?? '') ? -1 : 1));
  const senders = ordered.map(({ sender }) => sender);
  const keys = ordered.map(({ record }) => record.idempotencyKey);
  const written = await sql<{ sender: string; idempotency_key: string }>`
    insert into intake_keys (sender, idempotency_key, digest, taken_at)
    select * from unnest(${senders}::uuid[], ${keys}::text[], ${ordered.map(({ digest }) => digest)}::text[],
      ${ordered.map(({ arrivedAt }) => arrivedAt)}::timestamptz[])
    on conflict do nothing returning sender, idempotency_key`.execute(db);
  if (written.rows.length === ordered.length) return new Map();
  const isNew = new Set(written.rows.map((row) => `${row.sender} ${row.idempotency_key}`));
  const { rows } = await sql<{ sender: string; idempotency_key: string; digest: string }>`
    select k.sender, k.idempotency_key, k.digest from intake_keys k
    join unnest(${senders}::uuid[], ${keys}::text[]) as g(sender, key)
      on k.sender = g.sender and k.idempotency_key = g.key`.execute(db);
  const before = rows.filter((row) => !isNew.has(`${row.sender} ${row.idempotency_key}`));
  return new Map(before.map((row) => [`${row.sender} ${row.idempotency_key}`, row.digest]));
}
