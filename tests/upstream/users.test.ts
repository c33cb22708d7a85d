import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { startTestUpstream, testDefaultPassword, testPassword, unknownId } from '../support/upstream.ts';

const person = { email: 'Ada.Obi@Test.example', role: 'user', district: 'Ogui', serviceCentre: 'Ogui' };

describeOnEngines('users', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));

  const create = async (email: string, role = 'user') => {
    await upstream.call('POST', '/users/create', { body: { ...person, email, role } });
    const { body } = await upstream.call('GET', '/users/findAll');
    return body.data.find((user: { email: string }) => user.email === email)._id as string;
  };

  describe('GET /api/users/all', () => {
    it('F-123 answers older pages what /users/findAll answers, outside the prefix and to the same people', async () => {
      const older = (options: object = {}) => upstream.call('GET', '/api/users/all', { prefix: '', ...options });
      const { status, text, headers } = await upstream.call('GET', '/users/findAll');
      const reply = await older();
      expect([reply.status, reply.text, reply.headers.get('etag')]).toEqual([status, text, headers.get('etag')]);
      expect(reply.body.data.length).toBeGreaterThan(2);
      for (const as of ['management', 'user', null] as const) {
        const refused = await upstream.call('GET', '/users/findAll', { as });
        expect(await older({ as })).toMatchObject({ status: refused.status, body: refused.body });
        expect(refused.body.status).toBe('error');
      }
      expect((await older({ token: 'x' })).status).toBe(401);
      expect((await upstream.call('POST', '/api/users/all', { prefix: '' })).status).toBe(404);
      expect((await upstream.call('GET', '/users/all')).status).toBe(404);
    });
  });

  describe('POST /users/signin', () => {
    const signIn = (body: unknown) => upstream.call('POST', '/users/signin', { as: null, body });

    it('R-101 answers a token with role, district, userID and email', async () => {
      const reply = await signIn({ email: ' ADMIN@test.example', password: testPassword });
      expect(reply).toMatchObject({ status: 200, body: { status: 'success', message: 'Signed in successfully' } });
      const claims = decodeJwt(reply.body.data.token);
      expect(claims).toMatchObject({ role: 'admin', district: 'Awka', email: 'admin@test.example' });
      const { body } = await upstream.call('GET', '/users/findAll', { token: reply.body.data.token });
      expect(body.data.map((user: { _id: string }) => user._id)).toContain(claims.userID);
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(12 * 3600);
    });

    it('says the same of an unknown email and of a wrong password', async () => {
      const refused = { status: 'error', message: 'The email or the password is wrong.', data: null };
      expect(await signIn({ email: 'nobody@test.example', password: testPassword })).toMatchObject({
        status: 401,
        body: refused,
      });
      expect(await signIn({ email: 'admin@test.example', password: 'wrong' })).toMatchObject({
        status: 401,
        body: refused,
      });
    });

    it.each([
      [{}, 'email is required. password is required.'],
      [{ email: 'admin@test.example', password: '' }, 'password is required.'],
      [{ email: 5, password: ['x'] }, 'email is required. password is required.'],
      [{ email: 'a\u0000@b.c', password: 'x' }, 'email holds characters that no email address has.'],
      [{ email: 'a', password: 'x'.repeat(257) }, 'password must not be longer than 256 characters.'],
      [[], 'The body must be a JSON object.'],
    ])('refuses %j', async (body, message) => {
      expect(await signIn(body)).toMatchObject({ status: 400, body: { status: 'error', message, data: null } });
    });

    it('tells an inactive user only after the right password', async () => {
      const id = await create('inactive@test.example');
      await upstream.call('PUT', `/users/modify/${id}`, { body: { isActive: false } });
      const right = await signIn({ email: 'inactive@test.example', password: testDefaultPassword });
      expect(right).toMatchObject({ status: 403, body: { status: 'error', message: /not active/ } });
      const wrong = await signIn({ email: 'inactive@test.example', password: 'wrong' });
      expect(wrong.body.message).toBe('The email or the password is wrong.');
    });
  });

  describe('GET /users/findAll', () => {
    it('R-102 lists the users by email, without their hashes', async () => {
      const { status, body } = await upstream.call('GET', '/users/findAll');
      expect(status).toBe(200);
      expect(body.data[0]).toEqual({
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'admin@test.example',
        name: '',
        role: 'admin',
        district: 'Awka',
        serviceCentre: 'Awka',
        macAddress: '',
        isActive: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
      expect(JSON.stringify(body)).not.toContain('argon2');
    });
  });

  describe('POST /users/create', () => {
    it('R-103 creates a user who signs in with the default password', async () => {
      const body = { ...person, name: 'Ada Obi', macAddress: '00:1B:44:11:3A:B7' };
      expect(await upstream.call('POST', '/users/create', { body })).toMatchObject({
        status: 200,
        body: {
          status: 'success',
          message: 'User created with the default password',
          data: { _id: expect.any(String) },
        },
      });
      const token = await upstream.signIn('ada.obi@test.example', testDefaultPassword);
      expect(decodeJwt(token)).toMatchObject({ role: 'user', district: 'Ogui', email: 'ada.obi@test.example' });
    });

    it('refuses an email that exists, in any case', async () => {
      const body = { ...person, email: 'ADMIN@test.example' };
      const message = 'A user with the email "admin@test.example" exists already.';
      expect(await upstream.call('POST', '/users/create', { body })).toMatchObject({ status: 409, body: { message } });
    });

    it.each([
      [{}, 'email is required. role is required. district is required. serviceCentre is required.'],
      [{ ...person, email: 'x' }, 'email must be an email address, not "x".'],
      [{ ...person, role: 'root' }, 'role must be admin, management or user, not "root".'],
      [{ ...person, district: ' ' }, 'district is required.'],
      [{ ...person, name: 'x'.repeat(257) }, 'name must not be longer than 256 characters.'],
      [{ ...person, name: 'a\u0000b' }, 'name holds characters that cannot be stored.'],
      ['{"email":', 'The body is not valid JSON.'],
    ])('refuses %j', async (body, message) => {
      const reply = await upstream.call('POST', '/users/create', { body });
      expect(reply).toMatchObject({ status: 400, body: { status: 'error', message, data: null } });
    });
  });

  describe('PUT /users/modify/{id}', () => {
    const listed = async (id: string) => {
      const { body } = await upstream.call('GET', '/users/findAll');
      return body.data.find((user: { _id: string }) => user._id === id);
    };

    it('R-104 changes the fields that have a value', async () => {
      const id = await create('changed@test.example');
      const body = { name: 'Chidi', district: '', serviceCentre: null, macAddress: 'AA', role: 'management' };
      expect((await upstream.call('PUT', `/users/modify/${id}`, { body })).body.message).toBe('User updated');
      expect(await listed(id)).toMatchObject({
        name: 'Chidi',
        district: 'Ogui',
        serviceCentre: 'Ogui',
        macAddress: 'AA',
        role: 'management',
      });
      await upstream.call('PUT', `/users/modify/${id}`, { body: { isActive: 'false' } });
      expect(await listed(id)).toMatchObject({ isActive: false, name: 'Chidi' });
    });

    it.each([{ isActive: false }, { role: 'management' }])('ends earlier tokens when it sets %j', async (change) => {
      const email = `${Object.keys(change)[0]?.toLowerCase()}@test.example`;
      const id = await create(email);
      const token = await upstream.signIn(email, testDefaultPassword);
      await upstream.call('PUT', `/users/modify/${id}`, { body: { name: 'Still signed in' } });
      expect((await upstream.call('GET', '/shift/findAll', { token })).status).toBe(200);
      await upstream.call('PUT', `/users/modify/${id}`, { body: change });
      expect(await upstream.call('GET', '/shift/findAll', { token })).toMatchObject({
        status: 401,
        body: { status: 'error', message: /account was changed/ },
      });
    });

    it('keeps the last active administrator', async () => {
      const id = decodeJwt(await upstream.signIn('admin@test.example')).userID as string;
      for (const body of [{ isActive: false }, { role: 'user' }]) {
        expect(await upstream.call('PUT', `/users/modify/${id}`, { body })).toMatchObject({
          status: 400,
          body: { message: 'This is the last active administrator: make another one first.' },
        });
      }
      expect(await listed(id)).toMatchObject({ isActive: true, role: 'admin' });
    });

    it('refuses what it cannot do', async () => {
      const id = await create('faults@test.example');
      const refused = async (path: string, body: unknown) => {
        const reply = await upstream.call('PUT', path, { body });
        return [reply.status, reply.body.message];
      };
      const none = 'Nothing to change: no field has a value.';
      expect(await refused(`/users/modify/${id}`, { name: '' })).toEqual([400, none]);
      expect(await refused(`/users/modify/${id}`, { isActive: 'maybe' })).toEqual([
        400,
        'isActive must be true or false, not "maybe".',
      ]);
      expect(await refused(`/users/modify/${id}`, { email: 'user@test.example' })).toEqual([
        409,
        'A user with the email "user@test.example" exists already.',
      ]);
      for (const unknown of [unknownId, '7', "x'--"]) {
        const message = `No user has the id "${unknown}".`;
        expect(await refused(`/users/modify/${encodeURIComponent(unknown)}`, { name: 'x' })).toEqual([404, message]);
      }
    });
  });

  describe('PUT /users/resetPassword/default/{id}', () => {
    it('R-105 sets the default password and ends earlier tokens', async () => {
      const id = await create('reset@test.example');
      const first = await upstream.signIn('reset@test.example', testDefaultPassword);
      await upstream.call('POST', '/users/resetpassword', { token: first, body: { password: 'my own horse' } });
      const token = await upstream.signIn('reset@test.example', 'my own horse');
      const reply = await upstream.call('PUT', `/users/resetPassword/default/${id}`);
      expect(reply.body).toEqual({
        status: 'success',
        message: 'Password reset to the default password',
        data: null,
      });
      expect((await upstream.call('GET', '/shift/findAll', { token })).status).toBe(401);
      await upstream.signIn('reset@test.example', testDefaultPassword);
    });

    it('F-168 F-245 has the next token say that a new password is due, until there is one, and none of a new account', async () => {
      const id = await create('due@test.example');
      const first = await upstream.signIn('due@test.example', testDefaultPassword);
      expect(decodeJwt(first)).not.toHaveProperty('passwordDue');
      expect((await upstream.call('GET', '/shift/findAll', { token: first })).status).toBe(200);
      await upstream.call('PUT', `/users/resetPassword/default/${id}`);
      const token = await upstream.signIn('due@test.example', testDefaultPassword);
      expect(decodeJwt(token)).toMatchObject({ passwordDue: true });
      expect((await upstream.call('GET', '/shift/findAll', { token })).status).toBe(403);
      await upstream.call('POST', '/users/resetpassword', { token, body: { password: 'my own horse' } });
      expect(decodeJwt(await upstream.signIn('due@test.example', 'my own horse'))).not.toHaveProperty('passwordDue');
    });
  });

  describe('POST /users/resetpassword', () => {
    it('R-106 changes the own password, says so in data, and ends the token', async () => {
      await create('own@test.example');
      const token = await upstream.signIn('own@test.example', testDefaultPassword);
      const reply = await upstream.call('POST', '/users/resetpassword', {
        token,
        body: { password: 'caf\u00e9 au lait' },
      });
      expect(reply.body).toMatchObject({ status: 'success', data: 'Password changed. Sign in with the new password.' });
      expect((await upstream.call('GET', '/shift/findAll', { token })).status).toBe(401);
      await upstream.signIn('own@test.example', 'cafe\u0301 au lait');
    });

    it.each([
      [{}, 'password is required.'],
      [{ password: '1234567' }, 'password must have 8 characters or more.'],
      [{ password: 'x'.repeat(257) }, 'password must not be longer than 256 characters.'],
    ])('refuses %j', async (body, message) => {
      const reply = await upstream.call('POST', '/users/resetpassword', { as: 'user', body });
      expect(reply).toMatchObject({ status: 400, body: { status: 'error', message } });
    });
  });

  it('logs no password and no token', () => {
    const lines = upstream.logged().split('\n').filter(Boolean);
    expect(lines.filter((line) => !/"msg":"(the trail has grown|a sign-in (failed|was refused))/.test(line))).toEqual(
      [],
    );
    expect(upstream.logged()).not.toMatch(/test\.example|horse|eyJ[\w-]+\.eyJ/);
  });
});
