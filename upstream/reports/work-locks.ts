import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Keys of advisory locks. Writers share the first, which the triggers of the baseline take too. Claims of
 * records to judge run one after the other by the third, and writes of leaves by the last.
 */
export const locks = { announcing: 7302029, workingOut: 7302030, claiming: 7302035, storingLeaves: 7302036 };

/** Runs a transaction while no other one works out days. */
export async function whileNothingIsWorkedOut(
  db: Kysely<Tables>,
  run: (transaction: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${locks.workingOut})`.execute(transaction);
    await run(transaction);
  });
}
