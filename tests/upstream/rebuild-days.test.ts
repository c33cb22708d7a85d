import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addDays, dayOf } from '../../upstream/calendar.ts';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { createMigratedDatabase, describeOnEngines } from '../support/database.ts';
import { now } from '../support/fixed-clock.ts';
import { seedFolder } from '../support/pglite-snapshot.ts';
import { runCommand } from '../support/run-command.ts';
import { addShift, addStaff } from '../support/upstream.ts';

const timeZone = 'Africa/Lagos';

const run = (settings: Readonly<Record<string, string>>) =>
  runCommand('upstream/rebuild-days.ts', { TIME_ZONE: timeZone, ...settings });

/** Three people who signed in on most of the last days, one of them late. */
async function fill({ db }: Database): Promise<string> {
  const today = dayOf(new Date(now()), timeZone);
  const shift = await addShift(db, 'Day');
  for (const number of [1, 2, 3]) {
    const created_at = new Date(`${addDays(today, -20)}T06:00:00Z`);
    const staff_id = await addStaff(db, `0${number}`, { shift_id: shift, created_at });
    const days = Array.from({ length: 8 }, (_, back) => addDays(today, -1 - back)).slice(number);
    const at = number === 3 ? '09:30:00Z' : '06:50:00Z';
    const records = days.map((day) => ({
      staff_id,
      mode: 'signedIn' as const,
      attendance_at: new Date(`${day}T${at}`),
    }));
    await db.insertInto('attendance').values(records).execute();
  }
  return today;
}

const daysOf = async ({ db }: Database) => ({
  days: await db.selectFrom('days').selectAll().orderBy('day').orderBy('staff_id').execute(),
  finished: (await db.selectFrom('finished_days').select('day').orderBy('day').execute()).map(({ day }) => day),
  stale: await db.selectFrom('stale_days').selectAll().execute(),
});

describeOnEngines('npm run rebuild-days', (engine) => {
  it('makes days again that were lost, wrong or marked, and says how many', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'attendance-rebuild-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    if (engine === 'pglite') await seedFolder(folder);
    const databaseUrl = engine === 'postgresql' ? await createMigratedDatabase() : undefined;
    const place = databaseUrl ? { databaseUrl } : { dataFolder: join(folder, 'database') };
    const open = await openDatabase(place);
    const today = await fill(open);
    await keepDays(open.db, { timeZone, now: new Date(now()) });
    const whole = await daysOf(open);
    expect(whole.days.some(({ outcome }) => outcome === 'late')).toBe(true);
    expect(whole.finished).toContain(addDays(today, -1));

    await open.db.deleteFrom('days').where('day', '=', addDays(today, -2)).execute();
    await open.db.updateTable('days').set({ outcome: 'absent', first_at: null }).execute();
    await open.db.deleteFrom('finished_days').where('day', '=', addDays(today, -3)).execute();
    await sql`insert into stale_days (day) values (${addDays(today, -4)}::date)`.execute(open.db);
    // PGlite has one process; PostgreSQL has the service beside the command.
    if (engine === 'pglite') await open.close();

    const { code, out, err } = await run(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_FOLDER: folder });
    expect([code, out, err]).toEqual([0, `${whole.finished.length} days were worked out again.\n`, '']);
    const again = engine === 'pglite' ? await openDatabase(place) : open;
    expect(await daysOf(again)).toEqual(whole);
    await again.close();
  });
});

describe('npm run rebuild-days', () => {
  it('refuses a folder whose service runs, and says so', { tags: 'nightly' }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'attendance-rebuild-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await seedFolder(folder);
    const open = await openDatabase({ dataFolder: join(folder, 'database') });
    onTestFinished(open.close);
    const { code, out, err } = await run({ DATA_FOLDER: folder });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^The days cannot be rebuilt\.\nThe data folder is in use by process \d+/);
  });
});
