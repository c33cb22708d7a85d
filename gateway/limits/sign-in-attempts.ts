import { codedError } from '../errors.ts';
import { createRateLimit, type LimitSupport } from './rate-limit.ts';

/** Slows down guessing: counts wrong passwords by email. */
export interface SignInAttempts {
  /** Counts a try in advance, so that tries at the same time count too. Throws RATE_LIMITED when too many failed. */
  begin(email: string): Promise<void>;
  /** Takes back a try that did not fail for its password. */
  forgive(email: string): Promise<void>;
}

/** Allows five wrong passwords for one email, whatever its case, within a minute. */
export function createSignInAttempts(support: LimitSupport = {}): SignInAttempts {
  const limit = createRateLimit({ name: 'sign-in', points: 5, seconds: 60, ...support });
  const keyOf = (email: string) => email.trim().toLowerCase();
  return {
    async begin(email) {
      const retryAfter = await limit.take(keyOf(email));
      if (retryAfter === null) return;
      const message = `Too many wrong passwords. Try again in ${retryAfter} seconds.`;
      throw codedError('RATE_LIMITED', message, { retryAfter });
    },
    forgive: (email) => limit.giveBack(keyOf(email)),
  };
}
