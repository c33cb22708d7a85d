import { type Kysely, sql } from 'kysely';

/** The company's own texts of letters, and the letterhead; both count as one list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table letter_texts (
      kind text primary key check (kind in ('lateness', 'absence')),
      subject text not null,
      body text not null,
      changed_by text not null,
      changed_at timestamptz not null
    );
    create table letterheads (
      id text primary key default 'letterhead' check (id = 'letterhead'),
      company_name text not null,
      address_lines text[] not null,
      signatory_name text not null,
      signatory_title text not null,
      logo text not null default '' check (length(logo) <= 300000),
      changed_by text not null,
      changed_at timestamptz not null
    );
    create trigger revise after insert or update or delete or truncate on letter_texts
      for each statement execute function revise_table('letter_texts');
    create trigger revise after insert or update or delete or truncate on letterheads
      for each statement execute function revise_table('letter_texts')`)
    .execute(db);
}
