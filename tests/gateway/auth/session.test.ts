import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const document = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token viewer { userID email role district } }
}`;
const credentials = { email: 'ada@demo.example', password: 'correct horse' };
const path = 'POST /users/signin';
const unexpected = 'Unexpected error: Kindly check your internet connection or contact the admin';
const refusal = new Reply({ status: 'error', message: 'Invalid email or password' });

describe('signIn', () => {
  it('R-005 R-101 gives the token and who it belongs to', async () => {
    const token = await signToken();
    const { query, calls } = await testGateway({ answers: { [path]: { token } } });
    expect(await query(document, credentials, '')).toEqual({
      data: {
        signIn: { token, viewer: { userID: 'user-1', email: 'ada@demo.example', role: 'ADMIN', district: 'Awka' } },
      },
    });
    expect(calls).toEqual([{ call: path, token: null, body: credentials }]);
  });

  it('works with an old token at hand', async () => {
    const { query } = await testGateway({ answers: { [path]: { token: await signToken() } } });
    expect((await query(document, credentials, await signToken({ exp: 1 }))).errors).toBe(undefined);
  });

  it('R-015 passes on the message of the server', async () => {
    const { query } = await testGateway({ answers: { [path]: refusal } });
    expect(await query(document, credentials, '')).toMatchObject({
      data: null,
      errors: [{ message: 'Invalid email or password', extensions: { code: 'UPSTREAM_REJECTED' } }],
    });
  });

  it.each([
    ['another status', new Reply({ status: 'pending' })],
    ['no token', { user: 1 }],
    ['no data', null],
    ['a token that cannot be read', { token: 'abc' }],
  ])('R-016 calls a reply with %s unexpected', async (_kind, answer) => {
    const { query } = await testGateway({ answers: { [path]: answer } });
    expect((await query(document, credentials, '')).errors).toMatchObject([
      { message: unexpected, extensions: { code: 'UPSTREAM_BAD_RESPONSE' } },
    ]);
  });

  it('F-87 says in words and in the log that upstream signs with another secret', async () => {
    const token = await signToken({}, 'another secret of at least 32 characters');
    let logged = '';
    const log = pino({ level: 'info' }, { write: (line) => (logged += line) });
    const { query } = await testGateway({ answers: { [path]: { token } }, log });
    expect((await query(document, credentials, '')).errors).toMatchObject([
      {
        message: expect.stringContaining('do not share the secret'),
        extensions: { code: 'UPSTREAM_BAD_RESPONSE', reason: 'SECRETS_DIFFER' },
      },
    ]);
    expect(logged).toMatch(/nobody can sign in: .* neither JWT_SECRET nor JWT_SECRET_PREVIOUS/);
    expect(logged).not.toContain(token);
  });

  it('R-017 tells when the server cannot be reached', async () => {
    const { query } = await testGateway({ answers: { [path]: codedError('UPSTREAM_UNAVAILABLE', 'Try again.') } });
    expect((await query(document, credentials, '')).errors).toMatchObject([
      { message: 'Try again.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });

  it.each([
    ['email', { ...credentials, email: '  ' }],
    ['email', { ...credentials, email: 'ada\u0000@demo.example' }],
    ['email', { ...credentials, email: `${'a'.repeat(251)}@b.c` }],
    ['password', { ...credentials, password: '' }],
    ['password', { ...credentials, password: 'x'.repeat(257) }],
  ])('R-013 asks for a usable %s before it calls', async (field, variables) => {
    const { query, calls } = await testGateway({});
    expect((await query(document, variables, '')).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field } },
    ]);
    expect(calls).toEqual([]);
  });

  it('slows guessing down after five wrong passwords for one email, whatever its case', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: refusal } });
    const emails = ['a@b.c', 'A@b.c', 'a@B.c', 'a@b.C', ' a@b.c', 'a@b.c', 'other@b.c'];
    const codes = [];
    for (const email of emails)
      codes.push((await query(document, { ...credentials, email }, '')).errors?.[0]?.extensions.code);
    expect(codes).toEqual([...Array(5).fill('UPSTREAM_REJECTED'), 'RATE_LIMITED', 'UPSTREAM_REJECTED']);
    expect(calls).toHaveLength(6);
  });

  it.each([
    ['another status', new Reply({ status: 'fail' })],
    ['no envelope', new Reply({ message: 'Unauthorized' })],
    ['no token', { user: 'ada' }],
    ['something unreadable', codedError('UPSTREAM_BAD_RESPONSE', 'Unreadable.')],
  ])(
    'F-191 S23 speaks of an outage, not of wrong passwords, where sign-ins are answered with %s',
    async (_kind, answer) => {
      let [current, messages]: [unknown, (string | undefined)[]] = [answer, []];
      const { query } = await testGateway({ answers: { [path]: () => current } });
      const guess = async (email: string) => {
        const { errors } = await query(document, { ...credentials, email }, '');
        messages = [...messages, errors?.[0]?.message];
        return errors?.[0]?.extensions.code;
      };
      for (let time = 0; time < 6; time += 1) await guess('ada@demo.example');
      expect(messages.at(-1)).toMatch(
        /^The attendance service does not answer sign-ins as it should\. Try again in \d+ seconds/,
      );
      expect(messages.join()).not.toMatch(/password/i);
      // What the service then answers in a form that is known is a wrong password again.
      current = refusal;
      for (let time = 0; time < 5; time += 1) await guess('bob@demo.example');
      expect(await guess('bob@demo.example')).toBe('RATE_LIMITED');
      expect(messages.at(-1)).toContain('Too many wrong passwords');
    },
  );

  it('F-10 logs a failed sign-in with the address and a hash of the account, and neither email nor password', async () => {
    let logged = '';
    const log = pino({ level: 'warn' }, { write: (line) => (logged += line) });
    const { query, post } = await testGateway({
      answers: { [path]: refusal },
      log,
      settings: { TRUSTED_PROXIES: '10.0.0.1' },
    });
    await query(document, credentials, '');
    await query(document, { ...credentials, email: ' Ada@Demo.example ' }, '');
    await post({ query: document, variables: credentials }, { 'x-forwarded-for': '203.0.113.9' });
    const lines = logged
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const failed = lines.filter(({ msg }) => msg === 'a sign-in failed');
    expect(failed).toHaveLength(3);
    expect(new Set(failed.map(({ account }) => account)).size).toBe(1);
    expect(failed[0].account).toMatch(/^[\w-]{8,}$/);
    for (const { address } of failed) expect(address).toMatch(/127\.0\.0\.1$/);
    expect(logged).not.toMatch(/demo\.example|correct horse/i);
  });

  it('counts guesses that are made at once or under aliases', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: refusal } });
    const one = 'signIn(email: "a@b.c", password: "x") { token }';
    const aliases = `mutation { ${Array.from({ length: 10 }, (_, i) => `s${i}: ${one}`).join(' ')} }`;
    await Promise.all(Array.from({ length: 10 }, () => query(aliases, {}, '')));
    expect(calls).toHaveLength(5);
  });
});

describe('me', () => {
  it('answers from the token that upstream accepts', async () => {
    const { query, calls } = await testGateway({});
    const token = await signToken({ role: 'user', district: 'Nnewi' });
    expect(await query('{ me { userID email role district } }', {}, token)).toEqual({
      data: { me: { userID: 'user-1', email: 'ada@demo.example', role: 'USER', district: 'Nnewi' } },
    });
    expect(calls).toEqual([{ call: 'GET /shift/findAll', token }]);
  });
});
