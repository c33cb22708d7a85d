import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../upstream/passwords.ts';
import { begun } from '../support/begun.ts';
import { describedCalls } from '../support/openapi.ts';
import { startTestUpstream, testDefaultPassword, unknownId } from '../support/upstream.ts';

/** Calls that answer without any token. */
const open = ['POST /users/signin', 'GET /healthz', 'GET /readyz', 'GET /openapi.yaml'];
const change = 'POST /users/resetpassword';

const due = 'Your password was reset. Choose a new password to go on.';

describe('a password that is due', () => {
  const upstream = begun(() => startTestUpstream());
  let before: string;
  let token: string;
  let machine: string;
  beforeAll(async () => {
    before = await upstream.signIn('admin@test.example');
    const made = await upstream.call('POST', '/machineToken/create', {
      body: { name: 'Payroll', role: 'admin', days: 30 },
    });
    machine = made.body.data.token;
    const { userID } = decodeJwt(before);
    expect((await upstream.call('PUT', `/users/resetPassword/default/${userID}`)).status).toBe(200);
    token = await upstream.signIn('admin@test.example', testDefaultPassword);
  });

  const calls = describedCalls.map((call) => ({ ...call, name: `${call.method} ${call.path}` }));

  it.each(calls.filter(({ name }) => name !== change && !open.includes(name)))(
    'F-245 lets an administrator not use $name before there is a new one',
    async ({ method, path, isBelowPrefix }) => {
      const address = path.replace(/\{\w+\}/g, unknownId);
      for (const query of ['', '?date=2026-11-16&mode=signedIn&from=2026-11-16&to=2026-11-17']) {
        const reply = await upstream.call(method, address + query, {
          token,
          ...(!isBelowPrefix && { prefix: '' }),
          ...(method !== 'GET' && { body: {} }),
        });
        expect([reply.status, reply.body?.message]).toEqual([403, due]);
      }
    },
  );

  it('F-245 leaves the open calls open, and ends the tokens from before', async () => {
    expect(open.every((name) => calls.some((call) => call.name === name))).toBe(true);
    expect((await upstream.call('GET', '/healthz', { token, prefix: '' })).status).toBe(200);
    expect((await upstream.call('GET', '/shift/findAll', { token: before })).status).toBe(401);
  });

  it('F-245 leaves the programs of the person alone, whose tokens have no password', async () => {
    expect((await upstream.call('GET', '/shift/findAll', { token: machine })).status).toBe(200);
  });

  it.each([testDefaultPassword, 'Default Horse', ' default  HORSE ', 'defaulthorse', 'ｄefault horse'])(
    'F-245 does not take the default password, written as %j, for a new one',
    async (password) => {
      const reply = await upstream.call('POST', '/users/resetpassword', { token, body: { password } });
      const message = 'This is the default password, and others know it. Choose another one.';
      expect(reply).toMatchObject({ status: 400, body: { status: 'error', message } });
    },
  );

  it('F-245 does not take a default password from before the setting changed', async () => {
    const { userID } = decodeJwt(token) as { userID: string };
    const { password_hash } = await upstream.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userID)
      .executeTakeFirstOrThrow();
    const put = (hash: string) =>
      upstream.db.updateTable('users').set({ password_hash: hash }).where('id', '=', userID).execute();
    await put(await hashPassword('an older default'));
    const reply = await upstream.call('POST', '/users/resetpassword', {
      token,
      body: { password: 'an older default' },
    });
    expect(reply.status).toBe(400);
    await put(password_hash);
  });

  it('F-245 opens everything again with the new password', async () => {
    const { status } = await upstream.call('POST', '/users/resetpassword', {
      token,
      body: { password: 'my own horse' },
    });
    expect(status).toBe(200);
    const fresh = await upstream.signIn('admin@test.example', 'my own horse');
    expect((await upstream.call('GET', '/users/findAll', { token: fresh })).status).toBe(200);
    const asUser = { as: 'user' as const, body: { password: testDefaultPassword } };
    expect((await upstream.call('POST', '/users/resetpassword', asUser)).status).toBe(400);
  });
});
