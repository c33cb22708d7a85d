import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { dropped, type RecordOwn } from '../trail/own-changes.ts';
import { moveOn } from './move-on.ts';
import { attendancePartitions } from './partitions.ts';
import { endPhotosBefore } from './retained-photos.ts';
import { sweepPhotos } from './sweep-photos.ts';

/** The property with the day from before which all photos are gone. */
const droppedBefore = 'photos_dropped_before';

/** Photos of this service; those of the demo company are drawn, not stored. */
const isStored = sql`(starts_with(image_url, '/images/') and not starts_with(image_url, '/images/demo/'))`;

/**
 * Takes the photos from old records: sign-ins of months before a day, and staff records whose last day lies before it.
 * Then it deletes the files that no record names any more. From the beginning no old sign-in is stored with a photo. The
 * end is noted last, so what is interrupted is done again.
 */
export async function dropPhotos(
  db: Kysely<Tables>,
  { before, imageFolder, record }: { before: string; imageFolder: string; record: RecordOwn },
): Promise<void> {
  const property = await db
    .selectFrom('properties')
    .select('value')
    .where('name', '=', droppedBefore)
    .executeTakeFirst();
  const done = property?.value;
  if (done !== undefined && done >= before) return;
  await endPhotosBefore(db, before);
  const isOld = sql`attendance_at < ${before}::timestamp at time zone 'UTC'`;
  // First, for what waits in it may be filed by month meanwhile.
  await takePhotos(db, { table: 'attendance_other', old: isOld, none: null });
  const isOpen = (month: string) => month < before && (done === undefined || month >= done);
  for (const { name, month } of await attendancePartitions(db)) {
    if (month !== null && isOpen(month)) await takePhotos(db, { table: name, old: sql`true`, none: null });
  }
  await takePhotos(db, { table: 'staff_past', old: sql`valid_before <= ${before}::date`, none: '' });
  await sql`
    update verdicts set reference_image = '', attendance_image = '' from reviews
    where reviews.id = review_id and ${isOld} and reference_image || attendance_image <> ''`.execute(db);
  await sweepPhotos(db, imageFolder);
  await db.transaction().execute(async (transaction) => {
    if (await moveOn(transaction, droppedBefore, before)) await record(transaction, dropped('photo', done, before));
  });
}

interface OldRecords {
  readonly table: string;
  /** Which rows of it are old. */
  readonly old: RawBuilder<unknown>;
  /** What stands for no photo in it. */
  readonly none: string | null;
}

/** Takes the photos from the old records of a table, if another service has not dropped it. */
async function takePhotos(db: Kysely<Tables>, { table, old, none }: OldRecords): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(transaction);
    if (!rows[0]?.is) return;
    // An update of no rows raises the revision of the staff list, too.
    const { rows: left } = await sql`
      select from ${sql.ref(table)} where ${old} and ${isStored} limit 1`.execute(transaction);
    if (left.length === 0) return;
    await sql`update ${sql.ref(table)} set image_url = ${none} where ${old} and ${isStored}`.execute(transaction);
    // A partition has none of the triggers that see a change of attendance.
    if (table !== 'staff_past') await sql`select revise('attendance', array['-infinity'::date])`.execute(transaction);
  });
}
