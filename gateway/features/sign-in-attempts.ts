import { LRUCache } from 'lru-cache';
import { codedError } from '../errors.ts';

/** Slows down guessing: counts wrong passwords by email. */
export interface SignInAttempts {
  /** Counts a try in advance, so that tries at the same time count too. Throws RATE_LIMITED when too many failed. */
  begin(email: string): void;
  /** Takes back a try that did not fail for its password. */
  forgive(email: string): void;
}

const most = 5;
const window = 60_000;

/** Allows five wrong passwords for one email, whatever its case, within a minute; kept in this process alone. */
export function createSignInAttempts(now: () => number = Date.now): SignInAttempts {
  const tries = new LRUCache<string, number[]>({ max: 10_000 });
  const keyOf = (email: string) => email.trim().toLowerCase();
  return {
    begin(email) {
      const recent = (tries.get(keyOf(email)) ?? []).filter((time) => time > now() - window);
      const oldest = recent[0];
      if (recent.length >= most && oldest !== undefined) {
        const retryAfter = Math.max(1, Math.ceil((oldest + window - now()) / 1000));
        throw codedError('RATE_LIMITED', `Too many wrong passwords. Try again in ${retryAfter} seconds.`, {
          retryAfter,
        });
      }
      tries.set(keyOf(email), [...recent, now()]);
    },
    forgive(email) {
      tries.set(keyOf(email), (tries.get(keyOf(email)) ?? []).slice(0, -1));
    },
  };
}
