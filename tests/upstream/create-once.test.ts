import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetKeys } from '../../upstream/idempotency.ts';
import { describeOnEngines, engines } from '../support/database.ts';
import { now } from '../support/fixed-clock.ts';
import { addShift, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const place = { district: 'Awka', serviceCentre: 'Awka' };
const unit = { department: 'ICT', unit: 'BIU' };

describeOnEngines('creating calls with an idempotency key', (engine) => {
  let upstream: TestUpstream;
  let shift: string;
  beforeAll(async () => {
    upstream = await startTestUpstream(engine);
    shift = await addShift(upstream.db, 'Day');
  });
  afterAll(() => upstream?.close());

  const create = (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    as: 'admin' | 'management' = 'admin',
  ) => upstream.call('POST', path, { body, headers, as });
  const withKey = (key: string, fingerprint?: string) => ({
    'Idempotency-Key': key,
    ...(fingerprint && { 'Idempotency-Fingerprint': fingerprint }),
  });
  const countOf = async (table: 'users' | 'staff' | 'shifts' | 'holidays') =>
    (await upstream.db.selectFrom(table).selectAll().execute()).length;
  const night = { name: 'Night', startTime: '22:00', serialLatenessThreshold: 2 };

  const calls = [
    ['users', '/users/create', () => ({ email: 'once@test.example', role: 'user', ...place })],
    [
      'staff',
      '/staff/create',
      () => ({ staffID: '1', ...place, ...unit, imageURL: `${upstream.url}/images/1.jpg`, shift }),
    ],
    ['staff', '/staff/create/many', () => ({ staffs: [{ staffID: '2', ...place, ...unit }] })],
    ['shifts', '/shift/create', () => night],
    ['holidays', '/holiday/create', () => ({ date: '2026-12-25', name: 'Christmas Day' })],
  ] as const;

  it.each(calls)(
    'make one of %s by %s however often they are sent, and answer it each time',
    async (table, path, body) => {
      const before = await countOf(table);
      const first = await create(path, body(), withKey(path));
      expect(first).toMatchObject({ status: 200, body: { status: 'success' } });
      const again = await Promise.all([1, 2, 3].map(() => create(path, body(), withKey(path))));
      expect(again.map(({ text }) => text)).toEqual([first.text, first.text, first.text]);
      expect(await countOf(table)).toBe(before + 1);
    },
  );

  it('make one when all are sent at once', async () => {
    const before = await countOf('shifts');
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => create('/shift/create', night, withKey('burst'))),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 200, body: { data: { _id: expect.any(String) } } });
    expect(await countOf('shifts')).toBe(before + 1);
  });

  it('are refused with a key that came with something else, and make nothing', async () => {
    await create('/shift/create', night, withKey('first'));
    const before = await countOf('shifts');
    const refused = { status: 422, body: { status: 'error', reason: 'KEY_REUSED' } };
    expect(await create('/shift/create', { ...night, name: 'Other' }, withKey('first'))).toMatchObject(refused);
    expect(await create('/holiday/create', { date: '2026-12-26', name: 'Boxing Day' }, withKey('first'))).toMatchObject(
      refused,
    );
    expect(await countOf('shifts')).toBe(before);
  });

  it('compare the fingerprint instead of the body where one is sent', async () => {
    const staff = (photo: string) => ({
      staffID: '3',
      ...place,
      ...unit,
      shift,
      imageURL: `${upstream.url}/images/${photo}`,
    });
    const first = await create('/staff/create', staff('a.jpg'), withKey('photo', 'ada'));
    expect(first.status).toBe(200);
    expect((await create('/staff/create', staff('b.jpg'), withKey('photo', 'ada'))).text).toBe(first.text);
    expect((await create('/staff/create', staff('a.jpg'), withKey('photo', 'obi'))).status).toBe(422);
  });

  it('know the keys of each user apart', async () => {
    const staff = (staffID: string) => ({
      staffID,
      ...place,
      ...unit,
      shift,
      imageURL: `${upstream.url}/images/1.jpg`,
    });
    expect((await create('/staff/create', staff('4'), withKey('mine'), 'admin')).status).toBe(200);
    expect((await create('/staff/create', staff('5'), withKey('mine'), 'management')).status).toBe(200);
  });

  it('leave the key free when they were refused', async () => {
    const user = (role: string) => ({ email: 'admin@test.example', role, ...place });
    expect((await create('/users/create', user('user'), withKey('refused'))).status).toBe(409);
    expect(
      (await create('/users/create', { ...user('user'), email: 'free@test.example' }, withKey('refused'))).status,
    ).toBe(200);
    const batch = { staffs: ['6', '4'].map((staffID) => ({ staffID, ...place, ...unit })) };
    const refused = await create('/staff/create/many', batch, withKey('batch'));
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('staff ID "4"') } });
    expect((await create('/staff/create/many', { staffs: [batch.staffs[0]] }, withKey('batch'))).status).toBe(200);
  });

  it.each(['', 'with blanks in it', 'ä', 'k'.repeat(129)])('refuse the key %j', async (key) => {
    expect(await create('/shift/create', night, withKey(key))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('1 to 128 printable characters') },
    });
  });

  it('make a second record without a key, and a day after the first', async () => {
    const before = await countOf('shifts');
    const once = () => create('/shift/create', night, withKey('daily'));
    await once();
    await forgetKeys(upstream.db, new Date('2026-11-21T08:59:00Z'));
    await once();
    expect(await countOf('shifts')).toBe(before + 1);
    await forgetKeys(upstream.db, new Date('2026-11-21T09:01:00Z'));
    await once();
    expect(await countOf('shifts')).toBe(before + 2);
    await create('/shift/create', night);
    await create('/shift/create', night);
    expect(await countOf('shifts')).toBe(before + 4);
  });
});

describe('an idempotency key', () => {
  it.runIf(engines.includes('postgresql'))(
    'is refused while the first request with it takes longer than two seconds',
    async () => {
      const upstream = await startTestUpstream('postgresql');
      const { id: sender } = await upstream.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .executeTakeFirstOrThrow();
      const send = () =>
        upstream.call('POST', '/holiday/create', {
          body: { date: '2026-12-25', name: 'Christmas Day' },
          headers: { 'Idempotency-Key': 'slow' },
        });
      await upstream.db.transaction().execute(async (first) => {
        await first
          .insertInto('idempotency_keys')
          .values({ sender, idempotency_key: 'slow', purpose: 'creation', digest: 'x', used_at: new Date(now()) })
          .execute();
        expect(await send()).toMatchObject({ status: 409, body: { reason: 'KEY_IN_USE' } });
        await first.deleteFrom('idempotency_keys').execute();
      });
      expect((await send()).status).toBe(200);
      await upstream.close();
    },
  );

  it('is not looked at, and no id answered, where the extension is off', async () => {
    const upstream = await startTestUpstream(undefined, { extensions: [] });
    const body = { startTime: '22:00', serialLatenessThreshold: 2 };
    const send = () => upstream.call('POST', '/shift/create', { body, headers: { 'Idempotency-Key': 'off' } });
    const [one, other] = [await send(), await send()];
    expect([one.body.data, other.body.data]).toEqual([null, null]);
    expect(await upstream.db.selectFrom('shifts').select('id').execute()).toHaveLength(2);
    await upstream.close();
  });
});
