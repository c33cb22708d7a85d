import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { dropped, type RecordOwn } from '../trail/own-changes.ts';
import { moveOn } from './move-on.ts';
import { attendancePartitions } from './partitions.ts';

/** Key of the advisory lock under which photos are removed. */
const lock = 7302031;

/** The property with the first day of which sign-ins have photos still. */
const retainedFrom = 'photos_retained_from';

/** Photos of this service; those of the demo company are drawn, not stored. */
const isStored = sql`(starts_with(image_url, '/images/') and not starts_with(image_url, '/images/demo/'))`;

/** Of these, what names a file that `storeImage` wrote, and nothing beside or above it. */
const isFile = sql`image_url ~ '^/images/[0-9a-f-]{36}[.](png|jpg)$'`;

/**
 * Deletes the files of photos that only old records name: sign-ins of months before a day, and staff records whose last
 * day lies before it. Those records name no photo afterwards; a file that a newer record names too stays. The files go
 * first: whatever is interrupted is done again.
 */
export async function dropPhotos(
  db: Kysely<Tables>,
  { before, imageFolder, record }: { before: string; imageFolder: string; record: RecordOwn },
): Promise<void> {
  const done = await photosRetainedFrom(db);
  const isSwept = (month: string) => done !== undefined && month < done;
  for (const partition of await attendancePartitions(db)) {
    if (partition.month === null || partition.month >= before || isSwept(partition.month)) continue;
    await dropFrom(db, { table: partition.name, old: sql`true`, none: null, before, imageFolder });
  }
  const olderThan = sql`attendance_at < ${before}::timestamp at time zone 'UTC'`;
  await dropFrom(db, { table: 'attendance_other', old: olderThan, none: null, before, imageFolder });
  const past = sql`valid_before <= ${before}::date`;
  await dropFrom(db, { table: 'staff_past', old: past, none: '', before, imageFolder });
  if (done && done >= before) return;
  await db.transaction().execute(async (transaction) => {
    await sql`
      update verdicts set reference_image = '', attendance_image = '' from reviews
      where reviews.id = review_id and reviews.attendance_at < ${before}::timestamp at time zone 'UTC'`.execute(
      transaction,
    );
    await sql`select revise('attendance', array['-infinity'::date])`.execute(transaction);
    if (await moveOn(transaction, retainedFrom, before)) await record(transaction, dropped('photo', done, before));
  });
}

/** Which sign-ins may have a photo, by their instants: those of a month may have been deleted before one arrives late. */
export async function photosRetained(db: Kysely<Tables>): Promise<(instant: Date) => boolean> {
  const day = await photosRetainedFrom(db);
  return (instant) => day === undefined || instant.toISOString() >= day;
}

async function photosRetainedFrom(db: Kysely<Tables>): Promise<string | undefined> {
  const property = await db
    .selectFrom('properties')
    .select('value')
    .where('name', '=', retainedFrom)
    .executeTakeFirst();
  return property?.value;
}

interface OldRecords {
  readonly table: string;
  /** Which rows of it are old. */
  readonly old: RawBuilder<unknown>;
  /** What stands for no photo in it. */
  readonly none: string | null;
  readonly before: string;
  readonly imageFolder: string;
}

/** One service at a time: another finds nothing left to do, or no partition. */
async function dropFrom(db: Kysely<Tables>, { table, old, none, before, imageFolder }: OldRecords): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    const { rows: there } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(
      transaction,
    );
    if (!there[0]?.is) return;
    const { rows } = await sql<{ image_url: string }>`
      select distinct o.image_url from ${sql.ref(table)} o
      where ${old} and ${isFile}
        and not exists (select from staff_versions s where s.image_url = o.image_url and s.valid_before > ${before}::date)
        and not exists (select from attendance a where a.image_url = o.image_url
          and a.attendance_at >= ${before}::timestamp at time zone 'UTC')`.execute(transaction);
    for (const { image_url } of rows) await rm(path.join(imageFolder, path.basename(image_url)), { force: true });
    await sql`update ${sql.ref(table)} set image_url = ${none} where ${old} and ${isStored}`.execute(transaction);
  });
}
