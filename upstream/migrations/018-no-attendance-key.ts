import { type Kysely, sql } from 'kysely';

/**
 * Takes from attendance its primary key of number and instant, an index that nothing is looked up by: a record is known by
 * person, mode and instant (migration 005). No row is read or written for it, so the tables are locked for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = 'attendance'::regclass and contype = 'p'`.execute(db);
  for (const { name } of rows) await sql`alter table attendance drop constraint ${sql.ref(name)}`.execute(db);
}
