import { createHmac } from 'node:crypto';
import { networkOf } from '../../schema/caller-address.ts';
import { countSignIns } from '../../schema/sign-in-limits.ts';
import { codedError } from '../errors.ts';
import { createRateLimit, type LimitSupport } from './rate-limit.ts';

/** Slows down guessing: counts wrong passwords by account and address (schema/sign-in-limits.ts). */
export interface SignInAttempts {
  /** Counts a try in advance, so that tries at the same time count too. Throws RATE_LIMITED when too many failed. */
  begin(email: string, address: string): Promise<void>;
  /** Takes back a try that did not fail for its password. */
  forgive(email: string, address: string): Promise<void>;
}

const accountOf = (email: string) => email.trim().toLowerCase();

/** What stands for an account in the log; the secret keeps it from being looked up in a list of emails. */
export const createAccountHash = (secret: string | Buffer) => (email: string) =>
  createHmac('sha256', secret).update(accountOf(email)).digest('hex').slice(0, 16);

/** Counts each email whatever its case, and each address with its network. */
export function createSignInAttempts(support: LimitSupport = {}): SignInAttempts {
  const attempts = countSignIns((settings) => createRateLimit({ ...settings, ...support }));
  return {
    async begin(email, address) {
      const retryAfter = await attempts.begin(accountOf(email), networkOf(address));
      if (retryAfter === null) return;
      const message = `Too many wrong passwords. Try again in ${retryAfter} seconds.`;
      throw codedError('RATE_LIMITED', message, { retryAfter });
    },
    forgive: (email, address) => attempts.forgive(accountOf(email), networkOf(address)),
  };
}
