import { type Kysely, sql } from 'kysely';

/**
 * Whatever changes a finished day is marked in `stale_days`; the mark raises the day's own revision, so that a report of
 * it need not go by everything that was written in the hours that a shift day may reach into (record 054).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function revise_days() returns trigger language plpgsql as $$
    declare
      changed_days date[];
    begin
      select array_agg(distinct changed.day) into changed_days from added as changed;
      if changed_days is not null then
        perform revise('days', changed_days);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger revise_insert after insert on stale_days referencing new table as added
    for each statement execute function revise_days()`.execute(db);
}
