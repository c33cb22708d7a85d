import { type Kysely, sql } from 'kysely';

/**
 * Tables that stay for the version before this one. The running day is worked out whole for each report, and nothing is
 * marked in its tables as long as they are empty; changes of verdicts are counted with the other limits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['running_day', 'running_outcomes', 'running_marks', 'verdict_changes']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}
