import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../upstream/database.ts';
import { demoAccounts, demoPassword } from '../../upstream/demo/accounts.ts';
import { ensureDemoCompany, startTrickle } from '../../upstream/demo/company.ts';
import { deliverTo } from '../../upstream/demo/keep-demo.ts';
import { createIntake } from '../../upstream/intake/intake.ts';
import { absenteeSummary, absentees } from '../../upstream/reports/reports.ts';
import type { Tables } from '../../upstream/tables.ts';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';

const timeZone = 'Africa/Lagos';

/** Hands in what the company's phones send, to an intake of its own. */
function deliverInto(db: Kysely<Tables>, now: string | Date) {
  const origins = { publicUrl: 'http://127.0.0.1:4109', imageOrigins: [], imageFolder: '' };
  return deliverTo(createIntake({ db, origins, perMinute: 1, timeZone, now: () => new Date(now) }));
}

describeOnEngines('ensureDemoCompany', (engine) => {
  // Opened once: making a database takes longer than all that is written into it.
  let databases: Database[] = [];
  let used = 0;
  beforeAll(async () => {
    databases = [await openTestDatabase(engine), await openTestDatabase(engine)];
  });
  afterEach(() => {
    used = 0;
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  /** One of two a test. */
  async function emptyDatabase(): Promise<Kysely<Tables>> {
    const database = databases[used++];
    if (!database) throw new Error('There are two databases.');
    await empty(database.db);
    return database.db;
  }

  async function ensure(db: Kysely<Tables>, now: string, { staff = 60, days = 10, seed = 0 } = {}) {
    const messages: string[] = [];
    await ensureDemoCompany({
      db,
      timeZone,
      now: () => new Date(now),
      staff,
      days,
      seed,
      hashPassword: async (password) => `hash of ${password}`,
      deliver: deliverInto(db, now),
      log: (message) => messages.push(message),
    });
    return messages;
  }

  it('writes the same company into every database', async () => {
    const [first, second] = [await emptyDatabase(), await emptyDatabase()];
    await ensure(first, '2026-11-20T13:00:00Z');
    await ensure(second, '2026-11-20T13:00:00Z');
    const content = await contentOf(first);
    expect(content.attendance.length).toBeGreaterThan(500);
    expect(content.leaves.length).toBeGreaterThan(3);
    expect(await contentOf(second)).toEqual(content);
  });

  it('F-106 has nobody absent before its first day, in its first month and in the one before', async () => {
    const db = await emptyDatabase();
    await ensure(db, '2026-11-20T13:00:00Z');
    const query = { timeZone, now: new Date('2026-11-20T13:00:00Z'), publicUrl: '' };
    const absentIn = async (day: string): Promise<string[]> =>
      JSON.parse(await absenteeSummary(db, { ...query, day })).flatMap(
        (row: { dateAbsent: string[] }) => row.dateAbsent,
      );
    expect(await absentIn('2026-10-01')).toEqual([]);
    const days = [...new Set(await absentIn('2026-11-01'))].sort();
    expect(days.length).toBeGreaterThan(5);
    expect(days.filter((day) => day < '2026-11-11')).toEqual([]);
    expect(JSON.parse(await absentees(db, { ...query, day: '2026-11-10' }))).toEqual([]);
  });

  it.each([
    ['seed', { seed: 4 }, { seed: 5 }, 'the seed 4, not 5'],
    ['size', {}, { staff: 90 }, '60 staff, not 90'],
  ])('keeps its %s and says so when asked for another', async (_what, first, other, said) => {
    const db = await emptyDatabase();
    await ensure(db, '2026-11-20T13:00:00Z', first);
    const { staff } = await contentOf(db);
    expect(await ensure(db, '2026-11-20T13:00:00Z', other)).toEqual([expect.stringContaining(said)]);
    expect((await contentOf(db)).staff).toEqual(staff);
  });

  it('leaves a database with other data alone and says so', async () => {
    const db = await emptyDatabase();
    await db
      .insertInto('shifts')
      .values({ start_time: '08:00', serial_lateness_threshold: 3 } as never)
      .execute();
    expect(await ensure(db, '2026-11-20T13:00:00Z')).toEqual([expect.stringContaining('data of its own')]);
    expect((await contentOf(db)).staff).toEqual([]);
  });

  it('writes the three accounts, one a role, with the demo password, and colleagues', async () => {
    const db = await emptyDatabase();
    await ensure(db, '2026-11-20T13:00:00Z');
    const users = await db.selectFrom('users').selectAll().execute();
    expect(demoAccounts.map(({ role }) => role)).toEqual(['admin', 'management', 'user']);
    for (const account of demoAccounts) {
      expect(users).toContainEqual(
        expect.objectContaining({ ...account, is_active: true, password_hash: `hash of ${demoPassword}` }),
      );
    }
    expect(users).toHaveLength(15);
    expect(users.some(({ is_active }) => !is_active)).toBe(true);
  });

  describe('startTrickle', () => {
    it('writes what has come due, once, as a later start would have', async () => {
      const [live, whole] = [await emptyDatabase(), await emptyDatabase()];
      await ensure(live, '2026-11-19T22:00:00Z');
      let now = '';
      const trickle = startTrickle({
        db: live,
        timeZone,
        now: () => new Date(now),
        deliver: deliverInto(live, '2026-11-20T22:00:00Z'),
        interval: 3_600_000,
      });
      const counts: number[] = [];
      for (const time of ['T05:30', 'T07:00', 'T07:00', 'T07:00:05', 'T18:00', 'T17:00', 'T22:00']) {
        now = `2026-11-20${time.padEnd(9, ':00')}Z`;
        await trickle.tick();
        counts.push((await contentOf(live)).attendance.length);
      }
      await trickle.stop();
      expect(counts[1]).toBeGreaterThan(counts[0] ?? 0);
      expect(counts[2]).toBe(counts[1]);
      expect(counts[5]).toBe(counts[4]);
      await ensure(whole, '2026-11-19T22:00:00Z');
      await ensure(whole, '2026-11-20T22:00:00Z');
      expect(await contentOf(live)).toEqual(await contentOf(whole));
    });
  });
});

/** Removes every row but those that the migrations have written. */
async function empty(db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('revisions', 'trail_ends') and table_name not like 'kysely%'`.execute(db);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}

/** Everything of the company but the hashes and the keys that the database gives. */
async function contentOf(db: Kysely<Tables>) {
  const { rows: attendance } = await sql<{ image_url: string | null }>`
    select s.staff_id, a.mode, a.attendance_at, a.service_centre, a.image_url, a.latitude, a.longitude, a.location,
      a.is_image_recognised
    from attendance a join staff s on s.id = a.staff_id order by a.attendance_at, s.staff_id, a.mode`.execute(db);
  return {
    attendance,
    staff: await db.selectFrom('staff').selectAll().orderBy('staff_id').execute(),
    shifts: await db
      .selectFrom('shifts')
      .select(['id', 'name', 'start_time', 'end_time', 'lateness_threshold', 'work_days'])
      .orderBy('id')
      .execute(),
    holidays: await db.selectFrom('holidays').selectAll().orderBy('day').execute(),
    leaves: await db.selectFrom('leaves').selectAll().orderBy('id').execute(),
    users: await db
      .selectFrom('users')
      .select(['email', 'name', 'role', 'district', 'mac_address'])
      .orderBy('email')
      .execute(),
  };
}
