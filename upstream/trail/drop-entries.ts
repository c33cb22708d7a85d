import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { append, lockEnd } from './append.ts';
import { service } from './entry.ts';
import { dropNote } from './verify.ts';

/**
 * Removes the entries before the first one that is not older than an instant. The hash of the last that goes is stored, so
 * that the chain begins with it, and the removal is put on record behind all that stays.
 */
export async function dropEntries(db: Kysely<Tables>, before: Date, now: Date): Promise<void> {
  const old = await db.selectFrom('trail').select('number').where('at', '<', before).limit(1).executeTakeFirst();
  if (!old) return;
  await db.transaction().execute(async (transaction) => {
    await lockEnd(transaction);
    const { rows } = await sql<{ number: number; hash: string }>`
      select number, hash from trail
      where number < coalesce((select min(number) from trail where at >= ${before}), 9223372036854775807)
      order by number desc limit 1`.execute(transaction);
    const [last] = rows;
    if (!last) return;
    await transaction.deleteFrom('trail').where('number', '<=', last.number).execute();
    await transaction.updateTable('trail_ends').set({ dropped_number: last.number, dropped_hash: last.hash }).execute();
    const change = { action: 'dropped', subject: 'trail', id: String(last.number), name: 'Change Log' } as const;
    await append(transaction, [{ ...change, before: null, after: dropNote(last) }], { author: service, at: now });
  });
}
