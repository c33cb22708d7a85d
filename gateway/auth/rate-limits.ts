import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { atMost } from '../../common/at-most.ts';
import { networkOf } from '../../common/caller-address.ts';
import { createLimit, type Limit, type LimitSettings, secondsIn } from '../../common/limits.ts';
import { codedError } from '../shared/errors.ts';
import { inTime, type SharedCounts } from '../shared/shared-counts.ts';
import { inSeconds } from '../upstream/faults.ts';
import type { Viewer } from './viewer.ts';

/** Parts that all limits of a gateway share. */
export interface LimitSupport {
  /** The Redis of all gateways; missing counts in this process alone. */
  readonly shared?: SharedCounts | undefined;
  /** Called with the name of the limit at every refusal. */
  readonly refused?: ((limit: string) => void) | undefined;
}

/**
 * Creates a limit, counted in this process or by all gateways in Redis. While Redis cannot be reached, each gateway counts
 * alone, so no request is refused for that reason.
 */
export function createRateLimit({ name, points, seconds, shared, refused }: LimitSettings & LimitSupport): Limit {
  const options = { keyPrefix: `attendance:${name}`, points, duration: seconds };
  const alone = new RateLimiterMemory(options);
  const redis = { useRedisPackage: true, rejectIfRedisNotReady: true };
  const together = shared && new RateLimiterRedis({ ...options, ...redis, storeClient: shared.client });
  return createLimit(
    async (action) => {
      if (!together) return action(alone);
      try {
        const result = await inTime(action(together));
        shared.answered();
        return result;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
        shared.failed(error);
        return action(alone);
      }
    },
    () => refused?.(name),
  );
}

/** Most points of one operation. The dearest export, a month of explained days with findings, costs 205. */
export const maximumOperationCost = 210;

/**
 * Points up to which a read does not count against its caller's budget: pages, exports and whole lists of plain values,
 * which the gateway has stored. Writes and introspection always count.
 */
const ordinaryCost = 20;

/** Seconds of a budget's window. */
const windowSeconds = 60;

/** Callers whose count is kept for `left`. */
const mostCallers = 10_000;

/** The rest of a caller's budget. */
export interface BudgetLeft {
  /** Points of a whole window. */
  readonly limit: number;
  readonly remaining: number;
  /** When the budget is full again, in milliseconds since 1970; for an unused budget as if its window began now. */
  readonly resetAt: number;
}

/** The callers' budgets. */
export type CostBudget = ReturnType<typeof createCostBudget>;

/** Creates a budget of `points` a minute for each caller; 0 limits only single operations. `now` is in milliseconds. */
export function createCostBudget(points: number, support: LimitSupport = {}, now: () => number = Date.now) {
  const limit = createRateLimit({ name: 'cost', points, seconds: windowSeconds, ...support });
  const counted = new LRUCache<string, BudgetLeft>(atMost(mostCallers));
  return {
    /**
     * Counts the cost of an operation that is about to run; `caller` is null without a caller. Counts an ordinary cost only
     * with `countsAlways`. Throws COST_LIMIT_EXCEEDED when the operation alone costs too much, RATE_LIMITED with `retryAfter`
     * in seconds when the caller has spent the budget.
     */
    async spend(caller: string | null, cost: number, countsAlways = false): Promise<void> {
      if (cost > maximumOperationCost) throw tooDear(cost);
      if (points === 0 || caller === null || (cost <= ordinaryCost && !countsAlways)) return;
      const { isOver, left, milliseconds } = await limit.count(caller, Math.max(1, cost));
      counted.set(caller, { limit: points, remaining: left, resetAt: now() + milliseconds });
      if (!isOver) return;
      const retryAfter = secondsIn(milliseconds);
      const message = `You have asked for more within a minute than one user may. Try again ${inSeconds(retryAfter)}.`;
      throw codedError('RATE_LIMITED', message, { retryAfter });
    },
    /** The caller's rest by this gateway's last count; null where there is no budget. */
    left(caller: string | null): BudgetLeft | null {
      if (points === 0) return null;
      const at = now();
      const spent = caller === null ? undefined : counted.get(caller);
      if (spent && spent.resetAt > at) return spent;
      return { limit: points, remaining: points, resetAt: at + windowSeconds * 1000 };
    },
  };
}

function tooDear(cost: number) {
  const message = `This operation costs ${cost} and at most ${maximumOperationCost} is allowed: ask for fewer days, rows or fields, or send its parts one after another.`;
  return codedError('COST_LIMIT_EXCEEDED', message, { cost, limit: maximumOperationCost });
}

/**
 * The budget as HTTP headers (draft-ietf-httpapi-ratelimit-headers): points a minute, points left, whole seconds until the
 * budget is full again. None where there is no budget.
 */
export function rateHeaders(left: BudgetLeft | null, now: number): Readonly<Record<string, string>> {
  if (!left) return {};
  return {
    'RateLimit-Limit': String(left.limit),
    'RateLimit-Remaining': String(left.remaining),
    'RateLimit-Reset': String(Math.max(0, Math.ceil((left.resetAt - now) / 1000))),
  };
}

/** Who pays for an operation. */
interface Payer {
  readonly viewer: Viewer | null;
  readonly address: string;
}

/** Key of the paying user, the same for all their tokens; null without a user. */
export const payerOf = ({ viewer }: Pick<Payer, 'viewer'>): string | null => viewer && `user ${viewer.userID}`;

/** Key of the payer of introspection: the user, or without one the network. */
export const schemaPayerOf = (payer: Payer): string => payerOf(payer) ?? `network ${networkOf(payer.address)}`;
