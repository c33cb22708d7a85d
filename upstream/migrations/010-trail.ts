import { type Kysely, sql } from 'kysely';

/**
 * The trail: what every write has changed, written in its transaction and chained by hashes (record 055). Where the chain
 * begins, once old entries are dropped, and where it ends stands in `trail_ends`; its one row is also what writers wait
 * for each other by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Milliseconds: a finer part would not be in the hash.
  await sql`
    create table trail (
      number bigint primary key,
      at timestamptz(3) not null,
      user_id uuid,
      who text not null,
      role text,
      program text,
      address text not null,
      action text not null,
      subject text not null,
      subject_id text not null,
      subject_name text not null,
      before text,
      after text,
      hash text not null
    )`.execute(db);
  await sql`create index trail_at on trail (at)`.execute(db);
  await sql`create index trail_subject on trail (subject_id, number)`.execute(db);
  await sql`
    create table trail_ends (
      is_only boolean primary key default true check (is_only),
      dropped_number bigint not null default 0,
      dropped_hash text not null default '',
      last_number bigint not null default 0,
      last_hash text not null default ''
    )`.execute(db);
  await sql`insert into trail_ends default values`.execute(db);
  await sql`
    create trigger revise after insert or update or delete or truncate on trail
    for each statement execute function revise_table('trail')`.execute(db);
}
