import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../schema/caller-address.ts';
import { countSignIns, type SignInTry } from '../../schema/sign-in-limits.ts';
import { codedError } from '../shared/errors.ts';
import { createRateLimit, type LimitSupport } from './rate-limits.ts';

/** Slows down guessing: counts wrong passwords by account and address (schema/sign-in-limits.ts). */
export interface SignInAttempts {
  /** Counts a try in advance, so that tries at the same time count too. Throws RATE_LIMITED when too many failed. */
  begin(email: string, address: string): Promise<CountedTry>;
}

/** A try that may be made, counted as if its password were wrong. */
interface CountedTry extends SignInTry {
  /** It counts as a wrong password, which nobody knows where the service does not answer as it should. */
  fail(isOutage: boolean): void;
}

/** Failures of which it is remembered whether the service had answered as it should, and milliseconds for how long. */
const remembered = { max: 10_000, ttl: 900_000 };

const accountOf = (email: string) => email.trim().toLowerCase();

/** What stands for an account in the log; the secret keeps it from being looked up in a list of emails. */
export const createAccountHash = (secret: string | Buffer) => (email: string) =>
  createHmac('sha256', secret).update(accountOf(email)).digest('hex').slice(0, 16);

/** Counts each email whatever its case, and each address with its network. */
export function createSignInAttempts(support: LimitSupport = {}): SignInAttempts {
  const limits = countSignIns((settings) => createRateLimit({ ...settings, ...support }));
  const outages = new LRUCache<string, boolean>(remembered);
  return {
    async begin(email, address) {
      const [account, network] = [accountOf(email), networkOf(address)];
      const pair = `${network} ${account}`;
      const begun = await limits.begin(account, network);
      if (!('wait' in begun)) {
        const fail = (isOutage: boolean) => {
          for (const key of [pair, network]) outages.set(key, isOutage);
        };
        return { ...begun, fail };
      }
      const isOutage = outages.get(pair) ?? outages.get(network) ?? false;
      const message = isOutage
        ? `The attendance service does not answer sign-ins as it should. Try again in ${begun.wait} seconds; tell the administrator if this goes on.`
        : `Too many wrong passwords. Try again in ${begun.wait} seconds.`;
      throw codedError('RATE_LIMITED', message, { retryAfter: begun.wait });
    },
  };
}
