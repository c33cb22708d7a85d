import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { moveOn } from './move-on.ts';
import { removedBefore, retainedSince } from './retained-days.ts';

/** Key of the advisory lock that writers of sign-ins with photos share, each until its transaction has ended. */
const lock = 7302032;

/**
 * Which sign-ins may have a photo, by their instants: those of a month may have been deleted before one arrives late, or
 * are about to be, by the first day with photos of the settings.
 */
export async function photosRetained(
  db: Kysely<Tables>,
  bySetting: string | undefined,
): Promise<(instant: Date) => boolean> {
  const since = await retainedSince(db, 'photos', bySetting);
  return (instant) => since === undefined || instant.toISOString() >= since;
}

/** The same for a transaction that writes sign-ins: it stays so until the transaction has ended. */
export async function holdPhotosRetained(
  transaction: Kysely<Tables>,
  bySetting: string | undefined,
): Promise<(instant: Date) => boolean> {
  // A statement of its own: the next one sees what was committed before the lock was given.
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(transaction);
  return photosRetained(transaction, bySetting);
}

/** Lets no sign-in of before a day be stored with a photo any more; waits for those that are just being stored. */
export async function endPhotosBefore(db: Kysely<Tables>, day: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    await moveOn(transaction, removedBefore.photos, day);
  });
}
