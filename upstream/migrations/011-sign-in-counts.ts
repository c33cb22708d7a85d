import { type Kysely, sql } from 'kysely';

/**
 * Wrong passwords by what they are counted for, for all services of one database (record 057). A crash of the database
 * may lose them, so nothing waits for the disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table sign_in_counts (
      key text primary key,
      points integer not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_counts_end on sign_in_counts (ends_at)`.execute(db);
}
