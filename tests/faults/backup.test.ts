import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { keepAttendanceMonths } from '../../upstream/partitions.ts';
import { retentionSteps } from '../../upstream/retention/retention.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { createPostgresqlDatabase } from '../support/database.ts';
import { findPostgresqlPrograms } from '../support/postgresql.ts';
import { addressOf } from '../support/postgresql-databases.ts';
import { repository } from '../support/repository.ts';
import { addShift, addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const now = new Date('2026-11-20T09:00:00Z');
const programs = findPostgresqlPrograms(['pg_dump', 'pg_restore']);
const run = promisify(execFile);

/** Rows of every table. */
async function countsOf({ db }: Pick<Database, 'db'>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, (xpath('//c/text()', query_to_xml(format('select count(*) as c from %I', relname),
      false, true, '')))[1]::text::integer as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

describe.skipIf(!inject('postgresqlUrl') || !programs)('deploy/backup/backup.sh', () => {
  let upstream: TestUpstream;
  let databaseUrl: string;
  let folder: string;
  beforeAll(async () => {
    upstream = await startTestUpstream('postgresql', { retention: { months: 1 } });
    folder = mkdtempSync(path.join(tmpdir(), 'attendance-backup-'));
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(upstream.db);
    databaseUrl = addressOf(inject('postgresqlUrl') ?? '', rows[0]?.name ?? '');
    const staff_id = await addStaff(upstream.db, '00123', { shift_id: await addShift(upstream.db, 'Day') });
    const instants = ['2026-05-12', '2026-06-12', '2026-10-12', '2026-11-19'].map(
      (day) => new Date(`${day}T07:00:00Z`),
    );
    const rowsOf = (attendance_at: Date) => ({ staff_id, mode: 'signedIn' as const, attendance_at });
    await upstream.db.insertInto('attendance').values(instants.map(rowsOf)).execute();
    await sql`select make_attendance_month('2026-05-01'), make_attendance_month('2026-06-01')`.execute(upstream.db);
    return async () => {
      await upstream.close();
      rmSync(folder, { recursive: true });
    };
  });

  const environment = (settings: Record<string, string>) => ({
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    DATABASE_URL: databaseUrl,
    BACKUP_FOLDER: folder,
    ...settings,
  });
  const backup = async (settings: Record<string, string> = {}, lines?: string) => {
    const script = lines ?? (await readFile(path.join(repository, 'deploy/backup/backup.sh'), 'utf8'));
    return run('sh', ['-euc', script], { env: environment(settings) });
  };
  const round = async () => {
    const { db, imageFolder } = upstream;
    await keepAttendanceMonths(db, now);
    const record = createRecordOwn({ isEnabled: true, now: () => now });
    const settings = { timeZone: 'Africa/Lagos', now: () => now, imageFolder, record };
    await retentionSteps(db, { months: 1 }, settings)['attendance retention']();
  };

  it('F-151 F-153 makes a dump that restores, while partitions come and go and reports are read', async () => {
    let isOver = false;
    const dumping = Promise.all([backup(), round()]).finally(() => {
      isOver = true;
    });
    do {
      const reply = await upstream.call('GET', '/attendance/exception?date=2026-11-19');
      expect(reply.status).toBe(200);
    } while (!isOver);
    const [{ stdout }] = await dumping;
    const file = stdout.trim();
    expect(readdirSync(folder)).toEqual([path.basename(file)]);
    const restored = await createPostgresqlDatabase();
    await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restored}`, file], { env: environment({}) });
    const { db, close } = await openDatabase({ databaseUrl: restored, migrate: false });
    onTestFinished(close);
    expect((await db.selectFrom('staff').select('staff_id').execute())[0]).toEqual({ staff_id: '00123' });
    expect(
      await db.selectFrom('attendance').select('id').where('attendance_at', '>=', new Date('2026-10-01')).execute(),
    ).toHaveLength(2);
  });

  it('F-153 restores every row of every table, by the lines of docker-compose.yml too', async () => {
    await round();
    const before = await countsOf(upstream);
    const { services } = parse(await readFile(path.join(repository, 'docker-compose.yml'), 'utf8'), { merge: true });
    const lines = services.backup.command.at(-1).replaceAll('$$', '$');
    const { stdout } = await backup({}, lines);
    const restored = await createPostgresqlDatabase();
    await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restored}`, stdout.trim()], {
      env: environment({}),
    });
    const database = await openDatabase({ databaseUrl: restored, migrate: false });
    onTestFinished(database.close);
    expect(await countsOf(database)).toEqual(before);
    expect(before.attendance).toBeGreaterThan(1);
  });

  it('F-153 keeps the newest dumps alone, and leaves nothing of one that failed', async () => {
    const older = ['20250101T000000Z', '20250102T000000Z', '20250103T000000Z'].map((at) => `attendance-${at}.dump`);
    for (const name of [...older, 'attendance-20250101T000000Z.dump.part', 'another.txt'])
      writeFileSync(path.join(folder, name), '');
    const nowhere = databaseUrl.replace(/test_\w+/, 'nowhere');
    await expect(backup({ DATABASE_URL: nowhere })).rejects.toMatchObject({ code: 1 });
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(older));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const { stdout } = await backup({ BACKUPS_KEPT: '1' });
    expect(readdirSync(folder).sort()).toEqual(['another.txt', path.basename(stdout.trim())]);
  });

  it.each(['0', '-1', 'all', '1.5'])('F-153 removes no dump where BACKUPS_KEPT is %s', async (kept) => {
    writeFileSync(path.join(folder, 'attendance-20250101T000000Z.dump'), '');
    await expect(backup({ BACKUPS_KEPT: kept })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('BACKUPS_KEPT must be a whole number'),
    });
    expect(readdirSync(folder)).toContain('attendance-20250101T000000Z.dump');
  });

  it('F-153 ends where the database refuses it, however the script is called', async () => {
    const script = path.join(repository, 'deploy/backup/backup.sh');
    const settings = { DATABASE_URL: databaseUrl.replace(/test_\w+/, 'nowhere') };
    await expect(run('sh', [script], { env: environment(settings) })).rejects.toMatchObject({ code: 1 });
  });
});
