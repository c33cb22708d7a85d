import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachAlone } from '../../upstream/each-alone.ts';
import { createIntake, isRefused } from '../../upstream/intake/intake.ts';
import { attendancePartitions, keepAttendanceMonths } from '../../upstream/partitions.ts';
import type { Retention } from '../../upstream/retention/retained-days.ts';
import { retentionSteps } from '../../upstream/retention/retention.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
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
