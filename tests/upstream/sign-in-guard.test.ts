import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPassword } from '../../upstream/passwords.ts';
import { startTestUpstream, type TestUpstream, testPassword } from '../support/upstream.ts';

let upstream: TestUpstream;
beforeEach(async () => {
  upstream = await startTestUpstream();
});
afterEach(() => upstream?.close());

/** A sign-in from an address, as a gateway on this machine passes it on. */
const signIn = (email: string, password: string, from: string) =>
  upstream.call('POST', '/users/signin', {
    as: null,
    body: { email, password },
    headers: { 'x-forwarded-for': from },
  });

describe('POST /users/signin against guessing', () => {
  it('F-10 refuses an address that guessed, and lets the right password in from another', async () => {
    const statuses = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await signIn('user@test.example', 'wrong', '203.0.113.1')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const refused = await signIn('user@test.example', testPassword, '203.0.113.1');
    expect(refused).toMatchObject({ status: 429, body: { status: 'error', message: /^Too many wrong passwords/ } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('user@test.example', testPassword, '203.0.113.2')).status).toBe(200);
  });

  it('F-10 writes one line for a failed sign-in, with the address and without the account', async () => {
    await signIn('user@test.example', 'wrong-password', '203.0.113.9');
    await signIn('nobody@test.example', 'wrong-password', '203.0.113.9');
    const lines = upstream
      .logged()
      .split('\n')
      .filter((line) => line.includes('a sign-in failed'))
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject(Array(2).fill({ address: '203.0.113.9', account: /^[0-9a-f]{16}$/ }));
    expect(lines[0].account).not.toBe(lines[1].account);
    expect(upstream.logged()).not.toMatch(/test\.example|wrong-password/);
  });

  it('F-10 hashes few passwords at once and refuses what would wait too long', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 200 }, () => isPassword('x', undefined)));
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(100);
    expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 2 } });
    expect(await isPassword('x', undefined)).toBe(false);
  });
});
