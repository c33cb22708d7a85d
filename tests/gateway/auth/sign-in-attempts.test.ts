import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccountHash, createSignInAttempts } from '../../../gateway/auth/sign-in-attempts.ts';

afterEach(() => {
  vi.useRealTimers();
});

const here = '198.51.100.7';
const limited = { extensions: { code: 'RATE_LIMITED' } };

describe('createSignInAttempts', () => {
  it('lets the email in again a minute after the first wrong password', async () => {
    vi.useFakeTimers();
    const attempts = createSignInAttempts();
    for (let i = 0; i < 5; i += 1) await attempts.begin('a@b.c', here);
    vi.advanceTimersByTime(59_500);
    await expect(attempts.begin('A@B.c ', here)).rejects.toMatchObject({
      message: 'Too many wrong passwords. Try again in a second.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
    });
    await attempts.begin('other@b.c', here);
    vi.advanceTimersByTime(500);
    await attempts.begin('a@b.c', here);
  });

  it('does not count a try that is forgiven', async () => {
    const attempts = createSignInAttempts();
    for (let i = 0; i < 40; i += 1) {
      await (await attempts.begin('a@b.c', here)).forgive();
    }
    await attempts.begin('a@b.c', here);
  });

  it('F-10 lets an account in from an address that has not guessed, however much is guessed elsewhere', async () => {
    const attempts = createSignInAttempts();
    for (let host = 1; host <= 120; host += 1) {
      for (let i = 0; i < 6; i += 1) await attempts.begin('a@b.c', `203.0.113.${host}`).catch(() => {});
    }
    for (const address of ['198.51.100.7', '198.51.100.8', '2001:db8::1']) {
      await (await attempts.begin('a@b.c', address)).forgive();
      await attempts.begin('a@b.c', address);
      // So much guessed about, the account has one wrong password from each address.
      await expect(attempts.begin('a@b.c', address)).rejects.toMatchObject(limited);
    }
  });

  it('F-10 limits one address that guesses at many accounts, and no other address', async () => {
    const attempts = createSignInAttempts();
    const guesses = Array.from({ length: 40 }, (_, i) => attempts.begin(`user-${i}@b.c`, here));
    const results = await Promise.allSettled(guesses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    await attempts.begin('user-39@b.c', '198.51.100.8');
  });

  it('F-10 lets those in who have signed in from an address before, while somebody guesses there', async () => {
    const attempts = createSignInAttempts();
    for (const name of ['ada', 'bisi']) await (await attempts.begin(`${name}@b.c`, here)).succeed();
    const guess = () => attempts.begin(`user-${Math.random()}@b.c`, here);
    await Promise.allSettled(Array.from({ length: 200 }, guess));
    await expect(guess()).rejects.toMatchObject(limited);
    for (let i = 0; i < 3; i += 1) await (await attempts.begin('ada@b.c', here)).succeed();
    // The guesser has one guess a minute at each colleague more.
    await attempts.begin('bisi@b.c', here);
    await expect(attempts.begin('bisi@b.c', here)).rejects.toMatchObject(limited);
    await expect(attempts.begin('ada@b.c', '198.51.100.8')).resolves.toBeDefined();
  });

  it('F-10 counts nothing for a try that it refuses', async () => {
    vi.useFakeTimers();
    const attempts = createSignInAttempts();
    await Promise.allSettled(Array.from({ length: 31 }, (_, i) => attempts.begin(`user-${i}@b.c`, here)));
    vi.advanceTimersByTime(30_000);
    for (let i = 0; i < 9; i += 1) await expect(attempts.begin('ada@b.c', here)).rejects.toMatchObject(limited);
    vi.advanceTimersByTime(30_000);
    for (let i = 0; i < 5; i += 1) await attempts.begin('ada@b.c', here);
  });

  it('F-10 gives nobody more guesses for having signed in often', async () => {
    const attempts = createSignInAttempts();
    for (let i = 0; i < 50; i += 1) await (await attempts.begin('a@b.c', here)).succeed();
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, () => attempts.begin('a@b.c', here)));
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('F-10 takes all addresses of an IPv6 network for one caller', async () => {
    const attempts = createSignInAttempts();
    for (let i = 0; i < 5; i += 1) await attempts.begin('a@b.c', `2001:db8:0:1::${i + 1}`);
    await expect(attempts.begin('a@b.c', '2001:db8:0:1:ffff::9')).rejects.toMatchObject(limited);
    await attempts.begin('a@b.c', '2001:db8:0:2::1');
  });
});

describe('createAccountHash', () => {
  it('tells accounts apart without telling who they are', () => {
    const hash = createAccountHash('secret');
    expect(hash('Ada@b.c ')).toBe(hash('ada@b.c'));
    expect(hash('ada@b.c')).not.toBe(hash('bola@b.c'));
    expect(hash('ada@b.c')).toMatch(/^[0-9a-f]{16}$/);
    expect(createAccountHash('other')('ada@b.c')).not.toBe(hash('ada@b.c'));
  });
});
