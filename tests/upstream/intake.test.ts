import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foreignImage } from '../../upstream/image-addresses.ts';
import { describeOnEngines } from '../support/database.ts';
import { foreignImages } from '../support/foreign-images.ts';
import { addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const arrival = new Date('2026-11-20T09:00:00Z');

describeOnEngines('intake', (engine) => {
  let upstream: TestUpstream;
  let key: string;
  beforeAll(async () => {
    upstream = await startTestUpstream(engine);
    for (const staffID of ['00123', '00124']) await addStaff(upstream.db, staffID);
    key = await newKey();
  });
  beforeEach(async () => {
    await upstream.db.deleteFrom('attendance').execute();
    await upstream.db.deleteFrom('idempotency_keys').execute();
  });
  afterAll(() => upstream?.close());

  const newKey = async (serviceCentre?: string): Promise<string> => {
    const reply = await upstream.call('POST', '/deviceKey/create', { body: { name: 'Gate', serviceCentre } });
    return reply.body.data.key;
  };
  const record = { staffID: '00123', mode: 'signedIn', attendanceDate: '2026-11-20T08:01:02.345+01:00' };
  const send = (fields: object, headers: Record<string, string> = {}) =>
    upstream.call('POST', '/attendance/create', { token: key, body: { ...record, ...fields }, headers });
  const sendMany = (records: unknown, token = key) =>
    upstream.call('POST', '/attendance/create/many', { token, body: { records } });
  const rows = () => upstream.db.selectFrom('attendance').selectAll().orderBy('attendance_at').execute();

  describe('POST /attendance/create', () => {
    it('F-81 stores a record with the time of the device and the time of its arrival', async () => {
      const position = { latitude: 6.2, longitude: '7.07', location: 'Gate 2', serviceCentre: 'Awka' };
      const reply = await send({ ...position, isImageRecognised: false, imageURL: 'https://images.example/1.jpg' });
      expect(reply).toMatchObject({ status: 200, body: { status: 'success', data: { outcome: 'stored' } } });
      expect(await rows()).toMatchObject([
        {
          mode: 'signedIn',
          attendance_at: new Date('2026-11-20T07:01:02.345Z'),
          arrived_at: arrival,
          service_centre: 'Awka',
          image_url: 'https://images.example/1.jpg',
          latitude: 6.2,
          longitude: 7.07,
          location: 'Gate 2',
          is_image_recognised: false,
        },
      ]);
      const { body } = await upstream.call('GET', '/attendance/findall?date=2026-11-20&mode=signedIn');
      expect(body.data).toMatchObject([{ staffID: { staffID: '00123' }, attendanceDate: '2026-11-20T07:01:02.345Z' }]);
    });

    it.each([
      { latitude: 0, longitude: 0 },
      { latitude: '0.000', longitude: '-0' },
    ])('F-112 keeps a record with the position %j without one, and says so', async (position) => {
      const note = 'The position 0, 0 is not a place: the record is kept without a position.';
      expect(await send(position)).toMatchObject({ status: 200, body: { data: { outcome: 'stored', note } } });
      expect((await send(position)).body.data).toEqual({ outcome: 'repeated', note });
      const more = { ...record, mode: 'signedOut' };
      const { data } = (
        await sendMany([
          { ...more, ...position },
          { ...more, latitude: 0, longitude: 7 },
        ])
      ).body;
      expect(data.records).toEqual([{ outcome: 'stored', note }, { outcome: 'repeated' }]);
      expect((await rows()).map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
        [null, null],
        [null, null],
      ]);
    });

    it('F-81 takes what an administrator hands in, and nobody else', async () => {
      const call = (options: object) => upstream.call('POST', '/attendance/create', { body: record, ...options });
      for (const as of ['management', 'user'] as const) expect((await call({ as })).status).toBe(403);
      expect((await call({ as: null })).status).toBe(401);
      expect((await call({ token: `${key}x` })).status).toBe(401);
      expect((await call({ token: 'device_' })).status).toBe(401);
      expect(await rows()).toEqual([]);
      expect((await call({ as: 'admin' })).status).toBe(200);
      expect(await rows()).toHaveLength(1);
    });

    it('counts what arrives late for who had the staff ID on its day, also after they have left', async () => {
      const left = await addStaff(upstream.db, '00777');
      await upstream.db
        .updateTable('staff')
        .set({ created_at: new Date('2026-01-01') })
        .where('id', '=', left)
        .execute();
      expect((await upstream.call('DELETE', `/staff/destroy/${left}`)).status).toBe(200);
      const at = async (day: string) => (await send({ staffID: '00777', attendanceDate: `${day}T07:00:00Z` })).status;
      expect([await at('2026-11-18'), await at('2026-11-20')]).toEqual([200, 422]);
      const again = await addStaff(upstream.db, '00777');
      await upstream.db.updateTable('staff').set({ created_at: arrival }).where('id', '=', again).execute();
      expect([await at('2026-11-17'), await at('2026-11-20')]).toEqual([200, 200]);
      expect((await rows()).map(({ staff_id }) => staff_id)).toEqual([left, left, again]);
    });

    it('stores a repeated delivery once, by its key and by person, mode and instant', async () => {
      const outcome = async (fields: object, headers = {}) => (await send(fields, headers)).body.data?.outcome;
      expect(await outcome({ idempotencyKey: 'a' })).toBe('stored');
      expect(await outcome({ idempotencyKey: 'a' })).toBe('repeated');
      expect(await outcome({}, { 'idempotency-key': 'a' })).toBe('repeated');
      expect(await outcome({ attendanceDate: '2026-11-20T07:01:02.345Z', location: 'Elsewhere' })).toBe('repeated');
      expect(await outcome({ mode: 'signedOut' })).toBe('stored');
      expect(await outcome({ attendanceDate: '2026-11-20T08:01:02.346+01:00' })).toBe('stored');
      expect(await rows()).toHaveLength(3);
    });

    it('refuses a key that was used for another record, and knows the keys of each sender apart', async () => {
      await send({ idempotencyKey: 'a' });
      expect(await send({ idempotencyKey: 'a', staffID: '00124' })).toMatchObject({
        status: 422,
        body: { message: 'idempotencyKey "a" was used for another record: give each its own.' },
      });
      const body = { ...record, staffID: '00124', idempotencyKey: 'a' };
      const other = await upstream.call('POST', '/attendance/create', { token: await newKey(), body });
      expect(other.body.data).toEqual({ outcome: 'stored' });
      expect(await rows()).toHaveLength(2);
    });

    it('stores one record of many equal deliveries at once', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, async () => (await send({ idempotencyKey: 'k' })).body.data.outcome),
      );
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(39);
      expect(await rows()).toHaveLength(1);
    });

    it.each<[string, object, number, RegExp]>([
      ['an unknown staff ID', { staffID: '99999' }, 422, /no staff member has the staff ID "99999"/],
      ['no staff ID', { staffID: null }, 400, /staffID is required/],
      ['a staff ID that is too long', { staffID: 'x'.repeat(65) }, 400, /staffID must not be longer/],
      ['another mode', { mode: 'SIGNED_IN' }, 400, /mode must be signedIn or signedOut/],
      ['no time', { attendanceDate: undefined }, 400, /attendanceDate is required/],
      ['a time without its offset', { attendanceDate: '2026-11-20T08:00:00' }, 400, /an instant with its offset/],
      ['a day that does not exist', { attendanceDate: '2026-02-30T08:00:00Z' }, 400, /an instant with its offset/],
      ['an hour that does not exist', { attendanceDate: '2026-11-20T25:00:00Z' }, 400, /an instant with its offset/],
      ['a number for a time', { attendanceDate: 1_763_600_000_000 }, 400, /an instant with its offset/],
      ['a time in the future', { attendanceDate: '2026-11-20T09:02:00Z' }, 400, /lies in the future/],
      ['a time of another age', { attendanceDate: '2024-11-20T09:02:00Z' }, 422, /more than a year back/],
      ['a latitude out of range', { latitude: 90.5, longitude: 7 }, 400, /latitude must be a number from -90 to 90/],
      ['a longitude out of range', { latitude: 6, longitude: -180.1 }, 400, /longitude must be a number from -180/],
      ['half a position', { latitude: 6 }, 400, /latitude and longitude belong together/],
      ['a position in words', { latitude: 'north', longitude: 'east' }, 400, /latitude must be a number/],
      ['a location that is too long', { location: 'x'.repeat(257) }, 400, /location must not be longer/],
      ['text that cannot be stored', { location: 'a\u0000b' }, 400, /cannot be stored/],
      ['a key with blanks', { idempotencyKey: 'a b' }, 400, /idempotencyKey must have 1 to 128/],
      ['a key that is too long', { idempotencyKey: 'x'.repeat(129) }, 400, /idempotencyKey must have 1 to 128/],
    ])('refuses %s with the reason and stores nothing', async (_what, fields, status, message) => {
      const reply = await send(fields);
      expect([reply.status, reply.body.status]).toEqual([status, 'error']);
      expect(reply.body.message).toMatch(message);
      expect(await rows()).toEqual([]);
      expect(await upstream.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    });

    it.each(foreignImages)('F-07 refuses a photo at %s', async (imageURL) => {
      expect(await send({ imageURL })).toMatchObject({ status: 422, body: { message: foreignImage } });
      expect(await rows()).toEqual([]);
    });

    it('refuses a body that is too large, broken or of another kind', async () => {
      const raw = (body: string, type = 'application/json') =>
        upstream.call('POST', '/attendance/create', { token: key, body, headers: { 'content-type': type } });
      expect((await raw(JSON.stringify({ ...record, x: 'x'.repeat(20_000) }))).status).toBe(413);
      expect((await raw('{')).status).toBe(400);
      expect((await raw('[]')).status).toBe(400);
      expect((await raw('staffID=00123', 'application/x-www-form-urlencoded')).status).toBe(400);
      expect((await raw('x', 'multipart/form-data')).status).toBe(400);
      expect(await rows()).toEqual([]);
    });

    it('takes a clock that is a little ahead', async () => {
      expect((await send({ attendanceDate: '2026-11-20T09:00:30Z' })).status).toBe(200);
    });
  });

  describe('POST /attendance/create/many', () => {
    it('gives each record a verdict of its own, in order', async () => {
      await send({});
      const reply = await sendMany([
        record,
        { ...record, mode: 'signedOut', idempotencyKey: 'o' },
        { ...record, staffID: '99999' },
        { ...record, attendanceDate: '2026-11-21T09:02:00Z' },
        'text',
        { ...record, mode: 'signedOut', idempotencyKey: 'o' },
        { ...record, staffID: '00124', imageURL: 'http://169.254.169.254/' },
      ]);
      expect(reply.status).toBe(200);
      expect(reply.body.data).toMatchObject({ stored: 1, repeated: 2, refused: 4 });
      expect(reply.body.data.records).toMatchObject([
        { outcome: 'repeated' },
        { outcome: 'stored' },
        { outcome: 'refused', status: 422, message: expect.stringContaining('99999') },
        { outcome: 'refused', status: 400, message: expect.stringContaining('future') },
        { outcome: 'refused', status: 400 },
        { outcome: 'repeated' },
        { outcome: 'refused', status: 422, message: foreignImage },
      ]);
      expect(await rows()).toHaveLength(2);
    });

    it('takes 1,000 records in a few statements, and not one more', async () => {
      const records = Array.from({ length: 1_001 }, (_, index) => ({
        ...record,
        attendanceDate: new Date(arrival.getTime() - index * 1_000).toISOString(),
        idempotencyKey: `m-${index}`,
      }));
      expect((await sendMany(records)).status).toBe(400);
      expect(await rows()).toEqual([]);
      expect((await sendMany(records.slice(1))).body.data).toMatchObject({ stored: 1_000, refused: 0 });
      expect((await sendMany(records.slice(1))).body.data).toMatchObject({ stored: 0, repeated: 1_000 });
      expect(await rows()).toHaveLength(1_000);
    });

    it.each([[undefined], ['text'], [[]], [{ 0: 1 }]])('refuses records that are not a list: %j', async (records) => {
      expect((await sendMany(records)).status).toBe(400);
    });

    it('refuses a body above 2 MB', async () => {
      expect((await sendMany([{ location: 'x'.repeat(2_200_000) }])).status).toBe(413);
    });
  });

  describe('a device that is bound to a centre', () => {
    it('signs people in at its own centre alone', async () => {
      const bound = await newKey('Nnewi');
      const reply = await sendMany([record, { ...record, mode: 'signedOut', serviceCentre: 'Awka' }], bound);
      expect(reply.body.data.records).toMatchObject([
        { outcome: 'stored' },
        { outcome: 'refused', status: 422, message: 'serviceCentre: this device belongs to "Nnewi", not to "Awka".' },
      ]);
      expect(await rows()).toMatchObject([{ service_centre: 'Nnewi' }]);
    });
  });
});

describe('INTAKE_PER_MINUTE', () => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startTestUpstream('pglite', { intakePerMinute: 10 });
  });
  afterAll(() => upstream?.close());

  it('limits the records of each key, single ones and many together', async () => {
    const key = async () =>
      (await upstream.call('POST', '/deviceKey/create', { body: { name: 'Gate' } })).body.data.key as string;
    const [first, second] = [await key(), await key()];
    const many = (token: string, count: number) =>
      upstream.call('POST', '/attendance/create/many', { token, body: { records: Array(count).fill({}) } });
    expect((await many(first, 9)).status).toBe(200);
    expect((await upstream.call('POST', '/attendance/create', { token: first, body: {} })).status).toBe(400);
    const refused = await upstream.call('POST', '/attendance/create', { token: first, body: {} });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await many(second, 10)).status).toBe(200);
  });
});
