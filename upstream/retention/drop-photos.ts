import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { attendancePartitions } from './partitions.ts';

/** Photos of this service; those of the demo company are drawn, not stored. */
const isStored = sql`(starts_with(image_url, '/images/') and not starts_with(image_url, '/images/demo/'))`;

/**
 * Deletes the files of photos that only old records name: sign-ins of months before a day, and staff records whose last
 * day lies before it. Those records name no photo afterwards; a file that a newer record names too stays. The files go
 * first: whatever is interrupted is done again.
 */
export async function dropPhotos(
  db: Kysely<Tables>,
  { before, imageFolder }: { before: string; imageFolder: string },
): Promise<void> {
  const name = 'photos_retained_from';
  const done = await db.selectFrom('properties').select('value').where('name', '=', name).executeTakeFirst();
  const isSwept = (month: string) => done !== undefined && month < done.value;
  for (const partition of await attendancePartitions(db)) {
    if (partition.month === null || partition.month >= before || isSwept(partition.month)) continue;
    await dropFrom(db, { table: sql.ref(partition.name), old: sql`true`, none: null, before, imageFolder });
  }
  const olderThan = sql`attendance_at < ${before}::timestamp at time zone 'UTC'`;
  await dropFrom(db, { table: sql.ref('attendance_other'), old: olderThan, none: null, before, imageFolder });
  const past = sql`valid_before <= ${before}::date`;
  await dropFrom(db, { table: sql.ref('staff_past'), old: past, none: '', before, imageFolder });
  if (done && done.value >= before) return;
  await sql`select revise('attendance', array['-infinity'::date])`.execute(db);
  await db
    .insertInto('properties')
    .values({ name, value: before })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: before }))
    .execute();
}

interface OldRecords {
  readonly table: RawBuilder<unknown>;
  /** Which rows of it are old. */
  readonly old: RawBuilder<unknown>;
  /** What stands for no photo in it. */
  readonly none: string | null;
  readonly before: string;
  readonly imageFolder: string;
}

async function dropFrom(db: Kysely<Tables>, { table, old, none, before, imageFolder }: OldRecords): Promise<void> {
  const { rows } = await sql<{ image_url: string }>`
    select distinct o.image_url from ${table} o
    where ${old} and ${isStored}
      and not exists (select from staff_versions s where s.image_url = o.image_url and s.valid_before > ${before}::date)
      and not exists (select from attendance a where a.image_url = o.image_url
        and a.attendance_at >= ${before}::timestamp at time zone 'UTC')`.execute(db);
  for (const { image_url } of rows) await rm(path.join(imageFolder, path.basename(image_url)), { force: true });
  await sql`update ${table} set image_url = ${none} where ${old} and ${isStored}`.execute(db);
}
