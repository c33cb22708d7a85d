import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { forEachAlone } from '../each-alone.ts';
import { attendancePartitions } from '../partitions.ts';
import { readProperty } from '../properties.ts';
import type { Tables } from '../tables.ts';
import { dropped, type RecordOwn } from '../trail/entries.ts';
import { endPhotosBefore, moveOn } from './retained-days.ts';

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
  const done = await readProperty(db, droppedBefore);
  if (done !== undefined && done >= before) return;
  await endPhotosBefore(db, before);
  const isOld = sql`attendance_at < ${before}::timestamp at time zone 'UTC'`;
  const isOpen = (month: string | null) => month !== null && month < before && (done === undefined || month >= done);
  const parts = (await attendancePartitions(db)).filter(({ month }) => isOpen(month));
  const steps = [
    // First, for what waits in it may be filed by month meanwhile.
    () => takePhotos(db, { table: 'attendance_other', old: isOld, none: null }),
    ...parts.map(
      ({ name }) =>
        () =>
          takePhotos(db, { table: name, old: sql`true`, none: null }),
    ),
    () => takePhotos(db, { table: 'staff_past', old: sql`valid_before <= ${before}::date`, none: '' }),
    () =>
      sql`
        update verdicts set reference_image = '', attendance_image = '' from reviews
        where reviews.id = review_id and ${isOld} and reference_image || attendance_image <> ''`.execute(db),
    () => sweepPhotos(db, imageFolder),
  ];
  await forEachAlone<() => Promise<unknown>>(steps, (step) => step());
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

/** Milliseconds for which a file stays that no record names: a form that has uploaded it may still be open. */
const untouchedMs = 7 * 86_400_000;

/** Files that are looked up in the database at once. */
const batchSize = 20_000;

const addressPattern = /^\/images\/([0-9a-f-]{36}\.(?:png|jpg))$/;

/** A photo's file, or one that a sweep has set aside: a dot before its name, the sweep's own id after it. */
const filePattern = /^\.?([0-9a-f-]{36}\.(?:png|jpg))(?:\.[0-9a-f-]{36})?$/;

const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Touches the files of stored addresses before records are written with them, so that a sweep leaves them alone for seven
 * days. An address without a file is none of its business.
 */
export async function touchPhotos(imageFolder: string, addresses: readonly (string | null)[]): Promise<void> {
  const now = new Date();
  for (const address of new Set(addresses)) {
    const [, name] = addressPattern.exec(address ?? '') ?? [];
    if (name) await utimes(join(imageFolder, name), now, now).catch(ignoreMissing);
  }
}

/**
 * Deletes the files of photos that no record names and that nobody has touched for seven days. A file is set aside first,
 * then its age and the records are looked at once more: whoever touches it before is seen, whoever comes later finds no
 * file. Files that an interrupted sweep has set aside are put back first. Files older than the database are left alone:
 * they belong to another one.
 */
export async function sweepPhotos(db: Kysely<Tables>, imageFolder: string): Promise<void> {
  const { rows } = await sql<{ began: string }>`select min("timestamp") as began from kysely_migration`.execute(db);
  const [from, until] = [Date.parse(rows[0]?.began ?? ''), Date.now() - untouchedMs];
  const id = randomUUID();
  const fileOf = (name: string) => join(imageFolder, name);
  const asideOf = (name: string) => join(imageFolder, `.${name}.${id}`);
  const isOld = async (file: string) => {
    const mtimeMs = (await stat(file).catch(ignoreMissing))?.mtimeMs ?? Number.NaN;
    return mtimeMs >= from && mtimeMs < until;
  };
  const deleteUnnamed = async (names: readonly string[]) => {
    const named = await namedAmong(db, names);
    const unnamed = names.filter((name) => !named.has(name));
    const aside: string[] = [];
    const setAside = async (name: string) => {
      await rename(fileOf(name), asideOf(name)).catch(ignoreMissing);
      aside.push(name);
    };
    const decide = async () => {
      const namedSince = await namedAmong(db, aside);
      await forEachAlone(aside, async (name) => {
        if (!namedSince.has(name) && (await isOld(asideOf(name)))) await rm(asideOf(name), { force: true });
        else await rename(asideOf(name), fileOf(name)).catch(ignoreMissing);
      });
    };
    await forEachAlone([() => forEachAlone(unnamed, setAside), decide], (step) => step());
  };

  const old: string[] = [];
  const lookAt = async (found: string) => {
    const [, name] = filePattern.exec(found) ?? [];
    if (!name) return;
    if (found !== name) await rename(fileOf(found), fileOf(name)).catch(ignoreMissing);
    if (await isOld(fileOf(name))) old.push(name);
  };
  const deleteOld = async () => {
    const starts = Array.from({ length: Math.ceil(old.length / batchSize) }, (_, index) => index * batchSize);
    await forEachAlone(starts, (start) => deleteUnnamed(old.slice(start, start + batchSize)));
  };
  const found = (await readdir(imageFolder).catch(ignoreMissing)) ?? [];
  await forEachAlone([() => forEachAlone(found, lookAt), deleteOld], (step) => step());
}

/** Which of these files a record names: a staff record, current or past, a sign-in, or a verdict on one. */
async function namedAmong(db: Kysely<Tables>, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const addresses = sql`any(${names.map((name) => `/images/${name}`)}::text[])`;
  const { rows } = await sql<{ address: string }>`
    select image_url as address from staff_versions where image_url = ${addresses}
    union select image_url from attendance where image_url = ${addresses}
    union select reference_image from verdicts where reference_image = ${addresses}
    union select attendance_image from verdicts where attendance_image = ${addresses}`.execute(db);
  return new Set(rows.map(({ address }) => address.slice('/images/'.length)));
}
