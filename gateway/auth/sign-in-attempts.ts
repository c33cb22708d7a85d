import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import { networkOf } from '../../common/caller-address.ts';
import { countSignIns } from '../../common/sign-in-limits.ts';
import { codedError } from '../shared/errors.ts';
import { inSeconds } from '../upstream/faults.ts';
import { createRateLimit, type LimitSupport } from './rate-limits.ts';

/** Slows down password guessing: counts failures by account and address (common/sign-in-limits.ts). */
export type SignInAttempts = ReturnType<typeof createSignInAttempts>;

/** Most failures whose `isOutage` is kept, and for how many milliseconds. */
const kept = { ...atMost(10_000), ttl: 900_000 };

const accountOf = (email: string) => email.trim().toLowerCase();

/** Creates the function that identifies an account in the log. Without the secret nobody can match it with emails. */
export const createAccountHash = (secret: string | Buffer) => (email: string) =>
  createHmac('sha256', secret).update(accountOf(email)).digest('hex').slice(0, 16);

/** Creates the counts: by email in lower case, and by the address's network. */
export function createSignInAttempts(support: LimitSupport = {}) {
  const limits = countSignIns((settings) => createRateLimit({ ...settings, ...support }));
  const outages = new LRUCache<string, boolean>(kept);
  return {
    /**
     * Counts a try in advance, so that simultaneous tries count too: as a wrong password until it succeeds. Throws
     * RATE_LIMITED when too many failed.
     */
    async begin(email: string, address: string) {
      const [account, network] = [accountOf(email), networkOf(address)];
      const pair = `${network} ${account}`;
      const begun = await limits.begin(account, network);
      if (!('wait' in begun)) {
        /** Records a failure. `isOutage` says that the service did not answer properly, so the password may be right. */
        const fail = (isOutage: boolean) => {
          for (const key of [pair, network]) outages.set(key, isOutage);
        };
        return { ...begun, fail };
      }
      const isOutage = outages.get(pair) ?? outages.get(network) ?? false;
      const message = isOutage
        ? `The attendance service does not answer sign-ins as it should. Try again ${inSeconds(begun.wait)}; tell the administrator if this goes on.`
        : `Too many wrong passwords. Try again ${inSeconds(begun.wait)}.`;
      throw codedError('RATE_LIMITED', message, { retryAfter: begun.wait });
    },
  };
}
