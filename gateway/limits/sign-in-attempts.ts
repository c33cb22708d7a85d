import { createHmac } from 'node:crypto';
import { networkOf } from '../../schema/caller-address.ts';
import { countSignIns, type SignInTry } from '../../schema/sign-in-limits.ts';
import { codedError } from '../errors.ts';
import { createRateLimit, type LimitSupport } from './rate-limit.ts';

/** Slows down guessing: counts wrong passwords by account and address (schema/sign-in-limits.ts). */
export interface SignInAttempts {
  /** Counts a try in advance, so that tries at the same time count too. Throws RATE_LIMITED when too many failed. */
  begin(email: string, address: string): Promise<SignInTry>;
}

const accountOf = (email: string) => email.trim().toLowerCase();

/** What stands for an account in the log; the secret keeps it from being looked up in a list of emails. */
export const createAccountHash = (secret: string | Buffer) => (email: string) =>
  createHmac('sha256', secret).update(accountOf(email)).digest('hex').slice(0, 16);

/** Counts each email whatever its case, and each address with its network. */
export function createSignInAttempts(support: LimitSupport = {}): SignInAttempts {
  const limits = countSignIns((settings) => createRateLimit({ ...settings, ...support }));
  return {
    async begin(email, address) {
      const begun = await limits.begin(accountOf(email), networkOf(address));
      if (!('wait' in begun)) return begun;
      const message = `Too many wrong passwords. Try again in ${begun.wait} seconds.`;
      throw codedError('RATE_LIMITED', message, { retryAfter: begun.wait });
    },
  };
}
