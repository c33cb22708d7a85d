import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { pglitePool } from './pglite-pool.ts';
import type { Tables } from './tables.ts';

/** Every file of the folder is a migration; they run in the order of their names. */
const migrations = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
  onFileIgnored: (file, reason) => {
    if (reason === 'NotMigration') throw new Error(`upstream/migrations/${file} exports no function up.`);
  },
});

/** The open database. `close` waits for running queries and gives the data folder free. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly engine: 'pglite' | 'postgresql';
  close(): Promise<void>;
}

/** Where the data is: a PostgreSQL address, else PGlite in a folder, else PGlite in memory. */
interface DatabaseOptions {
  readonly databaseUrl?: string;
  readonly dataFolder?: string;
  /** A dump of a PGlite folder to begin with (in memory only). */
  readonly snapshot?: Blob;
  /** Told when an idle connection breaks; the next query opens a new one. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Opens the database and brings it up to date. Dates read as `YYYY-MM-DD`, times as `HH:MM:SS`, bigint as number,
 * timestamps as Date. Throws when it cannot be reached, is locked by another process, or a migration fails.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, engine, release } = options.databaseUrl
    ? openPostgresql(options.databaseUrl)
    : await openPglite(options);
  pool.on('error', (error) => options.onConnectionLost?.(error));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    await release();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, engine, close };
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function openPostgresql(connectionString: string) {
  const pool = new pg.Pool({ connectionString, types, max: 10, connectionTimeoutMillis: 3_000 });
  return { pool, engine: 'postgresql' as const, release: async () => undefined };
}

async function openPglite({ dataFolder, snapshot }: DatabaseOptions) {
  const lock = dataFolder ? await lockFolder(`${dataFolder}.lock`) : undefined;
  try {
    if (dataFolder) await fs.mkdir(dataFolder, { recursive: true });
    const pglite = await PGlite.create({
      ...(dataFolder ? { dataDir: dataFolder } : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    });
    const release = async () => {
      await pglite.close();
      await lock?.release();
    };
    return { pool: pglitePool(pglite, types), engine: 'pglite' as const, release };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

const typeOf = { bigint: 20, date: 1082, dates: 1182, texts: 1009 };
const types = new pg.TypeOverrides();
types.setTypeParser(typeOf.bigint, Number);
types.setTypeParser(typeOf.date, (text: string) => text);
types.setTypeParser(typeOf.dates, pg.types.getTypeParser(typeOf.texts));
