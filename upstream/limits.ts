import { hash } from 'node:crypto';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, LimitSettings } from '../common/sign-in-limits.ts';
import type { Tables } from './tables.ts';

/**
 * A limit that all services of one database count together, each by its own clock. There is a row for each key of a window
 * that has not ended; `forgetCounts` removes the rest. Throws while the database is away: nothing that is limited can be
 * done without it, and counting elsewhere would only let its callers wait longer.
 */
export function createLimit(db: Kysely<Tables>, { name, points, seconds }: LimitSettings): Limit {
  const limiter = new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: {
      query: async ({ text, values }: { text: string; values: unknown[] }) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'client',
    tableName: 'limit_counts',
    // By a migration; the upkeep removes what has ended.
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
  // Neither addresses nor accounts stand in the table.
  const keyOf = (key: string) => hash('sha256', key, 'base64url');
  return {
    async take(key, taken = 1) {
      try {
        await limiter.consume(keyOf(key), taken);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async giveBack(key) {
      await limiter.reward(keyOf(key));
    },
    isCounted: async (key) => ((await limiter.get(keyOf(key)))?.consumedPoints ?? 0) > 0,
  };
}

/** Removes counts whose window has ended. */
export async function forgetCounts(db: Kysely<Tables>): Promise<void> {
  await sql`delete from limit_counts where expire <= ${Date.now()}`.execute(db);
}
