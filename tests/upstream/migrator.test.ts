import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { migrate, migrationFolder, missingMigrations } from '../../upstream/migrator.ts';
import { createPostgresqlDatabase, engines, openTestDatabase } from '../support/database.ts';
import { addShift } from '../support/upstream.ts';
import { nextVersion, type Version } from '../support/versions.ts';

const expanding = `export async function up(db) {
  await db.schema.alterTable('staff').addColumn('badge', 'text', (column) => column.notNull().defaultTo('')).execute();
}`;
const failing = `export async function up(db) {
  await db.schema.createTable('half_made').addColumn('id', 'integer').execute();
  await db.schema.alterTable('no_such_table').addColumn('badge', 'text').execute();
}`;

interface Migration {
  up(db: Kysely<never>): Promise<void>;
}

const sideBySide = `export async function up(db) {
  await db.schema.createTable('side_by_side').addColumn('id', 'integer').execute();
}`;

let next: Version;
let merged: Version;
let broken: Version;
beforeAll(() => {
  next = nextVersion({ '900-badge': expanding });
  merged = nextVersion({ '899-side-by-side': sideBySide, '900-badge': expanding });
  broken = nextVersion({ '900-badge': expanding, '901-broken': failing });
});
afterAll(() => {
  next.remove();
  merged.remove();
  broken.remove();
});

/** Columns of every table: what a version that knows them reads and writes. */
async function columnsOf(db: Kysely<never>) {
  const { rows } = await sql<{ name: string; type: string; must: boolean }>`
    select table_name || '.' || column_name as name, data_type as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as must
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(db);
  return new Map(rows.map(({ name, ...rest }) => [name, rest]));
}

describe.each(engines)('migrate on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  it('F-85 leaves alone what a later version has run, and goes on where that version comes back', async () => {
    const { db } = database;
    await migrate(db, next.migrations);
    await migrate(db);
    await addShift(db, 'Written by the previous version');
    expect(await missingMigrations(db)).toEqual([]);
    await migrate(db, next.migrations);
    const { rows } = await sql`select name from kysely_migration order by name desc limit 1`.execute(db);
    expect(rows).toEqual([{ name: '900-badge' }]);
  });

  it('F-85 runs what was written beside a migration of a higher number, after that has run', async () => {
    const { db } = database;
    await migrate(db, next.migrations);
    await migrate(db, merged.migrations);
    const { rows } = await sql`select to_regclass('side_by_side') is not null as there`.execute(db);
    expect(rows).toEqual([{ there: true }]);
    await sql`delete from kysely_migration where name = '899-side-by-side'`.execute(db);
    await sql`drop table side_by_side`.execute(db);
  });

  it('F-85 names the migration that failed, and leaves nothing of it behind', async () => {
    const { db } = database;
    const failure = migrate(db, broken.migrations);
    await expect(failure).rejects.toThrow(/^The migration 901-broken failed: relation "no_such_table" does not exist$/);
    const { rows } = await sql`select to_regclass('half_made') as there`.execute(db);
    expect(rows).toEqual([{ there: null }]);
    await migrate(db);
  });

  it('refuses a database with a migration that is neither of this version nor later', async () => {
    const { db } = database;
    await sql`insert into kysely_migration (name, timestamp) values ('000-other', '2026-01-01')`.execute(db);
    await expect(migrate(db)).rejects.toThrow('000-other');
    await sql`delete from kysely_migration where name = '000-other'`.execute(db);
  });
});

describe('missingMigrations', () => {
  it('lists all of a database that has never had one, in their order', async () => {
    const database = await openTestDatabase();
    onTestFinished(database.close);
    const { db } = database;
    await sql`drop table kysely_migration`.execute(db);
    const missing = await missingMigrations(db);
    expect(missing[0]).toBe('001-baseline');
    expect(missing).toEqual(missing.toSorted());
  });
});

describe.runIf(engines.includes('postgresql'))('openDatabase', () => {
  it('changes nothing with migrate: false, and names the first migration that is missing', async () => {
    const databaseUrl = await createPostgresqlDatabase();
    await expect(openDatabase({ databaseUrl, migrate: false })).rejects.toThrow(/lacks the migration 001-baseline/);
    await (await openDatabase({ databaseUrl })).close();
    await (await openDatabase({ databaseUrl, migrate: false })).close();
  });
});

describe('upstream/migrations', () => {
  it('F-85 only expand: what the version before reads and writes stays, and needs nothing new', async () => {
    const database = await openTestDatabase();
    onTestFinished(database.close);
    const { db } = database as unknown as { db: Kysely<never> };
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const names = (await readdir(migrationFolder)).filter((name) => name.endsWith('.ts')).sort();
    let before = new Map<string, { type: string; must: boolean }>();
    for (const name of names) {
      const { up } = (await import(pathToFileURL(path.join(migrationFolder, name)).href)) as Migration;
      await db.transaction().execute(up);
      const after = await columnsOf(db);
      for (const [column, { type }] of before)
        expect([name, column, after.get(column)?.type]).toEqual([name, column, type]);
      const tables = new Set([...before.keys()].map((column) => column.split('.')[0]));
      const demanded = [...after].filter(
        ([column, { must }]) => must && !before.has(column) && tables.has(column.split('.')[0]),
      );
      expect([name, demanded]).toEqual([name, []]);
      before = after;
    }
    expect(before.size).toBeGreaterThan(30);
  });
});
