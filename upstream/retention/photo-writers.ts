import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Key of the advisory lock that writers of records with photos share, each until its transaction has ended. */
const lock = 7302032;

/**
 * Joins those who write records with photos, within the transaction that writes. A statement of its own: the next one
 * sees what was committed before the lock was given. It comes before every lock that another such writer waits for.
 */
export async function joinPhotoWriters(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(transaction);
}

/** Keeps writers out until the transaction has ended, once those who are at it have ended. */
export async function keepPhotoWritersOut(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
}

/** Waits for writers who are at it and keeps nobody out afterwards. The next statement sees what they have written. */
export async function awaitPhotoWriters(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_lock(${lock}), pg_advisory_unlock(${lock})`.execute(transaction);
}
