import { beforeAll, expect, it } from 'vitest';
import { addedToSummary } from '../support/added-texts.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

describeOnEngines(
  'attendance',
  (engine) => {
    const upstream = begun(() => startTestUpstream(engine));
    beforeAll(async () => {
      const { db } = upstream;
      const ada = await addStaff(db, 'A 1/x', { name: 'Ada', image_url: '/images/demo/0001-r.jpg' });
      const obi = await addStaff(db, 'B-2', { name: 'Obi' });
      const event = (staff_id: string, attendance_at: string, mode: 'signedIn' | 'signedOut' = 'signedIn') => ({
        staff_id,
        mode,
        attendance_at: new Date(attendance_at),
      });
      await db
        .insertInto('attendance')
        .values([
          event(ada, '2026-10-31T22:59:59Z'),
          event(ada, '2026-10-31T23:00:00Z'),
          event(ada, '2026-11-18T22:59:59Z'),
          event(obi, '2026-11-19T22:59:59.999Z'),
          event(ada, '2026-11-19T23:00:00Z'),
          event(ada, '2026-11-30T22:59:59Z'),
          event(ada, '2026-11-30T23:00:00Z'),
          event(ada, '2026-11-19T16:00:00Z', 'signedOut'),
        ])
        .execute();
      await db
        .insertInto('attendance')
        .values({
          ...event(ada, '2026-11-18T23:00:00Z'),
          service_centre: 'Ogui',
          image_url: 'https://images.example/1.jpg',
          latitude: 6.4584,
          longitude: 7.5464,
          location: 'Enugu',
          is_image_recognised: false,
        })
        .execute();
    });

    const times = (reply: { body: { data: { attendanceDate: string }[] } }) =>
      reply.body.data.map((record) => record.attendanceDate);

    it('R-118 GET /attendance/findall answers the records of a day in Lagos', async () => {
      const reply = await upstream.call('GET', '/attendance/findall?date=2026-11-19&mode=signedIn', { as: 'user' });
      expect(reply).toMatchObject({ status: 200, body: { status: 'success' } });
      expect(times(reply)).toEqual(['2026-11-18T23:00:00.000Z', '2026-11-19T22:59:59.999Z']);
      for (const { staffID } of reply.body.data) expect(staffID).toMatchObject(addedToSummary);
      expect(reply.body.data[0].staffID.imageURL).toBe(`${upstream.url}/images/demo/0001-r.jpg`);
    });

    it('keeps modes and empty days apart', async () => {
      const signedOut = await upstream.call('GET', '/attendance/findall?date=2026-11-19&mode=signedOut');
      expect(times(signedOut)).toEqual(['2026-11-19T16:00:00.000Z']);
      const empty = await upstream.call('GET', '/attendance/findall?date=2025-01-01&mode=signedIn');
      expect(empty.body).toMatchObject({ status: 'success', data: [] });
    });

    it('R-119 GET /attendance/find/customer answers a month of one staff member', async () => {
      const query = new URLSearchParams({ date: '2026-11-01', mode: 'signedIn', staffID: 'A 1/x' });
      const reply = await upstream.call('GET', `/attendance/find/customer?${query}`, { as: 'user' });
      expect(times(reply)).toEqual([
        '2026-10-31T23:00:00.000Z',
        '2026-11-18T22:59:59.000Z',
        '2026-11-18T23:00:00.000Z',
        '2026-11-19T23:00:00.000Z',
        '2026-11-30T22:59:59.000Z',
      ]);
      query.set('date', '2026-11-30');
      expect((await upstream.call('GET', `/attendance/find/customer?${query}`)).body).toEqual(reply.body);
      query.set('mode', 'signedOut');
      expect(times(await upstream.call('GET', `/attendance/find/customer?${query}`))).toHaveLength(1);
    });

    const findall = '/attendance/findall';
    const customer = '/attendance/find/customer';
    it.each([
      [findall, 400, 'date is required. mode is required.'],
      [
        `${findall}?date=2024-02-31&mode=signedIn`,
        400,
        'date must be a date that exists, YYYY-MM-DD, of the years 1000 to 2999, not "2024-02-31".',
      ],
      [
        `${findall}?date=9999-12-31&mode=signedIn`,
        400,
        'date must be a date that exists, YYYY-MM-DD, of the years 1000 to 2999, not "9999-12-31".',
      ],
      [
        `${findall}?date=20241101&mode=signedIn`,
        400,
        'date must be a date that exists, YYYY-MM-DD, of the years 1000 to 2999, not "20241101".',
      ],
      [
        `${findall}?date=2024-01-01&date=2024-01-02&mode=signedIn`,
        400,
        'date must be a date, YYYY-MM-DD, not "["2024-01-01","2024-01-02"]".',
      ],
      [
        `${customer}?date=2024-01-01&mode=signedIn&staffID=${'x'.repeat(65)}`,
        400,
        'staffID must not be longer than 64 characters.',
      ],
      [`${findall}?date=2024-01-01&mode=in`, 400, 'mode must be signedIn or signedOut, not "in".'],
      [`${customer}?date=2024-01-01&mode=signedIn`, 400, 'staffID is required.'],
      [`${customer}?date=2024-01-01&mode=signedIn&staffID=Z-9`, 404, 'No staff member has the staff ID "Z-9".'],
      [`${customer}?date=2024-01-01&mode=signedIn&staffID=%00`, 400, 'staffID holds characters that cannot be stored.'],
    ])('GET %s answers %i', async (path, status, message) => {
      expect(await upstream.call('GET', path)).toMatchObject({
        status,
        body: { status: 'error', message, data: null },
      });
    });
  },
  { isSample: true },
);
