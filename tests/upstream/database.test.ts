import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../common/folder-lock.ts';
import { removeEmbeddedData } from '../../gateway/upstream/embedded-upstream.ts';
import { openDatabase } from '../../upstream/database.ts';
import { begun } from '../support/begun.ts';
import { engines, openTestDatabase } from '../support/database.ts';
import { seedFolder } from '../support/pglite-snapshot.ts';
import { addShift } from '../support/upstream.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attendance-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(engines)('openDatabase on %s', (engine) => {
  const database = begun(() => openTestDatabase(engine));

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
    // tests/faults/main.test.ts begins with an empty folder.
    await seedFolder(folder);
    const dataFolder = join(folder, 'database');
    const first = await openDatabase({ dataFolder });
    await addShift(first.db, 'Kept');
    await first.close();
    const second = await openDatabase({ dataFolder });
    expect(await second.db.selectFrom('shifts').select('name').execute()).toEqual([{ name: 'Kept' }]);
    await expect(lockFolder(`${dataFolder}.lock`, { wait: 0 })).rejects.toThrow(`in use by process ${process.pid}`);
    await second.close();
    await (await lockFolder(`${dataFolder}.lock`, { wait: 0 })).release();
  });

  it('throws when there is no PostgreSQL at the address', async () => {
    const databaseUrl = 'postgresql://postgres@localhost/postgres?host=/nonexistent';
    await expect(openDatabase({ databaseUrl })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

/** A process that takes the lock at `path` and holds it, and what it says when it ends. */
async function startHolder(path: string, { within = [] as string[], beat = 20 } = {}) {
  const script = `const { lockFolder } = await import(${JSON.stringify(join(process.cwd(), 'common/folder-lock.ts'))});
    const lock = await lockFolder(process.argv[1], { wait: 0, beat: ${beat} });
    process.stdin.on('data', () => {
      const later = Date.now() + 86_400_000;
      Date.now = () => later;
      lock.assertHeld();
      process.stdout.write('wrote');
    });
    process.stdout.write('process ' + process.pid);`;
  const [command, ...given] = [...within, process.execPath, '--input-type=module', '-e', script, path];
  const child = spawn(command as string, given);
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  const ends = ended.then(([, , words]) => Promise.reject(new Error(words)));
  const [first] = await Promise.race([once(child.stdout, 'data'), ends]);
  return { child, first: String(first), ended };
}

/** Starts a program as process 1 of a container, where this machine allows it. */
const unshare = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
const container = spawnSync(unshare[0] as string, [...unshare.slice(1), 'true']).status === 0 ? unshare : [];

/** What a holder on another machine has written, of which this kernel knows nothing. */
const elsewhere = (id: number) =>
  JSON.stringify({ kernel: 'elsewhere 1', host: 'other', pid: 1, since: '2026-11-25', id });

describe('lockFolder', () => {
  const now = { wait: 0, settle: 1 };

  it('waits for a holder that is closing', async () => {
    const path = join(folder, 'waiting.lock');
    const first = await lockFolder(path);
    const second = lockFolder(path);
    await first.release();
    await (await second).release();
  });

  it('F-294: refuses another container with the same process number, says who holds the folder, and follows a killed one at once', async () => {
    const path = join(folder, 'other.lock');
    const { child, first, ended } = await startHolder(path, { within: container });
    expect(first).toMatch(container.length > 0 ? /^process 1$/ : /^process \d+$/);
    await expect(startHolder(path, { within: container })).rejects.toThrow(
      /The data folder is in use by process \d+ on host \S+ since 20\S+Z \(\S+other\)\. Stop that service first/,
    );
    await expect(lockFolder(path, now)).rejects.toThrow(
      'or choose another DATA_FOLDER. Several services at once need PostgreSQL (DATABASE_URL).',
    );
    child.kill('SIGKILL');
    await ended;
    const lock = await lockFolder(path, { wait: 60_000, stale: 3_600_000 });
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ host: hostname(), pid: process.pid });
    await lock.release();
    await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('F-294: refuses a folder whose holder on another machine shows signs of life, whatever its clock says', async () => {
    for (const clock of [0, 4_000_000_000]) {
      const path = join(folder, `beating-${clock}.lock`);
      await writeFile(path, elsewhere(1));
      let beats = clock;
      const beating = setInterval(() => {
        beats += 1;
        utimesSync(path, beats, beats);
      }, 10);
      await expect(lockFolder(path, { ...now, stale: 3_600_000 })).rejects.toThrow('process 1 on host other');
      clearInterval(beating);
      expect(await readFile(path, 'utf8')).toBe(elsewhere(1));
    }
  });

  it('F-294: takes over from another machine, an earlier start or a broken file that shows no sign of life', async () => {
    const path = join(folder, 'stale.lock');
    for (const content of [elsewhere(1), `${process.pid} 1`, '', 'nonsense']) {
      await writeFile(path, content);
      utimesSync(path, 4_000_000_000, 4_000_000_000);
      await (await lockFolder(path, { ...now, stale: 40 })).release();
    }
  });

  it('F-294: gives the lock to one of many who find it free, or stale', async () => {
    for (const content of [null, elsewhere(1)]) {
      const path = join(folder, `race-${content?.length}.lock`);
      if (content) await writeFile(path, content);
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, () => lockFolder(path, { ...now, stale: 40 })),
      );
      const locks = results.filter((result) => result.status === 'fulfilled');
      expect(locks).toHaveLength(1);
      await locks[0]?.value.release();
    }
  });

  it('F-294: ends a suspended process that wakes up after another machine took its lock over', async () => {
    const path = join(folder, 'suspended.lock');
    const { child, ended } = await startHolder(path);
    child.kill('SIGSTOP');
    await writeFile(path, elsewhere(2));
    child.kill('SIGCONT');
    const [exit, , words] = await ended;
    expect(exit).toEqual([1, null]);
    expect(words).toContain('This one stops writing and ends.');
    expect(await readFile(path, 'utf8')).toBe(elsewhere(2));
  });

  it('F-294: ends it before its next statement, however soon that comes', async () => {
    const path = join(folder, 'awake.lock');
    const { child, ended } = await startHolder(path, { beat: 3_600_000 });
    await writeFile(path, elsewhere(2));
    child.stdin.write('go on');
    const [exit, out] = await ended;
    expect(exit).toEqual([1, null]);
    expect(out).not.toContain('wrote');
  });

  it('F-294: does not start over with a folder that is in use', async () => {
    const path = join(folder, 'upstream/database.lock');
    const lock = await lockFolder(path);
    await expect(removeEmbeddedData({ dataFolder: folder })).rejects.toThrow('The data folder is in use by process');
    expect(await readFile(path, 'utf8')).not.toBe('');
    await lock.release();
    await removeEmbeddedData({ dataFolder: folder });
    expect(await readdir(folder)).not.toContain('upstream');
  });

  it('F-294: says that a folder cannot be locked, and why', async () => {
    await writeFile(join(folder, 'file'), '');
    const below = lockFolder(join(folder, 'file', 'database.lock'));
    await expect(below).rejects.toThrow(/cannot be locked: E(NOTDIR|EXIST).*must be writable for this user/);
    await mkdir(join(folder, 'taken.lock.sqlite'));
    await expect(lockFolder(join(folder, 'taken.lock'))).rejects.toThrow(
      'cannot be locked: unable to open database file',
    );
  });
});
