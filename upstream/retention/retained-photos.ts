import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { moveOn } from './move-on.ts';
import { joinPhotoWriters, keepPhotoWritersOut } from './photo-writers.ts';
import { removedBefore, retainedSince } from './retained-days.ts';

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
  await joinPhotoWriters(transaction);
  return photosRetained(transaction, bySetting);
}

/** Lets no sign-in of before a day be stored with a photo any more; waits for those that are just being stored. */
export async function endPhotosBefore(db: Kysely<Tables>, day: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await keepPhotoWritersOut(transaction);
    await moveOn(transaction, removedBefore.photos, day);
  });
}
