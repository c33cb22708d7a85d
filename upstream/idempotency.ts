import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Days for which used keys are remembered: an answer for one, a record that a device may send again for thirty. */
const remembered = { creation: 1, record: 30 } as const;

/** A key that a sender gives to something, so that it is done once however often it is sent. */
export interface KeyUse {
  readonly sender: string;
  readonly key: string;
  /** Equal for equal requests. */
  readonly digest: string;
  readonly usedAt: Date;
}

/** What a key was used for before; `answer` is null where there is none, or not yet. */
interface EarlierUse {
  readonly digest: string;
  readonly answer: string | null;
}

/** A key together with its sender, as text. */
export const keyOf = ({ sender, key }: Pick<KeyUse, 'sender' | 'key'>): string => `${sender} ${key}`;

/**
 * Writes keys down, each once, within the transaction of what came with them. Answers, by `keyOf`, those that were used
 * before; undefined where that is just being undone. A key that another transaction is just writing is waited for.
 */
export async function claimKeys(
  db: Kysely<Tables>,
  purpose: keyof typeof remembered,
  uses: readonly KeyUse[],
): Promise<ReadonlyMap<string, EarlierUse | undefined>> {
  if (uses.length === 0) return new Map();
  // In one order everywhere: two batches that wait for each other's keys would never end.
  const ordered = [...uses].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const senders = ordered.map(({ sender }) => sender);
  const keys = ordered.map(({ key }) => key);
  const written = await sql<{ sender: string; key: string }>`
    insert into idempotency_keys (sender, purpose, idempotency_key, digest, used_at)
    select sender, ${purpose}, key, digest, used_at
    from unnest(${senders}::uuid[], ${keys}::text[], ${ordered.map(({ digest }) => digest)}::text[],
      ${ordered.map(({ usedAt }) => usedAt)}::timestamptz[]) as given(sender, key, digest, used_at)
    on conflict do nothing returning sender, idempotency_key as key`.execute(db);
  const isNew = new Set(written.rows.map(keyOf));
  const known = ordered.filter((use) => !isNew.has(keyOf(use)));
  if (known.length === 0) return new Map();
  const { rows } = await sql<KeyUse & EarlierUse>`
    select k.sender, k.idempotency_key as key, k.digest, k.answer from idempotency_keys k
    join unnest(${known.map(({ sender }) => sender)}::uuid[], ${known.map(({ key }) => key)}::text[]) as given(sender, key)
      on k.sender = given.sender and k.purpose = ${purpose} and k.idempotency_key = given.key`.execute(db);
  const earlier = new Map(rows.map((row) => [keyOf(row), row]));
  return new Map(known.map((use) => [keyOf(use), earlier.get(keyOf(use))]));
}

/** Forgets the keys that were used too long ago for anything to be repeated. */
export async function forgetKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const [purpose, days] of Object.entries(remembered) as [keyof typeof remembered, number][]) {
    const before = new Date(now.getTime() - days * 86_400_000);
    await db.deleteFrom('idempotency_keys').where('purpose', '=', purpose).where('used_at', '<', before).execute();
  }
}
