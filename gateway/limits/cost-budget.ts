import { codedError } from '../errors.ts';
import { createRateLimit, type LimitSupport } from './rate-limit.ts';

/** The most that one operation may cost: the dashboard's dearest costs 93, 31 days of three lists each. */
export const maximumOperationCost = 120;

/**
 * What an operation may cost without counting against its caller's budget: pages, exports and whole lists of plain
 * values, which the gateway stores and the attendance service only revalidates.
 */
export const ordinaryCost = 20;

/** What callers may spend. */
export interface CostBudget {
  /**
   * Counts the cost of an operation that is about to run for the caller of that key, null without a caller. Throws
   * COST_LIMIT_EXCEEDED when it alone is too dear, RATE_LIMITED with `retryAfter` in seconds when the caller has spent
   * a minute's budget.
   */
  spend(caller: string | null, cost: number): Promise<void>;
}

/** A budget of `points` a minute for each caller; 0 limits single operations alone. */
export function createCostBudget(points: number, support: LimitSupport = {}): CostBudget {
  const limit = createRateLimit({ name: 'cost', points, seconds: 60, ...support });
  return {
    async spend(caller, cost) {
      if (cost > maximumOperationCost) throw tooDear(cost);
      if (points === 0 || caller === null || cost <= ordinaryCost) return;
      const retryAfter = await limit.take(caller, cost);
      if (retryAfter === null) return;
      const message = `You have asked for more within a minute than one user may. Try again in ${retryAfter} seconds.`;
      throw codedError('RATE_LIMITED', message, { retryAfter });
    },
  };
}

function tooDear(cost: number) {
  const message = `This operation costs ${cost} and at most ${maximumOperationCost} is allowed: ask for fewer days, rows or fields, or send its parts one after another.`;
  return codedError('COST_LIMIT_EXCEEDED', message, { cost, limit: maximumOperationCost });
}
