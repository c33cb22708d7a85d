import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../upstream/config.ts';
import { forEachAlone } from '../../upstream/each-alone.ts';
import { createIntake, isRefused } from '../../upstream/intake/intake.ts';
import { attendancePartitions, keepAttendanceMonths } from '../../upstream/partitions.ts';
import type { Retention } from '../../upstream/retention/retained-days.ts';
import { retentionSteps } from '../../upstream/retention/retention.ts';
import { startUpstream } from '../../upstream/server.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines, usualDatabase } from '../support/database.ts';
import fc from '../support/fast-check.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

const arrival = '2026-11-20T09:00:00Z';
const millisecondsOfDay = 86_400_000;

describeOnEngines('what intake acknowledges', (engine) => {
  const upstream = begun(() => startTestUpstream(engine, { retention: { months: 1, photoMonths: 1 } }));
  let key: string;
  beforeAll(async () => {
    await addStaff(upstream.db, '00123');
    key = (await upstream.call('POST', '/deviceKey/create', { body: { name: 'Gate' } })).body.data.key;
  });
  beforeEach(async () => {
    upstream.setNow(arrival);
    await upstream.db.deleteFrom('properties').execute();
    await upstream.db.deleteFrom('idempotency_keys').execute();
  });
  afterEach(async () => void (await upstream.db.deleteFrom('attendance').execute()));

  const sweep = (retention: Retention, now = new Date(arrival), timeZone = 'Africa/Lagos') => {
    const { db, imageFolder } = upstream;
    const record = createRecordOwn({ isEnabled: true, now: () => now });
    const steps = retentionSteps(db, retention, { timeZone, now: () => now, imageFolder, record });
    return forEachAlone(Object.values(steps), (step) => step());
  };
  const record = { staffID: '00123', mode: 'signedIn' };
  const send = (fields: object) =>
    upstream.call('POST', '/attendance/create', { token: key, body: { ...record, ...fields } });
  const rows = () => upstream.db.selectFrom('attendance').selectAll().execute();
  const tooOld = 'attendanceDate lies before 2026-09-30: records that old are not kept.';

  it.each([
    ['2026-09-30T00:00:00+01:00', 200],
    ['2026-09-29T23:59:59.999+01:00', 422],
    ['2026-09-29T23:00:00Z', 200],
    ['2026-09-30T11:59:59+13:00', 422],
    ['2026-10-01T00:00:00+01:00', 200],
    ['2026-08-15T08:00:00Z', 422],
    ['2025-06-01T08:00:00Z', 422],
  ])('F-150 goes by the day of the company: a record of %s is answered %i', async (attendanceDate, status) => {
    const reply = await send({ attendanceDate });
    expect(reply.status).toBe(status);
    await keepAttendanceMonths(upstream.db, new Date(arrival));
    await sweep({ months: 1 });
    expect(await rows()).toHaveLength(status === 200 ? 1 : 0);
    if (status === 422 && attendanceDate > '2026') expect(reply.body.message).toBe(tooOld);
  });

  it('F-150 has a verdict of its own in a batch, and no partition or key for what is refused', async () => {
    const old = { ...record, attendanceDate: '2026-08-01T08:00:00Z', idempotencyKey: 'old' };
    const records = [old, { ...record, attendanceDate: '2026-11-02T08:00:00Z' }, { ...old, staffID: '99999' }];
    const { body } = await upstream.call('POST', '/attendance/create/many', { body: { records } });
    const refusal = { outcome: 'refused', status: 422, message: tooOld };
    expect(body.data).toEqual({
      stored: 1,
      repeated: 0,
      refused: 2,
      records: [refusal, { outcome: 'stored' }, refusal],
    });
    await keepAttendanceMonths(upstream.db, new Date(arrival));
    const months = (await attendancePartitions(upstream.db)).map(({ month }) => month);
    expect([months.includes('2026-11-01'), months.includes('2026-08-01')]).toEqual([true, false]);
    expect(await upstream.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('F-150 is refused in a form too, whose photo leaves no file', async () => {
    const files = await readdir(upstream.imageFolder);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...record, attendanceDate: '2026-08-01T08:00:00Z' }))
      form.append(name, value);
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    form.append('photo', new Blob([new Uint8Array(photo)]), 'face.jpg');
    const reply = await upstream.call('POST', '/attendance/create', { body: form });
    expect([reply.status, reply.body.message]).toEqual([422, tooOld]);
    expect(await readdir(upstream.imageFolder)).toEqual(files);
  });

  it('F-150 is not said to be stored when a record is handed in again after it has been removed', async () => {
    const late = { attendanceDate: '2026-10-05T08:00:00Z', idempotencyKey: 'late' };
    expect((await send(late)).body.data).toEqual({ outcome: 'stored' });
    expect((await send(late)).body.data).toEqual({ outcome: 'repeated' });
    const [before, after] = ['2026-12-31T22:59:00Z', '2026-12-31T23:01:00Z'];
    upstream.setNow(before);
    await keepAttendanceMonths(upstream.db, new Date(before));
    await sweep({ months: 1 }, new Date(before));
    expect(await rows()).toHaveLength(1);
    upstream.setNow(after);
    await sweep({ months: 1 }, new Date(after));
    expect(await rows()).toEqual([]);
    expect((await send(late)).status).toBe(422);
    expect((await send({ ...late, idempotencyKey: undefined })).status).toBe(422);
  });

  it('F-150 goes by what another setting has removed: a retention made longer again takes in nothing older', async () => {
    const other = await startTestUpstream(engine, { retention: { months: 12 } });
    onTestFinished(other.close);
    await addStaff(other.db, '00123');
    const ask = async (day: string) => {
      const body = { ...record, attendanceDate: `${day}T08:00:00Z` };
      return (await other.call('POST', '/attendance/create', { body })).status;
    };
    expect(await ask('2026-05-01')).toBe(200);
    await other.db.insertInto('properties').values({ name: 'retained_from', value: '2026-09-01' }).execute();
    expect([await ask('2026-05-02'), await ask('2026-08-30'), await ask('2026-08-31')]).toEqual([422, 422, 200]);
  });

  it('F-150 keeps a photo, or says that it does not, before the first sweep too', async () => {
    const { db } = upstream;
    const imageURL = 'https://images.example/1.jpg';
    const note = 'Photos of that month are not kept: the record is kept without its photo.';
    expect((await send({ attendanceDate: '2026-09-30T20:00:00Z', imageURL })).body.data).toEqual({
      outcome: 'stored',
      note,
    });
    expect((await send({ attendanceDate: '2026-10-01T00:00:00Z', imageURL })).body.data).toEqual({ outcome: 'stored' });
    await keepAttendanceMonths(db, new Date(arrival));
    await sweep({ months: 1, photoMonths: 1 });
    const left = await db.selectFrom('attendance').select('image_url').orderBy('attendance_at').execute();
    expect(left).toEqual([{ image_url: null }, { image_url: imageURL }]);
  });

  // The last one: it takes longer than an idle connection lasts, and asks for nothing.
  it('F-150 is there after a sweep at the same moment, at any age and retention; all else is refused with 422', {
    tags: 'nightly',
  }, async () => {
    const { db } = upstream;
    const zones = ['Africa/Lagos', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC'];
    const cases = fc.record({
      months: fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined }),
      earlierMonths: fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined }),
      timeZone: fc.constantFrom(...zones),
      now: fc.date({
        min: new Date('2025-06-01T00:00:00Z'),
        max: new Date('2026-06-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      age: fc.oneof(
        fc.integer({ min: 0, max: 500 * millisecondsOfDay }),
        fc.integer({ min: 0, max: 70 * millisecondsOfDay }),
      ),
    });
    let [taken, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(cases, async ({ months, earlierMonths, timeZone, now, age }) => {
        await db.deleteFrom('attendance').execute();
        await db.deleteFrom('properties').execute();
        const retention = months === undefined ? {} : { months };
        // Another setting has removed before what this one keeps.
        if (earlierMonths !== undefined) await sweep({ months: earlierMonths }, now, timeZone);
        const origins = { publicUrl: upstream.url, imageOrigins: [], imageFolder: upstream.imageFolder };
        const intake = createIntake({ db, origins, perMinute: 10, timeZone, retention, now: () => now });
        const sender = { id: '00000000-0000-4000-8000-000000000009', serviceCentre: null };
        const attendanceDate = new Date(now.getTime() - age).toISOString();
        const checked = intake.check({ ...record, attendanceDate }, sender);
        const verdict = isRefused(checked) ? checked : await intake.store(checked, sender);
        await keepAttendanceMonths(db, now);
        await sweep(retention, now, timeZone);
        const left = (await rows()).map(({ attendance_at }) => attendance_at.toISOString());
        if (verdict.outcome === 'refused') {
          refused += 1;
          expect([verdict.status, left]).toEqual([422, []]);
        } else {
          taken += 1;
          expect([verdict, left]).toEqual([{ outcome: 'stored' }, [attendanceDate]]);
        }
      }),
      { numRuns: engine === 'pglite' ? 40 : 120 },
    );
    expect([taken > 5, refused > 5]).toEqual([true, true]);
  });
});

describe('RETENTION_MONTHS', () => {
  it('F-150 is one limit for what a service takes in and for what it removes', async () => {
    const imageFolder = await mkdtemp(join(tmpdir(), 'attendance-kept-'));
    onTestFinished(() => rm(imageFolder, { recursive: true, force: true }));
    const settings = { RETENTION_MONTHS: '2', ADMIN_EMAIL: 'admin@test.example', DEFAULT_PASSWORD: 'correct horse' };
    const given = { PORT: '0', JWT_SECRET: 'x'.repeat(40), TIME_ZONE: 'Africa/Lagos', IMAGE_FOLDER: imageFolder };
    const { dataFolder: _, ...config } = readConfig({ ...settings, ...given, ...(await usualDatabase()) });
    const service = await startUpstream(config, pino({ level: 'silent' }), () => new Date(arrival));
    onTestFinished(service.close);
    let token = '';
    const call = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${service.url}/api/v2/attendance${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
      const { data } = (await response.json()) as { data: any };
      return { status: response.status, data };
    };
    const credentials = { email: settings.ADMIN_EMAIL, password: settings.DEFAULT_PASSWORD };
    token = (await call('POST', '/users/signin', credentials)).data.token;
    const record = { staffID: '00123', mode: 'signedIn' };
    const day = async (date: string) =>
      (await call('POST', '/attendance/create', { ...record, attendanceDate: `${date}T08:00:00Z` })).status;
    // The person is of no use to the age, which is judged first.
    expect([await day('2026-08-30'), await day('2026-06-30')]).toEqual([422, 422]);
    const verdict = await call('POST', '/attendance/create/many', {
      records: ['2026-08-30', '2026-09-01'].map((date) => ({ ...record, attendanceDate: `${date}T08:00:00Z` })),
    });
    expect(verdict.data.records.map(({ message }: { message: string }) => message)).toEqual([
      'attendanceDate lies before 2026-08-31: records that old are not kept.',
      expect.stringContaining('no staff member'),
    ]);
  });
});
