import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lowerRole } from '../../upstream/machine-tokens.ts';
import { describeOnEngines } from '../support/database.ts';
import { describedCalls } from '../support/openapi.ts';
import { addStaff, startTestUpstream, type TestUpstream, testDefaultPassword, unknownId } from '../support/upstream.ts';

const roles = ['admin', 'management', 'user'] as const;

/** Calls by which a way in is made or changed: no token makes them, whatever its role. */
const ofPeople = [
  'POST /users/create',
  'PUT /users/modify/{id}',
  'PUT /users/resetPassword/default/{id}',
  'POST /users/resetpassword',
  'POST /deviceKey/create',
  'DELETE /deviceKey/destroy/{id}',
  'POST /machineToken/create',
  'DELETE /machineToken/destroy/{id}',
  'PUT /digest/own',
  'POST /digest/send',
];
const isOpen = (path: string) => /signin|healthz|readyz|openapi/.test(path);

describeOnEngines('machine tokens', (engine) => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startTestUpstream(engine);
  });
  beforeEach(() => upstream.setNow('2026-11-20T09:00:00Z'));
  afterAll(() => upstream?.close());

  const create = (body: object = {}, options: object = {}) =>
    upstream.call('POST', '/machineToken/create', {
      body: { name: 'Payroll', role: 'admin', days: 30, ...body },
      ...options,
    });
  const make = async (body: object = {}, options: object = {}): Promise<{ _id: string; token: string }> =>
    (await create(body, options)).body.data;
  const get = async (token: string, path = '/shift/findAll') => (await upstream.call('GET', path, { token })).status;
  const listed = async (id: string) =>
    (await upstream.call('GET', '/machineToken/findAll')).body.data.find(({ _id }: { _id: string }) => _id === id);
  const revoke = (id: string) => upstream.call('DELETE', `/machineToken/destroy/${id}`);

  it('are shown once, stored as a hash, never logged, listed, and revoked at once', async () => {
    const reply = await create({ name: ' Payroll ', role: 'management', operations: ['staff', 'lateness', 'staff'] });
    const { _id, token } = reply.body.data;
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(token).toMatch(/^machine_[\w-]{43}$/);
    const stored = await upstream.db.selectFrom('credentials').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const record = {
      _id,
      name: 'Payroll',
      role: 'management',
      isReadOnly: true,
      operations: ['staff', 'lateness'],
      createdBy: 'admin@test.example',
      createdAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-12-20T09:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
    };
    expect(await listed(_id)).toEqual(record);
    const own = await upstream.call('GET', '/machineToken/own', { token });
    expect(own.body.data).toEqual({ ...record, lastUsedAt: '2026-11-20T09:00:00.000Z' });
    expect((await revoke(_id)).status).toBe(200);
    const refused = await upstream.call('GET', '/machineToken/own', { token });
    expect(refused).toMatchObject({ status: 401, body: { message: expect.stringContaining('revoked') } });
    expect(await listed(_id)).toMatchObject({ revokedAt: '2026-11-20T09:00:00.000Z' });
    upstream.setNow('2026-11-20T10:00:00Z');
    expect((await revoke(_id)).status).toBe(200);
    expect(await listed(_id)).toMatchObject({ revokedAt: '2026-11-20T09:00:00.000Z' });
    expect(upstream.logged()).not.toContain(token);
  });

  it('that may only read make no call that is not a GET, and nobody\u2019s makes a way in', async () => {
    const reading = (await make()).token;
    const writing = (await make({ isReadOnly: false })).token;
    for (const { method, path, isBelowPrefix } of describedCalls.filter((call) => !isOpen(call.path))) {
      const ask = (token: string) => upstream.call(method, path, { token, ...(!isBelowPrefix && { prefix: '' }) });
      const name = `${method} ${path}`;
      if (method !== 'GET') expect([name, (await ask(reading)).status]).toEqual([name, 403]);
      if (ofPeople.includes(name)) expect([name, (await ask(writing)).status]).toEqual([name, 403]);
    }
    expect(ofPeople.filter((name) => !describedCalls.some(({ method, path }) => `${method} ${path}` === name))).toEqual(
      [],
    );
  });

  for (const role of roles)
    it(`of the role ${role} read what a person of that role reads, and nothing else`, {
      tags: role === 'user' ? [] : ['nightly'],
    }, async () => {
      const { token } = await make({ role });
      const reads = describedCalls.filter(
        ({ method, path }) => method === 'GET' && !isOpen(path) && !path.endsWith('own'),
      );
      for (const { path, isBelowPrefix } of reads) {
        const address = `${path}?date=2026-11-19&mode=signedIn&staffID=1`;
        const prefix = isBelowPrefix ? {} : { prefix: '' };
        const person = await upstream.call('GET', address, { as: role, ...prefix });
        expect([path, await upstream.call('GET', address, { token, ...prefix }).then(({ status }) => status)]).toEqual([
          path,
          person.status,
        ]);
      }
    });

  for (const role of roles)
    it(`of the role ${role} write what a person of that role writes where they may`, {
      tags: role === 'user' ? [] : ['nightly'],
    }, async () => {
      const { token } = await make({ role, isReadOnly: false });
      const writes = describedCalls.filter(
        ({ method, path }) => method !== 'GET' && !isOpen(path) && !ofPeople.includes(`${method} ${path}`),
      );
      expect(writes.length).toBeGreaterThan(9);
      for (const { method, path, isBelowPrefix } of writes) {
        const options = { body: {}, ...(!isBelowPrefix && { prefix: '' }) };
        const person = await upstream.call(method, path, { as: role, ...options });
        const machine = await upstream.call(method, path, { token, ...options });
        expect([path, machine.status]).toEqual([path, person.status]);
      }
    });

  it('are not revoked where there is none, and are nobody’s own', async () => {
    expect((await revoke(unknownId)).status).toBe(404);
    expect((await revoke('x')).status).toBe(404);
    expect((await upstream.call('GET', '/machineToken/own')).status).toBe(404);
  });

  it.each([
    ['name', ' '],
    ['role', 'owner'],
    ['days', 0],
    ['days', 367],
    ['days', 1.5],
    ['days', '30'],
    ['isReadOnly', 'perhaps'],
    ['operations', []],
    ['operations', ['no name']],
    ['operations', Array.from({ length: 101 }, (_, index) => `f${index}`)],
    ['operations', 'staff'],
  ])('are not made with a wrong %s (%#)', async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect([status, body.message]).toEqual([400, expect.stringContaining(field)]);
  });

  it('end on their day', async () => {
    const { token } = await make({ days: 1 });
    upstream.setNow('2026-11-21T08:59:59Z');
    expect(await get(token)).toBe(200);
    upstream.setNow('2026-11-21T09:00:00Z');
    const { status, body } = await upstream.call('GET', '/shift/findAll', { token });
    expect([status, body.message]).toEqual([401, expect.stringContaining('has ended')]);
  });

  it.each([
    'machine_',
    'machine_x',
    `machine_${'A'.repeat(43)}`,
    `machine_${'A'.repeat(9_000)}`,
    "machine_' or true --",
    'Machine_abc',
  ])('that are none are refused: %s', async (token) => {
    const { status, body } = await upstream.call('GET', '/shift/findAll', { token: token.replaceAll(' ', '%20') });
    expect([status, body?.status]).toEqual([401, 'error']);
  });

  it('are refused with one letter more, less or other', async () => {
    const { token } = await make();
    for (const wrong of [
      `${token}A`,
      token.slice(0, -1),
      token.toUpperCase(),
      token.replace('machine_', 'machine_A'),
    ]) {
      expect(await get(wrong)).toBe(401);
    }
    expect(await get(token)).toBe(200);
  });

  it('act in the role of their maker where that is lower now, and end when the maker is deactivated', async () => {
    const email = `${crypto.randomUUID()}@test.example`;
    const body = { email, role: 'admin', district: 'Awka', serviceCentre: 'Awka' };
    const maker = (await upstream.call('POST', '/users/create', { body })).body.data._id;
    const change = (changes: object) => upstream.call('PUT', `/users/modify/${maker}`, { body: changes });
    const session = await upstream.signIn(email, testDefaultPassword);
    const { _id, token } = await make({ role: 'admin' }, { token: session });
    expect(await get(token, '/users/findAll')).toBe(200);
    await change({ role: 'management' });
    expect(await get(token, '/users/findAll')).toBe(403);
    expect(await get(token, '/staff/findAll')).toBe(200);
    expect(await listed(_id)).toMatchObject({ role: 'management', createdBy: email });
    await change({ role: 'admin' });
    expect(await get(token, '/users/findAll')).toBe(200);
    await upstream.call('PUT', `/users/resetPassword/default/${maker}`);
    expect(await get(token)).toBe(200);
    await change({ isActive: false });
    expect(await get(token)).toBe(401);
    expect((await listed(_id)).revokedAt).toEqual(expect.any(String));
    await change({ isActive: true });
    expect(await get(token)).toBe(401);
  });

  it('have their last use written once a minute', async () => {
    const { _id, token } = await make();
    const lastUse = async () => (await listed(_id)).lastUsedAt;
    const queriesOf = async () => {
      const before = upstream.queries();
      expect(await get(token, '/machineToken/own')).toBe(200);
      return upstream.queries() - before;
    };
    expect(await queriesOf()).toBe(3);
    expect(await lastUse()).toBe('2026-11-20T09:00:00.000Z');
    upstream.setNow('2026-11-20T09:00:59Z');
    expect(await queriesOf()).toBe(2);
    expect(await lastUse()).toBe('2026-11-20T09:00:00.000Z');
    upstream.setNow('2026-11-20T09:01:00Z');
    await Promise.all(Array.from({ length: 8 }, () => get(token)));
    expect(await lastUse()).toBe('2026-11-20T09:01:00.000Z');
  });

  it('make one of a repeated creation, whose repetition does not show it', async () => {
    const headers = { 'Idempotency-Key': `key-${engine}` };
    const first = await create({ name: 'Once' }, { headers });
    const again = await create({ name: 'Once' }, { headers });
    expect(again.body).toMatchObject({ message: expect.stringContaining('created before') });
    expect(again.body.data).toEqual({ _id: first.body.data._id });
    const creations = await upstream.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(creations)).not.toContain('machine_');
  });

  it('hand in records as administrators do, each token under its own name', async () => {
    await addStaff(upstream.db, 'M-1');
    const { token } = await make({ isReadOnly: false });
    const body = { staffID: 'M-1', mode: 'signedIn', attendanceDate: '2026-11-20T08:00:00Z' };
    expect((await upstream.call('POST', '/attendance/create', { token, body })).status).toBe(200);
    const { token: management } = await make({ isReadOnly: false, role: 'management' });
    expect((await upstream.call('POST', '/attendance/create', { token: management, body })).status).toBe(403);
  });

  it('are no more than 200 at once', async () => {
    const row = { kind: 'machine' as const, name: 'x', role: 'user' as const, is_read_only: true };
    const { id: created_by } = await upstream.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const times = { created_at: new Date('2026-11-20T09:00:00Z'), expires_at: new Date('2026-11-21T09:00:00Z') };
    const many = Array.from({ length: 200 }, (_, index) => ({ ...row, ...times, created_by, secret_hash: `${index}` }));
    await upstream.db.insertInto('credentials').values(many).execute();
    expect(await create()).toMatchObject({ status: 409, body: { message: expect.stringContaining('revoke one') } });
    upstream.setNow('2027-01-20T09:00:00Z');
    expect((await create({}, { token: await upstream.signIn('admin@test.example') })).status).toBe(200);
  });
});

describe('machine tokens', () => {
  it('are unknown where the extension is off', async () => {
    const upstream = await startTestUpstream(undefined, { extensions: [] });
    const token = `machine_${'A'.repeat(43)}`;
    expect((await upstream.call('GET', '/shift/findAll', { token })).status).toBe(401);
    for (const path of ['findAll', 'own']) {
      expect((await upstream.call('GET', `/machineToken/${path}`)).status).toBe(404);
    }
    await upstream.close();
  });

  it('have the lower one of two roles', () => {
    expect(lowerRole('admin', 'user')).toBe('user');
    expect(lowerRole('management', 'admin')).toBe('management');
    expect(lowerRole('admin', 'admin')).toBe('admin');
  });
});
