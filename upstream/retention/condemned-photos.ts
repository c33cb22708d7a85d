import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables.ts';
import { joinPhotoWriters } from './photo-writers.ts';

/** What is said of a photo whose file is being deleted. */
export const condemnedImage =
  'imageURL: only old records had this photo, and it is just being deleted. Upload the photo again.';

/** Which of these stored addresses nobody may name any more; it stays so until the transaction, which writes, has ended. */
export async function condemnedAmong(
  transaction: Kysely<Tables>,
  addresses: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const own = addresses.filter((address) => address?.startsWith('/images/'));
  if (own.length === 0) return new Set();
  await joinPhotoWriters(transaction);
  const { rows } = await sql<{ address: string }>`
    select image_url as address from condemned_photos where image_url = any(${own}::text[])`.execute(transaction);
  return new Set(rows.map(({ address }) => address));
}

/** The same for a single record: throws a Refusal (422). */
export async function refuseCondemned(transaction: Kysely<Tables>, address: string): Promise<void> {
  const condemned = await condemnedAmong(transaction, [address]);
  if (condemned.has(address)) throw new Refusal(422, condemnedImage);
}

/** Addresses in records that are not older than a day. */
const named = (before: string) => sql`
  select image_url from staff_versions where valid_before > ${before}::date
  union all
  select image_url from attendance where attendance_at >= ${before}::timestamp at time zone 'UTC'`;

/** Condemns what a query finds (`image_url`), as far as no record of a day or later names it. */
export async function condemn(db: Kysely<Tables>, found: RawBuilder<unknown>, before: string): Promise<void> {
  await sql`
    insert into condemned_photos (image_url, dropped_before)
    select distinct o.image_url, ${before}::date from (${found}) o
    where not exists (select from (${named(before)}) n where n.image_url = o.image_url)
    on conflict (image_url) do update
      set dropped_before = greatest(condemned_photos.dropped_before, excluded.dropped_before)`.execute(db);
}

/**
 * Lets records name again what one of them has named before it could see that it was condemned. What another service
 * has condemned of later days is that one's to release.
 */
export async function releaseNamed(db: Kysely<Tables>, before: string): Promise<void> {
  await sql`
    delete from condemned_photos
    where dropped_before <= ${before}::date and image_url in (${named(before)})`.execute(db);
}

/** Forgets what was condemned: no old record names it any more. */
export async function forgetCondemned(db: Kysely<Tables>, before: string): Promise<void> {
  await sql`delete from condemned_photos where dropped_before <= ${before}::date`.execute(db);
}
