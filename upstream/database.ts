import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from '../common/folder-lock.ts';
import { migrate, missingMigrations } from './migrator.ts';
import type { Tables } from './tables.ts';

/** The open database. `close` waits for running queries and gives the data folder free. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** The same without time limits, over connections of its own: for work that no request waits for. */
  readonly background: Kysely<Tables>;
  readonly engine: 'pglite' | 'postgresql';
  /** Connections now, and queries that wait for one. */
  load(): PoolLoad;
  close(): Promise<void>;
}

/** Milliseconds after which the database gives up, so that one request does not hold up others for long. */
interface TimeLimits {
  /** Of a statement. */
  readonly statement: number;
  /** Of a transaction that stands still between statements. */
  readonly idleTransaction: number;
  /** Of the wait for a connection; three seconds by default. */
  readonly connection?: number;
}

/** How busy the connections are. */
export interface PoolLoad {
  readonly most: number;
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Where the data is: a PostgreSQL address, else PGlite in a folder, else PGlite in memory. */
interface DatabaseOptions {
  readonly databaseUrl?: string | undefined;
  /** Of requests, on PostgreSQL; none when missing. */
  readonly limits?: TimeLimits;
  readonly dataFolder?: string | undefined;
  /** A dump of a PGlite folder to begin with (in memory only). */
  readonly snapshot?: Blob;
  /** False uses the database as it is, and throws when it lacks a migration. */
  readonly migrate?: boolean;
  /** The migrations of another version than this one (tests). */
  readonly migrationFolder?: string;
  /** Told when an idle connection breaks; the next query opens a new one. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Opens the database and brings it up to date. Dates read as `YYYY-MM-DD`, times as `HH:MM:SS`, bigint as number,
 * timestamps as Date. Throws when it cannot be reached, is locked by another process, or a migration fails.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, backgroundPool, engine, release } = options.databaseUrl
    ? openPostgresql(options.databaseUrl, options.limits)
    : await openPglite(options);
  const open = (from: pg.Pool) => {
    from.on('error', (error) => options.onConnectionLost?.(error));
    // The pool listens to idle connections alone: one that breaks in a transaction would end the process.
    from.on('connect', (client) => client.on('error', () => undefined));
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: from }) });
  };
  const db = open(pool);
  const background = backgroundPool === pool ? db : open(backgroundPool);
  const close = async () => {
    await db.destroy();
    if (background !== db) await background.destroy();
    await release();
  };
  try {
    if (options.migrate === false) await assertMigrated(db);
    else await migrate(background, options.migrationFolder);
  } catch (error) {
    await close();
    throw error;
  }
  const load = () => ({
    most: pool.options.max,
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, background, engine, load, close };
}

async function assertMigrated(db: Kysely<Tables>): Promise<void> {
  const [missing] = await missingMigrations(db);
  if (!missing) return;
  throw new Error(`it lacks the migration ${missing}. Run \`npm run migrate\` first, or set MIGRATE=on`);
}

/** What a step of a query may take of memory before it goes to disk: a hundred thousand people's days are 6 MB. */
const workMemory = '16MB';

function openPostgresql(connectionString: string, limits: TimeLimits = { statement: 0, idleTransaction: 0 }) {
  const openPool = (max: number, { statement, idleTransaction, connection = 3_000 }: TimeLimits) => {
    // Compiling a statement takes longer than it saves, seconds of one that makes a day's text.
    const settings = `set jit = off; set work_mem = '${workMemory}'; set statement_timeout = ${statement};
      set idle_in_transaction_session_timeout = ${idleTransaction}`;
    // Not as pg's own options of a connection, which PgBouncer refuses.
    const onConnect = async (client: pg.ClientBase) => void (await client.query(settings));
    return new pg.Pool({ connectionString, types, max, connectionTimeoutMillis: connection, onConnect });
  };
  return {
    pool: openPool(10, limits),
    backgroundPool: openPool(2, { ...limits, statement: 0, idleTransaction: 0 }),
    engine: 'postgresql' as const,
    release: async () => undefined,
  };
}

async function openPglite({ dataFolder, snapshot }: DatabaseOptions) {
  const lock = dataFolder ? await lockFolder(`${dataFolder}.lock`) : undefined;
  try {
    if (dataFolder) await mkdir(dataFolder, { recursive: true });
    const pglite = await PGlite.create({
      ...(dataFolder ? { dataDir: dataFolder } : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    });
    const release = async () => {
      await pglite.close();
      await lock?.release();
    };
    const pool = pglitePool(pglite, types, lock?.assertHeld);
    return { pool, backgroundPool: pool, engine: 'pglite' as const, release };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/**
 * A `pg.Pool` over PGlite, so that both engines run through one driver. PGlite has one connection: `max` is 1 and it is
 * never given back for being idle. Each client gets a connection object of its own, because pg cannot use one again
 * after it has dropped a client. `beforeQuery` is called before each query.
 */
function pglitePool(pglite: PGlite, types: pg.CustomTypesConfig, beforeQuery?: () => void): pg.Pool {
  class PGliteClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(pglite) } as pg.ClientConfig);
      // Looked up at each call: traces wrap it once the database is open.
      this.query = ((...given: readonly unknown[]) => {
        beforeQuery?.();
        return pg.Client.prototype.query.apply(this, given as never);
      }) as typeof this.query;
    }
  }
  return new pg.Pool({ Client: PGliteClient, max: 1, idleTimeoutMillis: 0, types });
}

/** What is wrong with the database at an address, without the password that stands in it. */
export function databaseFault(address: string, error: unknown): Error {
  const { host, pathname } = new URL(address);
  const { message, code } = error as { message?: string; code?: string };
  const reason = message || code || String(error);
  return new Error(`DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be used: ${reason}.`, {
    cause: error,
  });
}

const typeOf = { bigint: 20, date: 1082, dates: 1182, texts: 1009 };
const types = new pg.TypeOverrides();
types.setTypeParser(typeOf.bigint, Number);
types.setTypeParser(typeOf.date, (text: string) => text);
types.setTypeParser(typeOf.dates, pg.types.getTypeParser(typeOf.texts));
