import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { lockFolder } from '../../upstream/folder-lock.ts';
import { createPostgresqlDatabase, engines, openTestDatabase } from '../support/database.ts';
import { addShift } from '../support/upstream.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attendance-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(engines)('openDatabase on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  it('says which engine it is', () => {
    expect(database.engine).toBe(engine);
  });

  it('has run every file of the folder of migrations, in the order of their names', async () => {
    const { rows } = await sql<{ file: string }>`
      select name || '.ts' as file from kysely_migration order by timestamp, name`.execute(database.db);
    const folder = await readdir(join(process.cwd(), 'upstream/migrations'));
    const files = folder.filter((name) => name.endsWith('.ts'));
    expect(rows.map(({ file }) => file)).toEqual(files.sort());
    expect(files).toContain('001-baseline.ts');
  });

  it('reads days and times as text, counts as numbers, instants as dates', async () => {
    const { rows } = await sql`
      select date '2026-11-20' as day, array[date '2026-11-20'] as days, time '08:00' as time, count(*) as count,
        timestamptz '2026-11-20 10:00+01' as instant, array[1, 2]::smallint[] as numbers`.execute(database.db);
    expect(rows).toEqual([
      {
        day: '2026-11-20',
        days: ['2026-11-20'],
        time: '08:00:00',
        count: 1,
        instant: new Date('2026-11-20T09:00:00Z'),
        numbers: [1, 2],
      },
    ]);
  });

  it('goes on after failed statements and transactions, and runs many at once', async () => {
    const { db } = database;
    await expect(sql`selec`.execute(db)).rejects.toMatchObject({ code: '42601' });
    const failing = db.transaction().execute(async (transaction) => {
      await addShift(transaction, 'Rolled back');
      await sql`select 1 / ${0}::integer`.execute(transaction);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await Promise.all(Array.from({ length: 20 }, (_, index) => addShift(db, `Shift ${index}`)));
    const names = (await db.selectFrom('shifts').select('name').execute()).map((shift) => shift.name);
    expect(names).toHaveLength(20);
    expect(names).not.toContain('Rolled back');
  });
});

describe('openDatabase', () => {
  it('finds on PGlite what was written before, and lets one process in', async () => {
    const dataFolder = join(folder, 'database');
    const first = await openDatabase({ dataFolder });
    await addShift(first.db, 'Kept');
    await first.close();
    const second = await openDatabase({ dataFolder });
    expect(await second.db.selectFrom('shifts').select('name').execute()).toEqual([{ name: 'Kept' }]);
    await expect(lockFolder(`${dataFolder}.lock`, 0)).rejects.toThrow(`in use by process ${process.pid}`);
    await second.close();
    await (await lockFolder(`${dataFolder}.lock`, 0)).release();
  });

  it.runIf(engines.includes('postgresql'))('finds on PostgreSQL what was written before', async () => {
    const databaseUrl = await createPostgresqlDatabase();
    const first = await openDatabase({ databaseUrl });
    await addShift(first.db, 'Kept');
    await first.close();
    const second = await openDatabase({ databaseUrl });
    expect(await second.db.selectFrom('shifts').select('name').execute()).toEqual([{ name: 'Kept' }]);
    await second.close();
  });

  it('throws when there is no PostgreSQL at the address', async () => {
    const databaseUrl = 'postgresql://postgres@localhost/postgres?host=/nonexistent';
    await expect(openDatabase({ databaseUrl })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('lockFolder', () => {
  it('waits for a holder that is closing', async () => {
    const path = join(folder, 'waiting.lock');
    const first = await lockFolder(path);
    const second = lockFolder(path);
    await first.release();
    await (await second).release();
  });

  it('refuses while another process lives, and takes over once it is gone', async () => {
    const path = join(folder, 'other.lock');
    const script = `const { lockFolder } = await import(${JSON.stringify(join(process.cwd(), 'upstream/folder-lock.ts'))});
      await lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(lockFolder(path, 0)).rejects.toThrow(
      `The data folder is in use by process ${child.pid} (${path}). Stop it, or choose another DATA_FOLDER.`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await lockFolder(path, 0);
    expect((await readFile(path, 'utf8')).split(' ')[0]).toBe(String(process.pid));
    await lock.release();
  });

  it('takes over what an earlier process with the same number, or a broken file, left', async () => {
    const path = join(folder, 'stale.lock');
    for (const content of [`${process.pid} 1`, '1 1', '', 'nonsense', '-1 0']) {
      await writeFile(path, content);
      await (await lockFolder(path, 0)).release();
    }
  });

  it('gives the lock to one of many who find it stale', async () => {
    const path = join(folder, 'race.lock');
    await writeFile(path, '1 1');
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(path, 0)));
    const locks = results.filter((result) => result.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    await locks[0]?.value.release();
  });
});
