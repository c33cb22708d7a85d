import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import { isLocked, lockWait } from './partitions.ts';

/** The migrations of this version. */
export const migrationFolder = path.join(import.meta.dirname, 'migrations');

/** Every file of the folder is a migration; they run in the order of their names. */
const readFolder = (folder: string) =>
  new FileMigrationProvider({
    fs,
    path,
    migrationFolder: folder,
    import: (file) => import(pathToFileURL(file).href),
    onFileIgnored: (file, reason) => {
      if (reason === 'NotMigration') throw new Error(`upstream/migrations/${file} exports no function up.`);
    },
  }).getMigrations();

/** Stands for a migration of a later version, which has run already. */
const later: Migration = { up: () => Promise.reject(new Error('A later version runs this migration.')) };

/** How often a migration is tried while its tables are in use, and milliseconds in between: five minutes. */
const tries = { most: 300, pause: 1_000 } as const;

/**
 * Brings the database up to date, one process at a time, all of it or nothing. Migrations that a later version has run
 * are left alone, so that a version works on the schema of its successor. When a backup or a long query uses the tables,
 * the migration is tried again later, and no request waits behind it. Throws an Error that names the migration that failed.
 */
export function migrate<Schema>(db: Kysely<Schema>, folder = migrationFolder): Promise<void> {
  return db.connection().execute(async (connection) => {
    await setLockTimeout(connection, lockWait);
    try {
      for (let left = tries.most; !(await tryToMigrate(connection, folder, left > 0)); left -= 1)
        await wait(tries.pause);
    } finally {
      await setLockTimeout(connection, 0).catch(() => undefined);
    }
  });
}

const setLockTimeout = <Schema>(connection: Kysely<Schema>, milliseconds: number) =>
  sql`select set_config('lock_timeout', ${`${milliseconds}ms`}, false)`.execute(connection);

/** False where somebody else uses what is to be changed, and it may be tried again. */
async function tryToMigrate<Schema>(db: Kysely<Schema>, folder: string, mayTryAgain: boolean): Promise<boolean> {
  const own = await readFolder(folder);
  const last = Object.keys(own).sort().at(-1) ?? '';
  const readSuccessors = async () => (await appliedMigrations(db)).filter((name) => name > last);
  for (let successors = await readSuccessors(); ; ) {
    const known = { ...Object.fromEntries(successors.map((name) => [name, later])), ...own };
    const { error, results = [] } = await new Migrator({
      db,
      provider: { getMigrations: async () => known },
      // Of two that are written side by side, the one of the higher number may have run already: all only expand.
      allowUnorderedMigrations: true,
    }).migrateToLatest();
    if (!error) return true;
    if (isLocked(error) && mayTryAgain) return false;
    const failed = results.find(({ status }) => status === 'Error');
    const { message = String(error) } = error as { message?: string };
    if (failed) throw new Error(`The migration ${failed.migrationName} failed: ${message}`, { cause: error });
    // A later version may have migrated while this one waited for the lock.
    const seen = successors.length;
    successors = await readSuccessors();
    if (successors.length === seen) throw error;
  }
}

/** Names of this version's migrations that the database lacks, in their order. */
export async function missingMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return (await migrationNames()).filter((name) => !applied.has(name));
}

let names: Promise<string[]> | undefined;

/** Read once: they are part of the program. */
function migrationNames(): Promise<string[]> {
  names ??= readFolder(migrationFolder).then((migrations) => Object.keys(migrations).sort());
  return names;
}

/** Names of the migrations that have run; none in a database that has never had one. */
async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    // The table is not there.
    if ((error as { code?: unknown }).code === '42P01') return [];
    throw error;
  }
}
