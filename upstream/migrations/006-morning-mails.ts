import { type Kysely, sql } from 'kysely';

/** Who wants the morning mail, and the mails of each day: one a person and day, whichever service sends it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table digest_choices (
      user_id uuid primary key references users (id) on delete cascade,
      scope text not null check (scope in ('none', 'district', 'all')),
      weekdays smallint[] not null,
      hour smallint not null check (hour between 0 and 23),
      changed_at timestamptz not null
    );
    create table digest_mails (
      user_id uuid not null references users (id) on delete cascade,
      day date not null,
      state text not null check (state in ('sending', 'waiting', 'sent', 'refused', 'failed')),
      attempts smallint not null,
      next_at timestamptz not null,
      ended_at timestamptz,
      fault text,
      primary key (user_id, day)
    )`)
    .execute(db);
}
