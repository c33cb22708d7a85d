import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Milliseconds that a change of a table waits for those who use it. All who come after it wait as long: behind a backup,
 * which reads every table for as long as it runs, they would wait for its end.
 */
export const lockWait = 200;

/**
 * Changes tables, partitions or what all writers read, in a transaction. Where somebody uses them for longer than
 * `lockWait`, it does nothing and answers false, to be tried again later. DETACH PARTITION CONCURRENTLY waits for nobody, but PostgreSQL
 * refuses it where a table has a partition for the rest, as attendance does.
 */
export async function changeTables(
  db: Kysely<Tables>,
  change: (transaction: Kysely<Tables>) => Promise<unknown>,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select set_config('lock_timeout', ${`${lockWait}ms`}, true)`.execute(transaction);
      await change(transaction);
    });
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  }
}

/** Whether somebody else used a table, or a row, for longer than the lock timeout of the transaction. */
export const isLocked = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '55P03';
