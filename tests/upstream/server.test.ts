import { connect } from 'node:net';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { now } from '../support/fixed-clock.ts';
import { describedCalls } from '../support/openapi.ts';
import { addStaff, startTestUpstream, testPassword, testSecret, unknownId } from '../support/upstream.ts';

const upstream = begun(() => startTestUpstream());

/** Every call of section 7 below the prefix but sign-in. */
const calls = describedCalls
  .filter(({ extension, isBelowPrefix, path }) => !extension && isBelowPrefix && path !== '/users/signin')
  .map(
    ({ method, path }) =>
      [
        method,
        path.replace('{id}', unknownId) +
          (path.startsWith('/attendance/') ? '?date=2026-11-19&mode=signedIn&staffID=A' : ''),
      ] as const,
  );
const prefixes = ['/api/v2/attendance', '/api/attendance'];

describe('createUpstream', () => {
  describe.each(prefixes)('R-125 R-126 below %s', (prefix) => {
    it.each(calls)('%s %s answers the envelope', async (method, path) => {
      const body = method === 'POST' || method === 'PUT' ? {} : undefined;
      const reply = await upstream.call(method, path, { prefix, body });
      expect(reply.status).not.toBe(500);
      expect(reply.body).toMatchObject({
        status: reply.status === 200 ? 'success' : 'error',
        message: expect.not.stringContaining('is not a call'),
      });
      expect(upstream.logged()).toBe('');
    });

    it.each(calls)('%s %s needs a token', async (method, path) => {
      const reply = await upstream.call(method, path, { prefix, as: null, body: method === 'GET' ? undefined : '{' });
      const message = 'Sign in first: this call needs the header "Authorization: Bearer <token>".';
      expect(reply).toMatchObject({ status: 401, body: { status: 'error', message, data: null } });
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    });

    it('POST /users/signin needs none', async () => {
      const body = { email: 'user@test.example', password: testPassword };
      const reply = await upstream.call('POST', '/users/signin', { prefix, as: null, body });
      expect(reply.body.status).toBe('success');
    });
  });

  it.each([
    ['GET', '/api/v2/attendance/users/findall'],
    ['GET', '/api/v2/attendance/attendance/findAll?date=2026-11-19&mode=signedIn'],
    ['GET', '/api/v2/attendance/staff/findAll/'],
    ['GET', '/api/v2/attendance/staff/FindAll'],
    ['POST', '/api/v2/attendance/users/resetPassword'],
    ['POST', '/api/v2/attendance/shift/findAll'],
    ['GET', '/API/v2/attendance/shift/findAll'],
    ['PUT', '/api/v2/attendance/users/create1'],
    ['GET', '/'],
  ])('R-045 %s %s is not a call', async (method, path) => {
    const reply = await upstream.call(method, path, { prefix: '' });
    expect(reply).toMatchObject({ status: 404, body: { status: 'error', message: /is not a call of this service/ } });
  });

  it('answers bodies and addresses it cannot read with the envelope', async () => {
    const create = (body: string, headers: Record<string, string> = {}) =>
      upstream.call('POST', '/shift/create', { body, headers });
    const told = (reply: { status: number; body: { status: string; message: string } }) => [
      reply.status,
      reply.body.status,
      reply.body.message,
    ];
    expect(told(await create('{"name":'))).toEqual([400, 'error', 'The body is not valid JSON.']);
    expect(told(await create(`{"name":"${'x'.repeat(101 * 1024)}"}`))).toEqual([
      413,
      'error',
      'The body is too large.',
    ]);
    expect(told(await create('x', { 'content-type': 'text/plain' }))).toEqual([
      400,
      'error',
      'The body must be a JSON object.',
    ]);
    expect(told(await create('{}', { 'content-encoding': 'compress' }))[0]).toBe(415);
    const malformed = await upstream.call('GET', '/staff/find/%E0%A4%A');
    expect(told(malformed)).toEqual([400, 'error', 'The request cannot be read.']);
  });

  it('answers a fault nobody foresaw without detail, and logs it', async () => {
    const broken = await startTestUpstream();
    const token = await broken.signIn('admin@test.example');
    await sql`drop table holidays, attendance, staff cascade`.execute(broken.db);
    const reply = await broken.call('GET', '/staff/findAll', { token });
    const message = 'Something went wrong on the server. Try again later.';
    expect(reply).toMatchObject({ status: 500, body: { status: 'error', message, data: null } });
    expect(broken.logged()).toContain('GET /staff/findAll');
    expect(broken.logged()).not.toContain(token);
    await broken.close();
  });

  it('F-252 says that a full disk stored nothing, for devices and people alike, and goes on when there is room', async () => {
    const full = await startTestUpstream();
    full.setNow(now());
    const token = await full.signIn('admin@test.example');
    await addStaff(full.db, '00001');
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
      full.db,
    );
    for (const table of ['shifts', 'attendance']) {
      await sql`create trigger no_room before insert on ${sql.ref(table)} for each row execute function no_room()`.execute(
        full.db,
      );
    }
    const shift = { name: 'Day', startTime: '08:00', serialLatenessThreshold: 3 };
    const record = { staffID: '00001', mode: 'signedIn', attendanceDate: new Date(now() - 1_000).toISOString() };
    const bodies = { '/shift/create': shift, '/attendance/create': record };
    for (const [path, body] of Object.entries(bodies)) {
      const reply = await full.call('POST', path, { token, body });
      expect([path, reply.status, reply.body.message]).toEqual([path, 503, expect.stringContaining('no room left')]);
      expect(reply.headers.get('retry-after')).toBe('60');
    }
    expect((await fetch(`${full.url}/readyz`)).status).toBe(503);
    expect(full.logged()).toContain('the disk is full');
    await sql`drop function no_room cascade`.execute(full.db);
    for (const [path, body] of Object.entries(bodies)) {
      expect((await full.call('POST', path, { token, body })).status).toBe(200);
    }
    full.setNow(now() + 60_000);
    expect((await fetch(`${full.url}/readyz`)).status).toBe(200);
    await full.close();
  });

  it('goes on after a client that left in the middle of its body', async () => {
    const { port } = new URL(upstream.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head = 'POST /api/v2/attendance/users/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    await new Promise<void>((resolve) => socket.end(`${head}Content-Length: 50\r\n\r\n{"email"`, () => resolve()));
    socket.destroy();
    expect((await upstream.call('GET', '/shift/findAll')).status).toBe(200);
  });
});

describe('authenticate', () => {
  const key = new TextEncoder().encode(testSecret);
  const issued = Date.parse('2026-11-20T08:00:00Z') / 1000;
  const claims = async () => {
    const user = await upstream.db.selectFrom('users').selectAll().where('role', '=', 'user').executeTakeFirstOrThrow();
    return { role: 'user', district: 'Awka', userID: user.id, email: user.email, version: user.token_version };
  };
  const sign = (payload: object, { secret = key, alg = 'HS256', exp = issued + 7_200 } = {}) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg }).setIssuedAt(issued).setExpirationTime(exp).sign(secret);
  const status = async (token: string) => {
    const reply = await upstream.call('GET', '/shift/findAll', { token });
    return [reply.status, reply.body.status, reply.body.message];
  };
  const invalid = [401, 'error', 'The token is not valid. Sign in again.'];
  const ended = [401, 'error', 'Your session has ended because your account was changed. Sign in again.'];

  it('takes a token of ours', async () => {
    expect((await status(await sign(await claims())))[0]).toBe(200);
  });

  it('refuses an expired token, by the clock of the service', async () => {
    const token = await upstream.signIn('user@test.example');
    upstream.setNow('2026-11-20T20:59:59Z');
    expect((await status(token))[0]).toBe(200);
    upstream.setNow('2026-11-20T21:00:01Z');
    expect(await status(token)).toEqual([401, 'error', 'Your session has expired. Sign in again.']);
    upstream.setNow('2026-11-20T09:00:00Z');
  });

  it('refuses foreign and forged tokens', async () => {
    const given = await claims();
    const good = await sign(given);
    const [head = '', , signature = ''] = good.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = encode({ ...given, role: 'admin', iat: issued, exp: issued + 7_200 });
    const tokens = [
      await sign(given, { secret: new TextEncoder().encode(`${testSecret}.`) }),
      await sign(given, { alg: 'HS512' }),
      await new SignJWT(given).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(issued).sign(key),
      `${head}.${forged}.${signature}`,
      `${encode({ alg: 'none' })}.${encode({ ...given, iat: issued, exp: issued + 7_200 })}.`,
      await sign({ ...given, role: 'root' }),
      await sign({ ...given, userID: '7' }),
      await sign({ role: 'user' }),
      good.slice(0, -4),
      'garbage',
    ];
    expect(await Promise.all(tokens.map(status))).toEqual(tokens.map(() => invalid));
  });

  it('refuses a token whose user is gone, has another role or a newer version', async () => {
    const given = await claims();
    const tokens = [
      await sign({ ...given, userID: unknownId }),
      await sign({ ...given, role: 'admin' }),
      await sign({ ...given, version: given.version + 1 }),
    ];
    expect(await Promise.all(tokens.map(status))).toEqual(tokens.map(() => ended));
  });

  it.each(['Basic abc', 'Bearer', 'Bearer a b', 'Token abc'])(
    'asks to sign in when the header is %j',
    async (header) => {
      const headers = { authorization: header };
      expect((await upstream.call('GET', '/shift/findAll', { as: null, headers })).status).toBe(401);
    },
  );

  it('lets no shared cache keep an answer', async () => {
    const { headers } = await upstream.call('GET', '/shift/findAll');
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'private, no-cache',
      'Authorization, Accept-Encoding',
    ]);
  });
});
