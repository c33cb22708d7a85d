import { type Kysely, sql } from 'kysely';

/**
 * The sign-ins and sign-outs of finished days, each day in one text (`reports/day-records.ts`); `version` is the attendance
 * that it was made of. All of it can be made again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table day_records (day date primary key, version text not null, records text not null)`.execute(db);
}
