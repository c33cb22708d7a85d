import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSignInAttempts } from '../../../gateway/limits/sign-in-attempts.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('createSignInAttempts', () => {
  it('lets the email in again a minute after the first wrong password', async () => {
    vi.useFakeTimers();
    const attempts = createSignInAttempts();
    for (let i = 0; i < 5; i += 1) await attempts.begin('a@b.c');
    vi.advanceTimersByTime(59_500);
    await expect(attempts.begin('A@B.c ')).rejects.toMatchObject({
      message: 'Too many wrong passwords. Try again in 1 seconds.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
    });
    await attempts.begin('other@b.c');
    vi.advanceTimersByTime(500);
    await attempts.begin('a@b.c');
  });

  it('does not count a try that is forgiven', async () => {
    const attempts = createSignInAttempts();
    for (let i = 0; i < 9; i += 1) {
      await attempts.begin('a@b.c');
      await attempts.forgive('a@b.c');
    }
    await attempts.begin('a@b.c');
  });
});
