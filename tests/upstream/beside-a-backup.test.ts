import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../upstream/database.ts';
import { migrate } from '../../upstream/migrator.ts';
import { attendancePartitions, keepAttendanceMonths } from '../../upstream/partitions.ts';
import { isDatabaseAway } from '../../upstream/refusal.ts';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { retentionSteps } from '../../upstream/retention/retention.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { createPostgresqlDatabase, engines } from '../support/database.ts';
import { templateName } from '../support/postgresql-databases.ts';
import { addShift, addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';
import { nextVersion } from '../support/versions.ts';

const timeZone = 'Africa/Lagos';
const now = new Date('2026-11-20T09:00:00Z');
const reads = [
  '/attendance/exception?date=2026-11-19',
  '/attendance/lateness?date=2026-11-19',
  '/attendance/absentee/monthly?date=2026-11-01',
  '/attendance/findall?date=2026-11-19&mode=signedIn',
];

/** Locks every table as `pg_dump` does, for as long as it takes; answers what gives them free. */
async function lockAsBackup(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin isolation level repeatable read');
  const { rows } = await client.query(`select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  await client.query(`lock table ${rows.map(({ name }) => name).join(', ')} in access share mode`);
  return () => client.end();
}

describe.runIf(engines.includes('postgresql'))('beside a backup', () => {
  let upstream: TestUpstream;
  let databaseUrl: string;
  beforeAll(async () => {
    upstream = await startTestUpstream('postgresql', { retention: { months: 1 } });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(upstream.db);
    databaseUrl = (await createPostgresqlDatabase()).replace(/test_\w+/, rows[0]?.name ?? '');
    const shift_id = await addShift(upstream.db, 'Day');
    const staff_id = await addStaff(upstream.db, '00123', { shift_id });
    const instants = ['2026-05-12', '2026-06-12', '2026-10-12', '2026-11-19'].map(
      (day) => new Date(`${day}T07:00:00Z`),
    );
    const rowsOf = (attendance_at: Date) => ({ staff_id, mode: 'signedIn' as const, attendance_at });
    await upstream.db.insertInto('attendance').values(instants.map(rowsOf)).execute();
    await sql`select make_attendance_month('2026-05-01'), make_attendance_month('2026-06-01')`.execute(upstream.db);
  });
  afterAll(() => upstream?.close());

  const partitions = async () => (await attendancePartitions(upstream.db)).flatMap(({ month }) => month ?? []);
  const round = async () => {
    const { db, imageFolder } = upstream;
    await keepAttendanceMonths(db, now);
    const record = createRecordOwn({ isEnabled: true, now: () => now });
    const parts = { timeZone, now: () => now, imageFolder, record };
    await retentionSteps(db, { months: 1 }, parts)['attendance retention']();
  };
  /** Reads and writes that are asked for again and again while something else is tried; each of them has to be answered. */
  const askDuring = async (work: Promise<unknown>, first: string) => {
    let isOver = false;
    const over = work.finally(() => {
      isOver = true;
    });
    let minute = Number(first);
    do {
      const replies = await Promise.all(reads.map((path) => upstream.call('GET', path)));
      expect(replies.map(({ status }) => status)).toEqual(reads.map(() => 200));
      minute += 1;
      const attendanceDate = new Date(now.getTime() - minute * 60_000).toISOString();
      const body = { staffID: '00123', mode: 'signedOut', attendanceDate };
      const { data } = (await upstream.call('POST', '/attendance/create', { body })).body;
      expect(data).toEqual({ outcome: 'stored' });
    } while (!isOver);
    await over;
  };

  it('F-151 answers reads and writes while partitions are to come and go, and changes them when it has ended', async () => {
    const release = await lockAsBackup(databaseUrl);
    // With a lock that waits for the backup, neither the rounds nor what is asked beside them would ever end.
    await askDuring(Promise.all([round(), round().then(round)]), '0');
    const meanwhile = await partitions();
    expect([meanwhile.includes('2026-05-01'), meanwhile.includes('2026-12-01')]).toEqual([true, false]);
    await release();
    await round();
    const afterwards = await partitions();
    expect(afterwards.filter((month) => month < '2026-09-01')).toEqual([]);
    expect(afterwards).toEqual(expect.arrayContaining(['2026-10-01', '2026-11-01', '2026-12-01']));
  });

  it('F-151 answers reads and writes while a migration waits for it, which is made when it has ended', {
    tags: 'nightly',
  }, async () => {
    const { db } = upstream;
    const next = nextVersion({
      '900-badge': `export const up = (db) => db.schema.alterTable('attendance').addColumn('badge', 'text').execute();`,
    });
    onTestFinished(next.remove);
    const release = await lockAsBackup(databaseUrl);
    const migrating = migrate(db, next.migrations);
    const reading = { isOver: false };
    const columns = async () => {
      const { rows } = await sql`select from information_schema.columns
        where table_name = 'attendance' and column_name = 'badge'`.execute(db);
      return rows.length;
    };
    const tries = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and query like '%kysely_migration%' and state = 'idle'`.execute(db);
      reading.isOver = rows.length > 0;
      return reading.isOver;
    };
    await askDuring(expect.poll(tries).toBe(true), '500');
    expect(await columns()).toBe(0);
    await release();
    await migrating;
    expect(await columns()).toBe(1);
  });

  it('F-151 answers writes while somebody leaves a write open, and says which days are over when it has ended', async () => {
    const { db } = upstream;
    for (const table of ['finished_days', 'stale_days'] as const) await db.deleteFrom(table).execute();
    const days = async () => (await db.selectFrom('finished_days').select('day').execute()).length;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("begin; insert into holidays (day, name) values ('2027-01-01', 'Left open')");
    await askDuring(keepDays(db, { timeZone, now }), '700');
    expect(await days()).toBe(0);
    await client.end();
    await keepDays(db, { timeZone, now });
    expect(await days()).toBeGreaterThan(0);
  });
});

describe.runIf(engines.includes('postgresql'))('time limits of the database', () => {
  it('F-151 end a statement of a request and a transaction that stands still, and nothing of the background', async () => {
    const databaseUrl = await createPostgresqlDatabase(templateName);
    const limits = { statement: 300, idleTransaction: 200 };
    const { db, background, close } = await openDatabase({ databaseUrl, limits });
    onTestFinished(close);
    const failure = await sql`select pg_sleep(100)`.execute(db).catch((error) => error);
    expect([failure.code, isDatabaseAway(failure)]).toEqual(['57014', true]);
    const idle = await db
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
        const isThere = async () =>
          (await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}::integer`.execute(background)).rows
            .length;
        await expect.poll(isThere).toBe(0);
        await sql`select 1`.execute(transaction);
      })
      .catch((error) => error);
    expect(isDatabaseAway(idle)).toBe(true);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(background);
    expect(rows).toEqual([{ statement: '0', idle: '0' }]);
  });
});
