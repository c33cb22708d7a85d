import { execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { lastBackupIn } from '../../upstream/health.ts';
import { storeImage } from '../../upstream/images.ts';
import { keepAttendanceMonths } from '../../upstream/partitions.ts';
import { retentionSteps } from '../../upstream/retention/retention.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { createPostgresqlDatabase } from '../support/database.ts';
import { findPostgresqlPrograms } from '../support/postgresql.ts';
import { addressOf } from '../support/postgresql-databases.ts';
import { repository } from '../support/repository.ts';
import { addShift, addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const now = new Date('2026-11-20T09:00:00Z');
const programs = findPostgresqlPrograms(['pg_dump', 'pg_restore', 'psql']);
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
    IMAGE_FOLDER: upstream.imageFolder,
    ...settings,
  });
  const scriptOf = (name: string) => path.join(repository, 'deploy/backup', name);
  const backup = (settings: Record<string, string> = {}) =>
    run('sh', [scriptOf('backup.sh')], { env: environment(settings) });
  const restore = (settings: Record<string, string>) =>
    run('sh', [scriptOf('restore.sh')], { env: environment(settings) });
  const dumps = () => readdirSync(folder).filter((name) => name.endsWith('.dump'));
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
    expect(dumps()).toEqual([path.basename(file)]);
    const restored = await createPostgresqlDatabase();
    await restore({ DATABASE_URL: restored });
    const { db, close } = await openDatabase({ databaseUrl: restored, migrate: false });
    onTestFinished(close);
    expect((await db.selectFrom('staff').select('staff_id').execute())[0]).toEqual({ staff_id: '00123' });
    expect(
      await db.selectFrom('attendance').select('id').where('attendance_at', '>=', new Date('2026-10-01')).execute(),
    ).toHaveLength(2);
  });

  /** The photos in a folder, each with a hash of its bytes. */
  const photosIn = (place: string) =>
    readdirSync(place)
      .filter((name) => /^[^.].*\.(png|jpg)$/.test(name))
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(place, name)))
          .digest('hex'),
      ]);
  const storePhoto = async (colour: string) => {
    const photo = await sharp({ create: { width: 40, height: 50, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    return storeImage(upstream.imageFolder, photo);
  };
  const emptyFolder = () => {
    const place = mkdtempSync(path.join(tmpdir(), 'attendance-photos-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    return place;
  };

  it('F-153 F-292 restores every row of every table, and every photo byte for byte', async () => {
    await round();
    const address = await storePhoto('green');
    await upstream.db.updateTable('staff_versions').set({ image_url: address }).execute();
    await storePhoto('blue');
    const photos = photosIn(upstream.imageFolder);
    const before = await countsOf(upstream);
    const { stdout } = await backup();
    // What happens later is not in it.
    await storePhoto('red');
    const restored = await createPostgresqlDatabase();
    const IMAGE_FOLDER = path.join(emptyFolder(), 'images');
    await restore({ DATABASE_URL: restored, IMAGE_FOLDER, DUMP: path.basename(stdout.trim()) });
    const database = await openDatabase({ databaseUrl: restored, migrate: false });
    onTestFinished(database.close);
    expect(await countsOf(database)).toEqual(before);
    expect(before.attendance).toBeGreaterThan(1);
    expect([photos.length, photosIn(IMAGE_FOLDER)]).toEqual([2, photos]);
    const { image_url } = await database.db.selectFrom('staff_versions').select('image_url').executeTakeFirstOrThrow();
    expect(photos.map(([name]) => `/images/${name}`)).toContain(image_url);
    // Into a database that is not empty it restores nothing.
    await expect(restore({ DATABASE_URL: restored, IMAGE_FOLDER })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not empty'),
    });
  });

  it('F-292 restores no row while a photo of the backup is missing', { tags: 'nightly' }, async () => {
    const { stdout } = await backup();
    const [photo] = readdirSync(path.join(folder, 'images'));
    renameSync(path.join(folder, 'images', `${photo}`), path.join(folder, 'lost'));
    const restored = await createPostgresqlDatabase();
    const settings = { DATABASE_URL: restored, IMAGE_FOLDER: emptyFolder(), DUMP: path.basename(stdout.trim()) };
    await expect(restore(settings)).rejects.toMatchObject({ code: 1 });
    renameSync(path.join(folder, 'lost'), path.join(folder, 'images', `${photo}`));
    await restore(settings);
  });

  it('F-292 keeps a photo as long as a backup names it, though the service has deleted it', async () => {
    const name = path.basename(await storePhoto('white'));
    const { stdout } = await backup();
    rmSync(path.join(upstream.imageFolder, name));
    await backup();
    expect(readdirSync(path.join(folder, 'images'))).toContain(name);
    const IMAGE_FOLDER = emptyFolder();
    await restore({ DATABASE_URL: await createPostgresqlDatabase(), IMAGE_FOLDER, DUMP: path.basename(stdout.trim()) });
    expect(readdirSync(IMAGE_FOLDER)).toContain(name);
    await backup({ BACKUPS_KEPT: '1' });
    expect(photosIn(path.join(folder, 'images'))).toEqual(photosIn(upstream.imageFolder));
  });

  it('F-292 has the photos that are stored while it dumps, and does without those that retention deletes meanwhile', {
    tags: 'nightly',
  }, async () => {
    const [kept, deleted] = [await storePhoto('black'), await storePhoto('yellow')].map((name) => path.basename(name));
    const place = emptyFolder();
    const meanwhile = `cp '${upstream.imageFolder}/${kept}' '${upstream.imageFolder}/${randomUUID()}.jpg'
      rm '${upstream.imageFolder}/${deleted}'`;
    const program = `#!/bin/sh\n'${programs}/pg_dump' "$@"\n${meanwhile}\n`;
    writeFileSync(path.join(place, 'pg_dump'), program, { mode: 0o755 });
    await backup({ PATH: `${place}:${programs}:${process.env.PATH}` });
    const IMAGE_FOLDER = emptyFolder();
    await restore({ DATABASE_URL: await createPostgresqlDatabase(), IMAGE_FOLDER });
    expect(photosIn(IMAGE_FOLDER)).toEqual(photosIn(upstream.imageFolder));
    expect(readdirSync(IMAGE_FOLDER)).not.toContain(deleted);
  });

  it('F-292 makes one backup at a time, and tells the service when one has ended', async () => {
    await upstream.db.deleteFrom('properties').where('name', '=', 'backed_up').execute();
    expect(await lastBackupIn(upstream.db)).toBe(0);
    const started = Math.floor(Date.now() / 1000) - 86_400;
    const holder = spawn('sh', ['-c', `flock '${folder}/lock' cat`], { stdio: ['pipe', 'pipe', 'ignore'] });
    holder.stdin.write('held\n');
    await once(holder.stdout, 'data');
    await expect(backup()).rejects.toMatchObject({ code: 1, stderr: 'Another backup is running.\n' });
    expect(await lastBackupIn(upstream.db)).toBe(0);
    holder.stdin.end();
    await once(holder, 'close');
    await backup();
    expect(await lastBackupIn(upstream.db)).toBeGreaterThan(started);
  });

  it('F-153 keeps the newest dumps alone, and leaves nothing of one that failed', async () => {
    const older = ['20250101T000000Z', '20250102T000000Z', '20250103T000000Z'].map((at) => `attendance-${at}.dump`);
    for (const name of [...older, 'attendance-20250101T000000Z.dump.part', 'another.txt'])
      writeFileSync(path.join(folder, name), '');
    const nowhere = databaseUrl.replace(/test_\w+/, 'nowhere');
    await expect(backup({ DATABASE_URL: nowhere })).rejects.toMatchObject({ code: 1 });
    const lost = backup({ IMAGE_FOLDER: '/nowhere' });
    await expect(lost).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('IMAGE_FOLDER /nowhere') });
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(older));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const { stdout } = await backup({ BACKUPS_KEPT: '1' });
    const name = path.basename(stdout.trim(), '.dump');
    expect(readdirSync(folder).sort()).toEqual(['another.txt', `${name}.dump`, `${name}.photos`, 'images', 'lock']);
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
    const lines = await readFile(scriptOf('backup.sh'), 'utf8');
    const settings = { DATABASE_URL: databaseUrl.replace(/test_\w+/, 'nowhere') };
    await expect(run('sh', ['-c', lines], { env: environment(settings) })).rejects.toMatchObject({ code: 1 });
  });
});
