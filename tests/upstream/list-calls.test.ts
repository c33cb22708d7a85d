import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addShift, addStaff } from '../support/upstream.ts';
import { type ListService, openListServices } from './list-services.ts';

const today = '2026-11-20';
const reports = ['exception', 'lateness', 'serialLatness', 'absentee/monthly'].map(
  (report) => `/attendance/${report}?date=${today}`,
);
const lists = [
  '/users/findAll',
  '/staff/findAll',
  '/shift/findAll',
  `/attendance/findall?date=${today}&mode=signedIn`,
  `/attendance/find/customer?date=${today}&mode=signedIn&staffID=S-1`,
  ...reports,
];

describeOnEngines('listCalls', (engine) => {
  const services = begun(() => openListServices(engine));
  let service: ListService;
  let other: ListService;
  let staff: string;
  beforeAll(async () => {
    service = await services.start();
    other = await services.start();
    staff = await addStaff(services.db, 'S-1', { shift_id: await addShift(services.db, 'Day') });
  });

  const signIn = (at: string) =>
    services.db
      .insertInto('attendance')
      .values({ staff_id: staff, mode: 'signedIn', attendance_at: new Date(at), service_centre: 'Awka' })
      .execute();
  const etagOf = async (path: string) => (await service.get(path)).etag;

  it.each(lists)('confirms %s with the query of the token alone, on any instance', async (path) => {
    const { status, etag } = await service.get(path);
    expect(status).toBe(200);
    for (const instance of [service, other]) {
      const before = instance.queries();
      expect(await instance.get(path, { etag })).toMatchObject({ status: 304, etag, body: '' });
      expect(instance.queries() - before).toBe(1);
    }
  });

  it.skipIf(engine === 'pglite')(
    'lets one who asks for month after month hold up nobody for longer than one of them, and works out nothing for who has left',
    async () => {
      const held: (() => void)[] = [];
      const busy = await services.start(2 ** 26, () => new Promise((resolve) => held.push(resolve)));
      const leaving = new AbortController();
      const headers = { authorization: `Bearer ${await services.tokenOf('user')}` };
      const flood = Array.from({ length: 12 }, (_, place) => {
        const month = `${busy.url}/api/v2/attendance/attendance/absentee/monthly?date=${2001 + place}-03-01`;
        return fetch(month, { headers, signal: leaving.signal }).catch(() => null);
      });
      await expect.poll(() => held.length).toBe(2);
      // A query for the token of each, and two for versions.
      await expect.poll(busy.queries).toBe(14);
      const list = busy.get('/staff/findAll', { as: 'admin' });
      await expect.poll(busy.queries).toBe(15);
      held[0]?.();
      await expect.poll(() => held.length).toBe(3);
      held[2]?.();
      expect(await list).toMatchObject({ status: 200 });
      await expect.poll(() => held.length).toBe(4);
      leaving.abort();
      await Promise.all(flood);
      for (const goOn of held) goOn();
      const shifts = busy.get('/shift/findAll', { as: 'user' });
      await expect.poll(() => held.length).toBe(5);
      held[4]?.();
      expect(await shifts).toMatchObject({ status: 200 });
      expect(held).toHaveLength(5);
    },
  );

  it('answers a new version to whom it concerns, and confirms the rest', async () => {
    await signIn('2026-10-01T07:00:00Z');
    const before = new Map(await Promise.all(lists.map(async (path) => [path, await etagOf(path)] as const)));
    const changed = async () => {
      const answers = lists.map(async (path) => {
        return (await etagOf(path)) === before.get(path) ? [] : [path];
      });
      return (await Promise.all(answers)).flat();
    };
    expect(await changed()).toEqual([]);
    await signIn('2026-10-05T07:00:00Z');
    expect(await changed()).toEqual([]);
    await signIn(`${today}T07:30:00Z`);
    expect(await changed()).toEqual(lists.filter((path) => path.startsWith('/attendance/')));
    await addShift(services.db, 'Unrelated');
    expect(await changed()).toEqual(lists.filter((path) => path !== '/users/findAll'));
    await services.db.updateTable('users').set({ name: 'Other' }).where('role', '=', 'user').execute();
    expect(await changed()).toEqual(lists);
  });

  it('confirms reports of stored days whatever is signed in since, until something comes late for them', async () => {
    const yesterday = ['exception', 'lateness'].map((report) => `/attendance/${report}?date=2026-11-19`);
    const month = ['serialLatness', 'absentee/monthly'].map((report) => `/attendance/${report}?date=2026-10-31`);
    const stored = [...yesterday, ...month];
    // Days are stored from the first record on.
    await signIn('2026-10-01T06:50:00Z');
    await signIn('2026-11-19T09:59:00Z');
    await keepDays(services.db, { timeZone: services.timeZone, now: services.now });
    const etags = new Map(await Promise.all(stored.map(async (path) => [path, await etagOf(path)] as const)));
    const changed = async () => {
      const answers = stored.map(async (path) => {
        return (await etagOf(path)) === etags.get(path) ? [] : [path];
      });
      return (await Promise.all(answers)).flat();
    };
    await signIn(`${today}T07:45:00Z`);
    expect(await changed()).toEqual([]);
    await signIn('2026-11-19T06:58:00Z');
    expect(await changed()).toEqual(yesterday);
    await signIn('2026-10-20T06:58:00Z');
    expect(await changed()).toEqual(stored);
  });

  it('confirms a list to who knows it under an earlier name, as long as its bytes are the same', async () => {
    const path = `/attendance/lateness?date=${today}`;
    const first = await service.get(path);
    const named: string[] = [first.etag];
    for (const minute of ['50', '51', '52']) {
      await signIn(`${today}T07:${minute}:00Z`);
      expect(await service.get(path, { etag: first.etag })).toMatchObject({ status: 304, etag: first.etag, body: '' });
      named.push(await etagOf(path));
    }
    expect(new Set(named).size).toBe(4);
    const day = await addShift(services.db, 'Early', '06:00:00');
    const late = await addStaff(services.db, 'S-late', { shift_id: day });
    await services.db
      .insertInto('attendance')
      .values({ staff_id: late, mode: 'signedIn', attendance_at: new Date(`${today}T07:55:00Z`) })
      .execute();
    const changed = await service.get(path, { etag: first.etag });
    expect([changed.status, changed.body === first.body]).toEqual([200, false]);
  });

  it('counts the days of what a deleted person had', async () => {
    const path = `/attendance/findall?date=2026-10-07&mode=signedIn`;
    const gone = await addStaff(services.db, 'S-gone');
    await services.db
      .insertInto('attendance')
      .values({ staff_id: gone, mode: 'signedIn', attendance_at: new Date('2026-10-07T07:00:00Z') })
      .execute();
    const etag = await etagOf(path);
    await services.db.deleteFrom('attendance').where('staff_id', '=', gone).execute();
    const { etag: empty, body } = await service.get(path, { etag });
    expect(JSON.parse(body).data).toEqual([]);
    await services.db.deleteFrom('staff').where('id', '=', gone).execute();
    expect(await etagOf(path)).not.toBe(empty);
  });

  it('confirms a running report until the clock alone changes it', async () => {
    services.now = new Date(`${today}T06:58:00Z`);
    const path = `/attendance/exception?date=${today}`;
    const late = await addStaff(services.db, 'S-2', { shift_id: await addShift(services.db, 'From eight') });
    await services.db
      .updateTable('staff')
      .set({ created_at: new Date('2026-01-01') })
      .where('id', '=', late)
      .execute();
    const { etag } = await service.get(path);
    services.now = new Date(`${today}T06:59:59Z`);
    expect((await service.get(path, { etag })).status).toBe(304);
    services.now = new Date(`${today}T07:00:00Z`);
    const { status, body } = await service.get(path, { etag });
    expect(status).toBe(200);
    expect(body).toContain('S-2');
    services.now = new Date(`${today}T09:00:00Z`);
  });

  it('confirms nothing to who may not read it, or may no longer', async () => {
    const etag = await etagOf('/users/findAll');
    expect((await service.get('/users/findAll', { etag, as: 'management' })).status).toBe(403);
    const path = '/staff/findAll';
    const { etag: staffTag } = await service.get(path, { as: 'management' });
    const setActive = (is_active: boolean) =>
      services.db.updateTable('users').set({ is_active }).where('role', '=', 'management').execute();
    await setActive(false);
    expect((await service.get(path, { etag: staffTag, as: 'management' })).status).toBe(401);
    expect((await service.get(path, { etag: staffTag })).status).toBe(304);
    await setActive(true);
  });

  it('sends a body in the coding that is preferred, under the same name', async () => {
    for (const minute of [10, 11, 12, 13, 14]) await signIn(`${today}T07:${minute}:00Z`);
    const path = `/attendance/findall?date=${today}&mode=signedIn`;
    const plain = await service.get(path);
    expect(plain).toMatchObject({ status: 200, coding: undefined });
    const zipped = await service.get(path, { accept: 'gzip' });
    expect(zipped).toMatchObject({ coding: 'gzip', etag: plain.etag });
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.body);
    const brotli = await service.get(path, { accept: 'gzip, br' });
    expect(brotli).toMatchObject({ coding: 'br', etag: plain.etag });
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.body);
    expect((await service.get(path, { accept: 'identity' })).coding).toBeUndefined();
  });

  it('sees a change by a transaction that was open when the answer was made', async () => {
    let open: string | undefined;
    // PGlite has one connection: nothing can be asked while a transaction is open.
    await services.db.transaction().execute(async (transaction) => {
      await addStaff(transaction, 'S-3');
      if (engine === 'postgresql') open = await etagOf('/staff/findAll');
    });
    const etag = open ?? (await etagOf('/staff/findAll'));
    const { status } = await service.get('/staff/findAll', { etag });
    expect(status).toBe(engine === 'postgresql' ? 200 : 304);
  });
});
