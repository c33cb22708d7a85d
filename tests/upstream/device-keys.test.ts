import { beforeAll, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

describeOnEngines('device keys', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  beforeAll(async () => {
    await addStaff(upstream.db, '00123');
  });

  const create = (body: object) => upstream.call('POST', '/deviceKey/create', { body });
  const list = async () => (await upstream.call('GET', '/deviceKey/findAll')).body.data;
  const signIn = (token: string, minute: number) => {
    const attendanceDate = `2026-11-20T08:${String(minute).padStart(2, '0')}:00Z`;
    const body = { staffID: '00123', mode: 'signedIn', attendanceDate };
    return upstream.call('POST', '/attendance/create', { token, body });
  };

  it('F-81 are shown once, stored as a hash, never logged, and revoked at once', async () => {
    const reply = await create({ name: 'Main gate', serviceCentre: 'Awka' });
    const { _id, key } = reply.body.data;
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(key).toMatch(/^device_[\w-]{43}$/);
    expect(await list()).toEqual([
      { _id, name: 'Main gate', serviceCentre: 'Awka', createdAt: expect.any(String), revokedAt: null },
    ]);
    const stored = await upstream.db.selectFrom('credentials').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    expect((await signIn(key, 1)).status).toBe(200);
    expect((await upstream.call('DELETE', `/deviceKey/destroy/${_id}`)).status).toBe(200);
    expect(await signIn(key, 2)).toMatchObject({ status: 401, body: { message: expect.stringContaining('revoked') } });
    expect(await list()).toMatchObject([{ _id, revokedAt: '2026-11-20T09:00:00.000Z' }]);
    expect(upstream.logged()).not.toContain(key);
  });

  it('open nothing but intake', async () => {
    const { key } = (await create({ name: 'Gate' })).body.data;
    for (const path of ['/staff/findAll', '/extensions', '/deviceKey/findAll', '/users/findAll']) {
      expect((await upstream.call('GET', path, { token: key })).status, path).toBe(401);
    }
  });
});
