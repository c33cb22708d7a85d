import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attendancePartitions, keepAttendanceMonths } from '../../upstream/partitions.ts';
import type { Retention } from '../../upstream/retention/retained-days.ts';
import { retentionSteps } from '../../upstream/retention/retention.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { verifyTrail } from '../../upstream/trail/verify.ts';
import { endVersion } from '../../upstream/versions.ts';
import { describeOnEngines } from '../support/database.ts';
import { ageDatabase, ageFile } from '../support/old-photos.ts';
import { openReportCalls, type ReportCalls } from './report-calls.ts';

const timeZone = 'Africa/Lagos';
const now = new Date('2026-11-20T12:00:00Z');
const record = createRecordOwn({ isEnabled: true, now: () => now });

describeOnEngines('retentionSteps', (engine) => {
  let calls: ReportCalls;
  let imageFolder: string;
  beforeAll(async () => {
    calls = await openReportCalls(engine);
    await ageDatabase(calls.db);
    imageFolder = await mkdtemp(join(tmpdir(), 'attendance-retention-'));
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
  const files = async () => (await readdir(imageFolder)).sort();
  const apply = async (retention: Retention) => {
    const steps = retentionSteps(calls.db, retention, { timeZone, now: () => now, imageFolder, record });
    for (const step of Object.values(steps)) await step();
  };
  const photosOf = async (table: 'attendance' | 'staff_past') => {
    const rows = await calls.db.selectFrom(table).select('image_url').execute();
    return rows.map(({ image_url }) => image_url);
  };
  const signIn = async (staff_id: string, day: string, image_url: string | null = null) => {
    const row = { staff_id, mode: 'signedIn' as const, attendance_at: new Date(`${day}T07:00:00Z`), image_url };
    await calls.db.insertInto('attendance').values(row).execute();
  };
  const months = async () => (await attendancePartitions(calls.db)).flatMap(({ month }) => month ?? []);

  it('F-89 drops the partitions of months that no report reads any more, and what was valid before them alone', async () => {
    const { db } = calls;
    const daily = await calls.addShift('08:00', '08:15', { workDays: [1, 2, 3, 4, 5, 6, 7] });
    const id = await calls.addStaff('00001', daily);
    const gone = await calls.addStaff('00002', daily);
    for (const month of ['06', '07', '08', '09', '10', '11']) await signIn(id, `2026-${month}-10`);
    await keepAttendanceMonths(db, now);
    const from = await months();
    expect(from).toEqual(expect.arrayContaining(['2026-06-01', '2026-11-01', '2026-12-01']));
    await db.transaction().execute((transaction) => endVersion(transaction, 'staff', gone, '2026-07-20'));
    const absentOn = async (day: string) =>
      (await calls.list<{ staffID: string }>(`exception?date=${day}`)).map(({ staffID }) => staffID);
    expect(await absentOn('2026-07-11')).toEqual(['00001', '00002']);

    const letter = { kind: 'lateness', staff_id: '00001', name: '', district: '', service_centre: '' } as const;
    for (const printed_at of [new Date('2026-08-31T12:00:00Z'), new Date('2026-09-01T12:00:00Z')]) {
      const row = {
        ...letter,
        days: ['2026-08-03'],
        reference: '',
        step: 'first' as const,
        printed_by: '',
        printed_at,
      };
      await db.insertInto('letters').values(row).execute();
    }
    await apply({ months: 2 });
    expect(await months()).toEqual(from.filter((month) => month >= '2026-08-01'));
    const letters = await db.selectFrom('letters').select('printed_at').execute();
    expect(letters.map(({ printed_at }) => printed_at.toISOString().slice(0, 10))).toEqual(['2026-09-01']);
    const left = await db.selectFrom('attendance').select('attendance_at').orderBy('attendance_at').execute();
    expect(left.map(({ attendance_at }) => attendance_at.toISOString().slice(5, 7))).toEqual(['08', '09', '10', '11']);
    expect(await absentOn('2026-07-11')).toEqual([]);
    expect(await absentOn('2026-08-31')).toEqual([]);
    expect(await absentOn('2026-09-01')).toEqual(['00001']);
    expect(await db.selectFrom('staff_past').select('staff_id').execute()).toEqual([]);

    await apply({ months: 12 });
    expect(await absentOn('2026-08-31')).toEqual([]);
    const put = await db
      .selectFrom('trail')
      .select(['who', 'action', 'subject', 'before', 'after'])
      .orderBy('number')
      .execute();
    const after = JSON.stringify({ retainedFrom: '2026-09-01' });
    const own = { who: 'service', action: 'dropped', before: null, after };
    expect(put).toEqual(['photo', 'attendance'].map((subject) => ({ ...own, subject })));
    expect((await verifyTrail(db)).fault).toBeNull();
  });

  it('F-89 deletes the files of old sign-ins, of replaced reference photos and of people who left', async () => {
    const { db } = calls;
    const [old, shared, recent, replaced, current, left, leftLately] = await Promise.all(
      Array.from({ length: 7 }, photo),
    );
    const shift = await calls.addShift('08:00');
    const id = await calls.addStaff('00001', shift);
    await signIn(id, '2026-08-10', old?.address);
    await signIn(id, '2026-09-30', shared?.address);
    await signIn(id, '2026-10-01', shared?.address);
    await signIn(id, '2026-11-10', recent?.address);
    await signIn(id, '2026-08-11', '/images/demo/0001-i.jpg');
    await signIn(id, '2026-08-12', 'https://images.example/1.jpg');
    const update = (address: string | undefined, day: string) =>
      db
        .updateTable('staff')
        .set({ image_url: address ?? '', valid_from: day })
        .where('id', '=', id)
        .execute();
    await update(replaced?.address, '2026-02-01');
    await update(current?.address, '2026-09-01');
    for (const [staffID, address, day] of [
      ['00002', left?.address, '2026-09-15'],
      ['00003', leftLately?.address, '2026-11-15'],
    ] as const) {
      const person = await calls.addStaff(staffID, shift);
      await db
        .updateTable('staff')
        .set({ image_url: address ?? '' })
        .where('id', '=', person)
        .execute();
      await db.transaction().execute((transaction) => endVersion(transaction, 'staff', person, day));
    }
    await writeFile(join(imageFolder, 'unrelated.txt'), 'not ours');
    // Half of the old months have a partition, the others wait for one.
    await keepAttendanceMonths(db, now);
    await signIn(id, '2026-08-13', old?.address);

    await apply({ photoMonths: 1 });
    const kept = [shared, recent, current, leftLately].map((one) => one?.name ?? '');
    expect(await files()).toEqual([...kept, 'unrelated.txt'].sort());
    expect((await photosOf('attendance')).filter((address) => address !== null).sort()).toEqual(
      ['/images/demo/0001-i.jpg', 'https://images.example/1.jpg', shared?.address, recent?.address].sort(),
    );
    expect((await photosOf('staff_past')).filter((address) => address?.startsWith('/images/'))).toEqual([
      leftLately?.address,
    ]);
    await apply({ photoMonths: 1 });
    expect(await files()).toHaveLength(5);
    const put = await db.selectFrom('trail').select(['subject', 'after']).orderBy('number', 'desc').execute();
    expect(put[0]).toEqual({ subject: 'photo', after: JSON.stringify({ retainedFrom: '2026-10-01' }) });
    await apply({ trailMonths: 1 });
    expect(await db.selectFrom('trail').select('number').execute()).toHaveLength(put.length);
  });

  it('F-89 removes once, and puts on record once, what several services remove at the same time', async () => {
    const { db } = calls;
    const old = await photo();
    const id = await calls.addStaff('00001', null);
    await signIn(id, '2026-01-10', old.address);
    const entries = async () =>
      (await db.selectFrom('trail').select('subject').execute()).map(({ subject }) => subject);
    const before = await entries();
    await Promise.all([1, 2, 3].map(() => apply({ months: 2, photoMonths: 2 })));
    expect((await entries()).slice(before.length).sort()).toEqual(['attendance', 'photo']);
    expect(await files()).not.toContain(old.name);
    expect(await db.selectFrom('attendance').selectAll().execute()).toEqual([]);
  });

  it('F-89 deletes no file by an address that only ends in its name, and none beside the photos', async () => {
    const reference = await photo();
    const id = await calls.addStaff('00001', null, [], '2020-01-01 08:00');
    await calls.db.updateTable('staff').set({ image_url: reference.address }).execute();
    const crooked = [`/images/?/${reference.name}`, `/images/x/${reference.name}`, '/images/..', '/images/?/..'];
    for (const [place, address] of crooked.entries()) await signIn(id, `2020-01-1${place}`, address);
    await apply({ photoMonths: 1 });
    expect(await files()).toContain(reference.name);
    expect(await photosOf('attendance')).toEqual([null, null, null, null]);
  });

  it('F-154 forgets the revisions of days that are gone, and no sum of them is less than before', async () => {
    const { db } = calls;
    const id = await calls.addStaff('00001', await calls.addShift('08:00', '08:15'));
    for (const month of ['06', '07', '08', '09', '10']) await signIn(id, `2026-${month}-10`);
    await sql`select revise('reviews', array['2026-06-10'::date, '2026-10-10'::date])`.execute(db);
    await sql`select revise('days', array['2026-08-31'::date, '2026-09-01'::date])`.execute(db);
    const days = async (resource: string) => {
      const { rows } = await sql<{ day: string }>`
        select distinct day from revisions where resource = ${resource} and day > '-infinity' order by 1`.execute(db);
      return rows.map(({ day }) => day);
    };
    const sum = async (resource: string) => {
      const { rows } = await sql<{ sum: string }>`
        select sum(revision)::text as sum from revisions where resource = ${resource}`.execute(db);
      return BigInt(rows[0]?.sum ?? 0);
    };
    const resources = ['attendance', 'reviews', 'days'];
    const before = await Promise.all(resources.map(sum));
    await apply({ months: 2 });
    expect(await days('attendance')).toEqual(expect.arrayContaining(['2026-08-10', '2026-10-10']));
    expect((await days('attendance'))[0]).toBe('2026-08-10');
    expect((await days('reviews')).filter((day) => day < '2026-08-01')).toEqual([]);
    expect((await days('days'))[0]).toBe('2026-09-01');
    const after = await Promise.all(resources.map(sum));
    expect(after.map((value, index) => value >= (before[index] ?? 0n))).toEqual([true, true, true]);
    const { rows } = await sql`select from revisions`.execute(db);
    await apply({ months: 2 });
    expect((await sql`select from revisions`.execute(db)).rows).toHaveLength(rows.length);
  });
});
