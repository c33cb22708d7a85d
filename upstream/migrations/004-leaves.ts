import { type Kysely, sql } from 'kysely';

/** Days on which people are on leave. Who stores one holds the lock of leaves, so no two of a person share a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table leaves (
      id uuid primary key default gen_random_uuid(),
      staff_id uuid not null,
      first_day date not null,
      last_day date not null check (last_day >= first_day),
      kind text not null check (kind in ('annual', 'sick', 'maternity', 'study', 'officialDuty', 'suspended', 'other')),
      note text not null default '',
      entered_by text not null,
      entered_at timestamptz not null
    );
    create index on leaves (staff_id, last_day);
    create index on leaves (last_day);
    create trigger revise after insert or update or delete or truncate on leaves
      for each statement execute function revise_table('leaves')`)
    .execute(db);
}
