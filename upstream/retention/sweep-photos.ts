import { randomUUID } from 'node:crypto';
import { opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

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
    for (const name of unnamed) await rename(fileOf(name), asideOf(name)).catch(ignoreMissing);
    const namedSince = await namedAmong(db, unnamed);
    for (const name of unnamed) {
      if (!namedSince.has(name) && (await isOld(asideOf(name)))) await rm(asideOf(name), { force: true });
      else await rename(asideOf(name), fileOf(name)).catch(ignoreMissing);
    }
  };

  const folder = (await opendir(imageFolder).catch(ignoreMissing)) ?? [];
  let batch: string[] = [];
  for await (const { name: found } of folder) {
    const [, name] = filePattern.exec(found) ?? [];
    if (!name) continue;
    if (found !== name) await rename(fileOf(found), fileOf(name)).catch(ignoreMissing);
    if (await isOld(fileOf(name))) batch.push(name);
    if (batch.length < batchSize) continue;
    await deleteUnnamed(batch);
    batch = [];
  }
  await deleteUnnamed(batch);
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
