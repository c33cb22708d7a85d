import { type Kysely, sql } from 'kysely';

/** Letters on record, one a person and printing, and the rule by which the next one is graver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table letters (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('lateness', 'absence')),
      staff_id text not null,
      name text not null,
      district text not null,
      service_centre text not null,
      days date[] not null check (cardinality(days) between 1 and 31),
      reference text not null,
      step text not null check (step in ('first', 'second', 'final')),
      printed_by text not null,
      printed_at timestamptz not null,
      reply_on date,
      reply_note text not null default '',
      undone_by text,
      undone_at timestamptz,
      undone_reason text not null default ''
    );
    create index letters_of_person on letters (staff_id, kind, printed_at);
    create table letter_rules (
      id text primary key default 'rule' check (id = 'rule'),
      months smallint not null check (months between 1 and 24)
    );
    create trigger revise after insert or update or delete or truncate on letters
      for each statement execute function revise_table('letters');
    create trigger revise after insert or update or delete or truncate on letter_rules
      for each statement execute function revise_table('letters')`)
    .execute(db);
}
