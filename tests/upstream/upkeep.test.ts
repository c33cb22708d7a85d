import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { attendancePartitions, keepAttendanceMonths } from '../../upstream/partitions.ts';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { retentionSteps } from '../../upstream/retention/retention.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { startUpkeep, type UpkeepDependencies } from '../../upstream/upkeep.ts';
import { describeOnEngines } from '../support/database.ts';
import { ageDatabase, ageFile } from '../support/old-photos.ts';
import { openReportCalls, type ReportCalls } from './report-calls.ts';

const timeZone = 'Africa/Lagos';
const now = new Date('2026-11-20T12:00:00Z');
const record = createRecordOwn({ isEnabled: true, now: () => now });

describeOnEngines('startUpkeep', (engine) => {
  let calls: ReportCalls;
  let imageFolder: string;
  beforeAll(async () => {
    calls = await openReportCalls(engine);
    await ageDatabase(calls.db);
    imageFolder = await mkdtemp(join(tmpdir(), 'attendance-upkeep-'));
  });
  beforeEach(async () => {
    await calls.clear();
    await calls.db.deleteFrom('properties').execute();
    calls.setNow('2026-11-20 13:00');
  });
  afterAll(async () => {
    await calls?.close();
    await rm(imageFolder, { recursive: true, force: true });
  });

  const photo = async () => {
    const name = `${randomUUID()}.jpg`;
    await writeFile(join(imageFolder, name), 'a photo');
    await ageFile(join(imageFolder, name));
    return { name, address: `/images/${name}` };
  };
  const signIn = async (staff_id: string, day: string, image_url: string | null = null) => {
    const row = { staff_id, mode: 'signedIn' as const, attendance_at: new Date(`${day}T07:00:00Z`), image_url };
    await calls.db.insertInto('attendance').values(row).execute();
  };

  it('files waiting records by month, finishes days and ends when it is told', async () => {
    const { db } = calls;
    const id = await calls.addStaff('00001', await calls.addShift('08:00', '08:15'));
    await signIn(id, '2026-09-12');
    const failures: unknown[] = [];
    const onStep: UpkeepDependencies['onStep'] = (_step, failure) => failure && failures.push(failure);
    const upkeep = startUpkeep({
      db,
      timeZone,
      now: () => now,
      retention: {},
      imageFolder,
      record,
      onStep,
      interval: 5,
    });
    const count = async (table: 'finished_days' | 'stale_days') =>
      (await db.selectFrom(table).select('day').execute()).length;
    const progress = async () => [await count('finished_days'), await count('stale_days')];
    await expect.poll(progress).toEqual([80, 0]);
    await upkeep.stop();
    expect(failures).toEqual([]);
    expect((await attendancePartitions(db)).map(({ month }) => month)).toContain('2026-09-01');
  });

  /** Makes what a statement does to a table fail, until the test has ended. */
  const breakTable = async (on: string, when: string, each = 'statement') => {
    const { db } = calls;
    await sql
      .raw(`
      create or replace function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger broken before ${on} for each ${each} ${when} execute function fail()`)
      .execute(db);
    const table = on.split(' on ')[1];
    onTestFinished(async () => void (await sql.raw(`drop trigger if exists broken on ${table}`).execute(db)));
  };

  it('F-295: runs each step of the upkeep though one always fails, and tells which', async () => {
    const { db } = calls;
    await calls.addStaff('00001', await calls.addShift('08:00', '08:15')).then((id) => signIn(id, '2026-11-18'));
    await breakTable('delete on idempotency_keys', '');
    const ends: (readonly [string, boolean])[] = [];
    const onStep: UpkeepDependencies['onStep'] = (step, failure) => ends.push([step, failure === null]);
    const parts = { db, timeZone, now: () => now, retention: { months: 1 }, imageFolder, record, onStep };
    const upkeep = startUpkeep({ ...parts, interval: 5 });
    await expect.poll(() => ends.filter(([step]) => step === 'stored days').length).toBeGreaterThan(1);
    await upkeep.stop();
    const last = Object.fromEntries(ends);
    expect(last).toMatchObject({ 'idempotency keys': false, partitions: true, mails: true, 'trail retention': true });
    expect(Object.entries(last).filter(([, isWell]) => !isWell)).toHaveLength(1);
    expect(await db.selectFrom('days').select('staff_id').execute()).not.toEqual([]);
  });

  it('F-295: works out the other days though one day always fails', async () => {
    const { db } = calls;
    const id = await calls.addStaff('00001', await calls.addShift('08:00', '08:15'));
    await signIn(id, '2026-11-17');
    await breakTable('insert or update on days', "when (new.day = '2026-11-18')", 'row');
    await expect(keepDays(db, { timeZone, now })).rejects.toThrow('broken');
    const days = await db.selectFrom('days').select('day').distinct().orderBy('day').execute();
    expect(days.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-19']);
  });

  it('F-295: takes the photos of other months, and deletes other files, though one month and one file always fail', async () => {
    const { db } = calls;
    const id = await calls.addStaff('00001', null);
    const [june, july] = [await photo(), await photo()];
    await signIn(id, '2026-06-10', june.address);
    await signIn(id, '2026-07-10', july.address);
    await keepAttendanceMonths(db, now);
    await breakTable('update on attendance_2026_06', '');
    const [stuck, unnamed] = [await photo(), await photo()];
    await rm(join(imageFolder, stuck.name));
    await mkdir(join(imageFolder, stuck.name));
    await ageFile(join(imageFolder, stuck.name));
    const { 'photo retention': dropPhotos } = retentionSteps(
      db,
      { photoMonths: 2 },
      { timeZone, now: () => now, imageFolder, record },
    );
    await expect(dropPhotos()).rejects.toThrow('2 steps failed');
    expect((await db.selectFrom('attendance').select('image_url').execute()).map((row) => row.image_url)).toEqual([
      june.address,
      null,
    ]);
    const files = (await readdir(imageFolder)).map((name) => name.replace(/^\./, '').slice(0, june.name.length));
    expect(files.sort()).toEqual([june.name, stuck.name].sort());
    expect([july.name, unnamed.name].filter((name) => files.includes(name))).toEqual([]);
  });
});
