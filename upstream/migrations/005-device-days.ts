import { type Kysely, sql } from 'kysely';

/** What each device has handed in on each day, by the company's calendar: no list of records says who sent them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table device_days (
      device uuid not null references credentials (id) on delete cascade,
      day date not null,
      records integer not null,
      first_at timestamptz not null,
      last_at timestamptz not null,
      primary key (device, day)
    )`)
    .execute(db);
}
