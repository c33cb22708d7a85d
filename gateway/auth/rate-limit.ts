import { hash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { inTime, type SharedCounts } from '../shared/shared-counts.ts';

/** What is counted for a key. */
interface Count {
  /** Whether it is more than the limit allows. */
  readonly isOver: boolean;
  /** Points that the key has left. */
  readonly left: number;
  /** Milliseconds until the key has all its points again. */
  readonly milliseconds: number;
}

/** Counts by key within a window that begins with a key's first count. */
export interface RateLimit {
  /** Counts `points` and answers what the key has left. Never throws. */
  count(key: string, points: number): Promise<Count>;
  /** Counts `points`; answers null, or the seconds to wait when the key has no points left. Never throws. */
  take(key: string, points?: number): Promise<number | null>;
  /** Takes one point back. Never throws. */
  giveBack(key: string): Promise<void>;
  /** Whether the key has points counted now. Never throws. */
  isCounted(key: string): Promise<boolean>;
}

/** What all limits of a gateway have in common. */
export interface LimitSupport {
  /** Where all gateways of one service count; missing counts in this process alone. */
  readonly shared?: SharedCounts | undefined;
  /** Called with the name of the limit at every refusal. */
  readonly refused?: ((limit: string) => void) | undefined;
}

/** What a limit allows. */
interface RateLimitSettings extends LimitSupport {
  /** Tells the limit's counts from those of others. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * A limit that is counted in this process, or by all gateways together where there are shared counts. While these cannot
 * be reached each gateway counts by itself: no request is refused for that reason.
 */
export function createRateLimit({ name, points, seconds, shared, refused }: RateLimitSettings): RateLimit {
  const options = { keyPrefix: `attendance:${name}`, points, duration: seconds };
  const alone = new RateLimiterMemory(options);
  const together =
    shared &&
    new RateLimiterRedis({
      ...options,
      storeClient: shared.client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
    });
  const run = async <Result>(
    key: string,
    action: (limiter: RateLimiterAbstract, hashed: string) => Promise<Result>,
  ) => {
    // Keys are emails and users: neither belongs into a store that others may read.
    const hashed = hash('sha256', key, 'base64url');
    if (!together) return action(alone, hashed);
    try {
      const result = await inTime(action(together, hashed));
      shared.answered();
      return result;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      shared.failed(error);
      return action(alone, hashed);
    }
  };
  const consume = async (key: string, amount: number): Promise<Count> => {
    const countOf = (result: RateLimiterRes, isOver: boolean) => ({
      isOver,
      left: Math.max(0, result.remainingPoints),
      milliseconds: result.msBeforeNext,
    });
    try {
      return countOf(await run(key, (limiter, hashed) => limiter.consume(hashed, amount)), false);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      refused?.(name);
      return countOf(refusal, true);
    }
  };
  return {
    count: consume,
    async take(key, amount = 1) {
      const { isOver, milliseconds } = await consume(key, amount);
      return isOver ? Math.max(1, Math.ceil(milliseconds / 1000)) : null;
    },
    async giveBack(key) {
      await run(key, (limiter, hashed) => limiter.reward(hashed));
    },
    async isCounted(key) {
      return ((await run(key, (limiter, hashed) => limiter.get(hashed)))?.consumedPoints ?? 0) > 0;
    },
  };
}
