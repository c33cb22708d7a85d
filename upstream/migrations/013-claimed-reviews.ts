import { type Kysely, sql } from 'kysely';

/** A reviewer who gives back all that they were given is looked for by these few rows, not in all that was ever judged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reviews_claimed on reviews (claimed_by) where claimed_by is not null`.execute(db);
}
