import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../upstream/database.ts';
import type { Tables } from '../../upstream/tables.ts';
import { append, service } from '../../upstream/trail/entries.ts';
import { createMigratedDatabase, describeOnEngines } from '../support/database.ts';
import { seedFolder } from '../support/pglite-snapshot.ts';
import { runCommand } from '../support/run-command.ts';

const run = (settings: Readonly<Record<string, string>>, ...given: readonly string[]) =>
  runCommand('upstream/verify-trail.ts', settings, ...given);

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

async function add(db: Kysely<Tables>, count: number): Promise<void> {
  const change = { action: 'created', subject: 'holiday', id: '2026-12-25', name: 'Feast', before: null } as const;
  for (let hour = 1; hour <= count; hour += 1) {
    const changes = [{ ...change, after: { hour } }];
    await db.transaction().execute((transaction) => append(transaction, changes, { author: service, at: at(hour) }));
  }
}

describeOnEngines('npm run verify-trail', (engine) => {
  it('says that the trail is whole and where it ends, and names the first broken entry', {
    tags: 'nightly',
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'attendance-trail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    if (engine === 'pglite') await seedFolder(folder);
    const databaseUrl = engine === 'postgresql' ? await createMigratedDatabase() : undefined;
    const settings = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_FOLDER: folder };
    // PGlite has one process; PostgreSQL has the service beside the command.
    const work = async (what: (db: Kysely<Tables>) => Promise<unknown>) => {
      const { db, close } = await openDatabase(
        databaseUrl ? { databaseUrl } : { dataFolder: join(folder, 'database') },
      );
      await what(db).finally(close);
    };
    await work((db) => add(db, 6));
    const whole = await run(settings);
    expect([whole.code, whole.err]).toEqual([0, '']);
    expect(whole.out).toMatch(/^The trail is whole: 6 entries, up to 6\.\nNote its end .*: 6:[\w-]{43}\n/);

    await work((db) => db.updateTable('trail').set({ after: '{}' }).where('number', '=', 5).execute());
    const broken = await run(settings);
    expect([broken.code, broken.err]).toEqual([1, '']);
    expect(broken.out).toMatch(/^The trail is broken at entry 5\. It was changed/);
  });
});

describe('npm run verify-trail', () => {
  it('refuses an end that is none', { tags: 'nightly' }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'attendance-trail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await seedFolder(folder);
    const wrong = await run({ DATA_FOLDER: folder }, '--since', '6');
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('as NUMBER:HASH')]);
  });
});
