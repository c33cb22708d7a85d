import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '../../upstream/calendar.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addShift, addStaff, startTestUpstream } from '../support/upstream.ts';

interface Row {
  readonly _id: string;
  readonly staffID: string;
  readonly name: string;
  readonly serviceCentre: string;
  readonly startTime: string;
  readonly shift: { readonly name: string } | null;
  readonly createdAt: string;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

const first = '2026-11-01';
const days = Array.from({ length: 20 }, (_, index) => addDays(first, index));

describeOnEngines('the extension history', (engine) => {
  const upstream = begun(() => startTestUpstream(engine, { extensions: ['history', 'left'] }));
  let token: string;
  const ids: Record<string, string> = {};
  const list = async (path: string): Promise<Row[]> => (await upstream.call('GET', path, { token })).body.data;
  const registerOf = async (date: string) =>
    (await list(`/staff/find/all?date=${date}`)).map(
      ({ staffID, name, serviceCentre, shift }) => `${staffID} ${name} ${serviceCentre} ${shift?.name}`,
    );
  const on = async (day: string) => {
    upstream.setNow(`${day}T12:00:00Z`);
    token = await upstream.signIn('admin@test.example');
  };
  const done = async (method: string, path: string, body?: unknown) =>
    expect((await upstream.call(method, path, { token, ...(body ? { body } : {}) })).status, path).toBe(200);
  /** What the database's clock wrote. */
  const createdOn = (staffID: string, instant: string) =>
    sql`update staff set created_at = ${instant}::timestamptz where staff_id = ${staffID}`.execute(upstream.db);

  beforeAll(async () => {
    const { db } = upstream;
    ids.day = await addShift(db, 'Day');
    ids.night = await addShift(db, 'Night', '22:00:00');
    for (const [staffID, name] of [
      ['H-1', 'Ada'],
      ['H-2', 'Bola'],
      ['H-3', 'Chidi'],
      ['H-4', 'Dayo'],
    ] as const) {
      ids[staffID] = await addStaff(db, staffID, { name, shift_id: ids.day, created_at: new Date('2026-01-05') });
    }
    await on('2026-11-10');
    await done('DELETE', `/staff/destroy/${ids['H-1']}`);
    await on('2026-11-12');
    await done('PUT', `/staff/modify/${ids['H-2']}`, { serviceCentre: 'Nnewi', shift: ids.night });
    await on('2026-11-13');
    await done('DELETE', `/staff/destroy/${ids['H-3']}`);
    await addStaff(db, 'H-3', { name: 'Second', shift_id: ids.day });
    await createdOn('H-3', '2026-11-12T23:30:00Z');
    await on('2026-11-15');
    await done('PUT', `/staff/modify/${ids['H-2']}`, { name: 'Bola-Ojo' });
    await on('2026-11-16');
    await done('PUT', `/shift/modify/${ids.day}`, { name: 'Morning', startTime: '07:00' });
    await addStaff(db, 'H-5', { name: 'New', created_at: new Date('2026-11-17T09:00:00Z') });
    await on('2026-11-20');
  });

  it('F-102 answers the register of each day: before and after a deletion, a move, a new name and an ID given again', async () => {
    const before = ['H-1 Ada Awka Day', 'H-2 Bola Awka Day', 'H-3 Chidi Awka Day', 'H-4 Dayo Awka Day'];
    expect(await registerOf('2026-11-09')).toEqual(before);
    expect(await registerOf('2026-11-10')).toEqual(before.slice(1));
    expect(await registerOf('2026-11-11')).toEqual(before.slice(1));
    expect(await registerOf('2026-11-12')).toEqual(['H-2 Bola Nnewi Night', ...before.slice(2)]);
    expect(await registerOf('2026-11-13')).toEqual([
      'H-2 Bola Nnewi Night',
      'H-3 Second Awka Day',
      'H-4 Dayo Awka Day',
    ]);
    expect(await registerOf('2026-11-15')).toContain('H-2 Bola-Ojo Nnewi Night');
    expect(await registerOf('2026-11-15')).toContain('H-4 Dayo Awka Day');
    expect(await registerOf('2026-11-16')).toContain('H-4 Dayo Awka Morning');
    expect(await registerOf('2026-11-16')).not.toContain('H-5 New Awka undefined');
    expect(await registerOf('2026-11-17')).toContain('H-5 New Awka undefined');
    expect(await registerOf('2026-01-04')).toEqual([]);
  });

  it('F-102 tells with the list of today who was on the register on each day since', async () => {
    const present = await list('/staff/find/all');
    for (const from of [first, '2026-11-11', '2026-11-13', '2026-11-15', '2026-11-19']) {
      const history = await list(`/staff/history?from=${from}`);
      const since = new Map(history.flatMap((row) => (row.validUntil === null ? [[row._id, row.validFrom]] : [])));
      for (const day of days.filter((one) => one >= from)) {
        const told = [
          ...present.filter(({ _id }) => (since.get(_id) ?? '') <= day),
          ...history.filter(({ validFrom, validUntil }) => validUntil && (validFrom ?? '') <= day && validUntil >= day),
        ].map(({ staffID, name, serviceCentre }) => `${staffID} ${name} ${serviceCentre}`);
        const register = (await registerOf(day)).map((text) => text.split(' ').slice(0, 3).join(' '));
        expect(told.sort(), `${day} by the history from ${from}`).toEqual(register);
      }
    }
  });

  it('F-102 says what a shift was before its start was changed', async () => {
    const told = async (from: string) =>
      (await list(`/shift/history?from=${from}`)).map(
        ({ _id, name, startTime, validFrom, validUntil }) =>
          `${_id === ids.day} ${name} ${startTime} ${validFrom} ${validUntil}`,
      );
    const now = 'true Morning 07:00:00 2026-11-16 null';
    expect(await told('2026-11-15')).toEqual(['true Day 08:00:00 null 2026-11-15', now]);
    expect(await told('2026-11-16')).toEqual([]);
  });

  it('is for every role, has a validator, and refuses a date that is none', async () => {
    for (const path of [
      '/staff/history?from=2026-11-01',
      '/shift/history?from=2026-11-01',
      '/staff/findAll?date=2026-11-01',
    ]) {
      const reply = await upstream.call('GET', path, { as: 'user' });
      expect([reply.status, reply.headers.has('etag')], path).toEqual([200, true]);
      const headers = { 'if-none-match': reply.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      expect((await upstream.call('GET', path, { as: 'user', headers })).status, path).toBe(304);
      expect((await upstream.call('GET', path, { as: null })).status, path).toBe(401);
    }
    for (const path of [
      '/staff/history',
      '/staff/history?from=2026-02-30',
      '/shift/history?from=today',
      '/staff/findAll?date=02-11-2026',
      '/staff/find/all?date=2026-02-30',
      '/staff/find/all?date=',
    ]) {
      expect((await upstream.call('GET', path, { token })).status, path).toBe(400);
    }
  });
});
