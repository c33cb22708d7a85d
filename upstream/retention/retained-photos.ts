import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { moveOn } from './move-on.ts';
import { joinPhotoWriters, keepPhotoWritersOut } from './photo-writers.ts';

/** The property with the first day of which sign-ins have photos still. */
const retainedFrom = 'photos_retained_from';

/** Which sign-ins may have a photo, by their instants: those of a month may have been deleted before one arrives late. */
export async function photosRetained(db: Kysely<Tables>): Promise<(instant: Date) => boolean> {
  const property = await db
    .selectFrom('properties')
    .select('value')
    .where('name', '=', retainedFrom)
    .executeTakeFirst();
  return (instant) => property === undefined || instant.toISOString() >= property.value;
}

/** The same for a transaction that writes sign-ins: it stays so until the transaction has ended. */
export async function holdPhotosRetained(transaction: Kysely<Tables>): Promise<(instant: Date) => boolean> {
  await joinPhotoWriters(transaction);
  return photosRetained(transaction);
}

/** Lets no sign-in of before a day be stored with a photo any more; waits for those that are just being stored. */
export async function endPhotosBefore(db: Kysely<Tables>, day: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await keepPhotoWritersOut(transaction);
    await moveOn(transaction, retainedFrom, day);
  });
}
