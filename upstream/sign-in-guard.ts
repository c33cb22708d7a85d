import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { callerAddress, networkOf, type TrustedProxies } from '../common/caller-address.ts';
import type { CreateLimit } from '../common/limits.ts';
import { countSignIns } from '../common/sign-in-limits.ts';
import { Refusal } from './refusal.ts';

/** Stands between sign-in and those who guess. */
export interface SignInGuard {
  /**
   * Runs a try for an account and answers whether its password was right. Throws a Refusal (429) when too many were
   * wrong before; `isRight` is not called then.
   */
  attempt(request: IncomingMessage, account: string, isRight: () => Promise<boolean>): Promise<boolean>;
}

/** Whether the password of a sign-in was right, or it was refused after too many wrong ones. */
export type SignInOutcome = 'right' | 'wrong' | 'refused';

interface SignInGuardSettings {
  /** Where wrong passwords are counted. */
  readonly createLimit: CreateLimit;
  readonly trustedProxies: TrustedProxies;
  /** Keeps the hashes of accounts in the log from being looked up. */
  readonly secret: string;
  readonly log: Logger;
  /** Is told of every try. */
  readonly count?: ((outcome: SignInOutcome) => void) | undefined;
}

/** Counts wrong passwords; each is one log line. */
export function createSignInGuard(settings: SignInGuardSettings): SignInGuard {
  const { createLimit, trustedProxies, secret, log, count } = settings;
  const limits = countSignIns(createLimit);
  return {
    async attempt(request, account, isRight) {
      const address = callerAddress(request, trustedProxies);
      const network = networkOf(address);
      const hashed = createHmac('sha256', secret).update(account).digest('hex').slice(0, 16);
      const attempt = await limits.begin(account, network);
      if ('wait' in attempt) {
        const { wait } = attempt;
        count?.('refused');
        log.info({ address, account: hashed }, 'a sign-in was refused after too many wrong passwords');
        throw new Refusal(429, 'TOO_MANY_PASSWORDS', { seconds: wait }, { retryAfter: wait });
      }
      const isPasswordRight = await isRight().catch(async (error) => {
        await attempt.forgive();
        throw error;
      });
      count?.(isPasswordRight ? 'right' : 'wrong');
      if (isPasswordRight) await attempt.succeed();
      else log.info({ address, account: hashed }, 'a sign-in failed');
      return isPasswordRight;
    },
  };
}
