import { type Kysely, sql } from 'kysely';

/**
 * Photos whose files retention is deleting (record 070), and the day from before which it deletes: no record is written
 * with one of them. The version before knows nothing of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table condemned_photos (image_url text primary key, dropped_before date not null)`.execute(db);
}
