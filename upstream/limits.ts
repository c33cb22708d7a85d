import { CompiledQuery, type Kysely, sql } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createLimit, type Limit, type LimitSettings } from '../common/limits.ts';
import type { Tables } from './tables.ts';

/**
 * A limit that all services of one database count together, each by its own clock. There is a row for each key of a window
 * that has not ended; `forgetCounts` removes the rest. Throws while the database is away: nothing that is limited can be
 * done without it, and counting elsewhere would only let its callers wait longer.
 */
export function createDatabaseLimit(db: Kysely<Tables>, { name, points, seconds }: LimitSettings): Limit {
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
  return createLimit((action) => action(limiter));
}

/** Removes counts whose window has ended. */
export async function forgetCounts(db: Kysely<Tables>): Promise<void> {
  await sql`delete from limit_counts where expire <= ${Date.now()}`.execute(db);
}
