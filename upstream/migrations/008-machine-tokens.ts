import { type Kysely, sql } from 'kysely';

/** Tokens of programs: only a hash of each is stored. They end with the activity of whoever made them (record 045). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table machine_tokens (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      role text not null check (role in ('admin', 'management', 'user')),
      is_read_only boolean not null,
      operations text[],
      secret_hash text not null unique,
      created_by uuid not null references users (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index machine_tokens_creator on machine_tokens (created_by)`.execute(db);
  await sql`
    create function revoke_tokens_of_user() returns trigger language plpgsql as $$
    begin
      update machine_tokens set revoked_at = now() where created_by = new.id and revoked_at is null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger revoke_tokens after update on users for each row
    when (old.is_active and not new.is_active) execute function revoke_tokens_of_user()`.execute(db);
}
