import { type Kysely, sql } from 'kysely';

/**
 * Counts of limits, in the columns of rate-limiter-flexible; `expire` is in milliseconds since 1970. Not logged: nobody
 * needs them after a crash, and counting waits for no disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table limit_counts (key text primary key, points integer not null, expire bigint)`.execute(
    db,
  );
  await sql`create index limit_counts_end on limit_counts (expire)`.execute(db);
}
