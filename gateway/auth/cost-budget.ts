import { LRUCache } from 'lru-cache';
import { codedError } from '../shared/errors.ts';
import { createRateLimit, type LimitSupport } from './rate-limit.ts';

/** The most that one operation may cost: an export of a month of explained days with what calls for a look costs 203, for the four weeks before teach what is usual. */
export const maximumOperationCost = 210;

/**
 * What a read may cost without counting against its caller's budget: pages, exports and whole lists of plain values,
 * which the gateway stores and the attendance service only revalidates. Writes and questions about the schema always count.
 */
export const ordinaryCost = 20;

/** Seconds for which a budget is given. */
const windowSeconds = 60;

/** Callers whose count is remembered; who has none has spent nothing. */
const mostCallers = 10_000;

/** What a caller may still spend. */
export interface BudgetLeft {
  /** Points of a window. */
  readonly limit: number;
  readonly remaining: number;
  /** When all points are there again, in milliseconds since 1970: of an untouched budget, if its window began now. */
  readonly resetAt: number;
}

/** What callers may spend. */
export interface CostBudget {
  /**
   * Counts the cost of an operation that is about to run for the caller of that key, null without a caller; an ordinary
   * one only where `countsAlways`. Throws COST_LIMIT_EXCEEDED when it alone is too dear, RATE_LIMITED with `retryAfter`
   * in seconds when the caller has spent a minute's budget.
   */
  spend(caller: string | null, cost: number, countsAlways?: boolean): Promise<void>;
  /** What the caller of that key has left by this gateway's last count; null where there is no budget. */
  left(caller: string | null): BudgetLeft | null;
}

/** A budget of `points` a minute for each caller; 0 limits single operations alone. `now` is in milliseconds. */
export function createCostBudget(points: number, support: LimitSupport = {}, now: () => number = Date.now): CostBudget {
  const limit = createRateLimit({ name: 'cost', points, seconds: windowSeconds, ...support });
  const counted = new LRUCache<string, BudgetLeft>({ max: mostCallers });
  return {
    async spend(caller, cost, countsAlways = false) {
      if (cost > maximumOperationCost) throw tooDear(cost);
      if (points === 0 || caller === null || (cost <= ordinaryCost && !countsAlways)) return;
      const { isOver, left, milliseconds } = await limit.count(caller, Math.max(1, cost));
      counted.set(caller, { limit: points, remaining: left, resetAt: now() + milliseconds });
      if (!isOver) return;
      const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
      const message = `You have asked for more within a minute than one user may. Try again in ${retryAfter} seconds.`;
      throw codedError('RATE_LIMITED', message, { retryAfter });
    },
    left(caller) {
      if (points === 0) return null;
      const at = now();
      const known = caller === null ? undefined : counted.get(caller);
      if (known && known.resetAt > at) return known;
      return { limit: points, remaining: points, resetAt: at + windowSeconds * 1000 };
    },
  };
}

function tooDear(cost: number) {
  const message = `This operation costs ${cost} and at most ${maximumOperationCost} is allowed: ask for fewer days, rows or fields, or send its parts one after another.`;
  return codedError('COST_LIMIT_EXCEEDED', message, { cost, limit: maximumOperationCost });
}
