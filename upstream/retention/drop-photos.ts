import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { dropped, type RecordOwn } from '../trail/own-changes.ts';
import { condemn, forgetCondemned, releaseNamed } from './condemned-photos.ts';
import { moveOn } from './move-on.ts';
import { attendancePartitions } from './partitions.ts';
import { awaitPhotoWriters } from './photo-writers.ts';
import { endPhotosBefore } from './retained-photos.ts';

/** Key of the advisory lock under which photos are condemned and removed: one service at a time. */
const lock = 7302031;

/** The property with the day from before which all photos are gone. */
const droppedBefore = 'photos_dropped_before';

/** Photos of this service; those of the demo company are drawn, not stored. */
const isStored = sql`(starts_with(image_url, '/images/') and not starts_with(image_url, '/images/demo/'))`;

/** Of these, what names a file that `storeImage` wrote, and nothing beside or above it. */
const isFile = sql`image_url ~ '^/images/[0-9a-f-]{36}[.](png|jpg)$'`;

/**
 * Deletes the files of photos that only old records name: sign-ins of months before a day, and staff records whose last
 * day lies before it. Those records name no photo afterwards; a file that a newer record names too stays. From the
 * beginning no old sign-in is stored with a photo; the files go before the rows are changed, and the end is noted: what
 * is interrupted is done again. What is to go is condemned before (decision 17), so that no new record is written with it.
 */
export async function dropPhotos(
  db: Kysely<Tables>,
  { before, imageFolder, record }: { before: string; imageFolder: string; record: RecordOwn },
): Promise<void> {
  const done = await readDroppedBefore(db);
  if (done !== undefined && done >= before) return;
  await endPhotosBefore(db, before);
  const isOld = sql`attendance_at < ${before}::timestamp at time zone 'UTC'`;
  const drop = (old: OldRecords) => dropFrom(db, old, { before, imageFolder });
  // First, for what waits in it may be filed by month meanwhile.
  await drop({ table: 'attendance_other', old: isOld, none: null });
  const isOpen = (month: string) => month < before && (done === undefined || month >= done);
  for (const { name, month } of await attendancePartitions(db)) {
    if (month !== null && isOpen(month)) await drop({ table: name, old: sql`true`, none: null });
  }
  await drop({ table: 'staff_past', old: sql`valid_before <= ${before}::date`, none: '' });
  await alone(db, async (transaction) => {
    await forgetCondemned(transaction, before);
    await sql`
      update verdicts set reference_image = '', attendance_image = '' from reviews
      where reviews.id = review_id and ${isOld} and reference_image || attendance_image <> ''`.execute(transaction);
    if (await moveOn(transaction, droppedBefore, before)) await record(transaction, dropped('photo', done, before));
  });
}

async function readDroppedBefore(db: Kysely<Tables>): Promise<string | undefined> {
  const property = await db
    .selectFrom('properties')
    .select('value')
    .where('name', '=', droppedBefore)
    .executeTakeFirst();
  return property?.value;
}

interface OldRecords {
  readonly table: string;
  /** Which rows of it are old. */
  readonly old: RawBuilder<unknown>;
  /** What stands for no photo in it. */
  readonly none: string | null;
}

/** Condemns the photos that only old records of a table name, then deletes their files. */
async function dropFrom(
  db: Kysely<Tables>,
  { table, old, none }: OldRecords,
  { before, imageFolder }: { before: string; imageFolder: string },
): Promise<void> {
  await alone(db, async (transaction) => {
    if (!(await isThere(transaction, table))) return;
    await condemn(transaction, sql`select image_url from ${sql.ref(table)} where ${old} and ${isFile}`, before);
  });
  await alone(db, async (transaction) => {
    // Before a lock on any table: a writer may wait for who waits for that.
    await awaitPhotoWriters(transaction);
    if (!(await isThere(transaction, table))) return;
    const { rows: left } = await sql`
      select from ${sql.ref(table)} where ${old} and ${isStored} limit 1`.execute(transaction);
    // An update of no rows raises the revision of the staff list, too.
    if (left.length === 0) return;
    await releaseNamed(transaction, before);
    const { rows } = await sql<{ image_url: string }>`
      select distinct image_url from ${sql.ref(table)} join condemned_photos using (image_url)
      where ${old} and ${isFile}`.execute(transaction);
    for (const { image_url } of rows) await rm(path.join(imageFolder, path.basename(image_url)), { force: true });
    await sql`update ${sql.ref(table)} set image_url = ${none} where ${old} and ${isStored}`.execute(transaction);
    // A partition has none of the triggers that see a change of attendance.
    if (table !== 'staff_past') await sql`select revise('attendance', array['-infinity'::date])`.execute(transaction);
  });
}

/** Runs a transaction while no other service removes photos: it finds nothing left to do afterwards, or no partition. */
async function alone(db: Kysely<Tables>, run: (transaction: Kysely<Tables>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
    await run(transaction);
  });
}

async function isThere(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(db);
  return rows[0]?.is === true;
}
