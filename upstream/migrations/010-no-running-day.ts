import { type Kysely, sql } from 'kysely';

/**
 * The running day is worked out whole for each report: its tables stay for the version before this one, and nothing is
 * marked in them as long as they are empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['running_day', 'running_outcomes', 'running_marks']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}
