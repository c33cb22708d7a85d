import { type Kysely, sql } from 'kysely';

/**
 * What creating calls have answered, by the idempotency key that came with them: written in the transaction of what they
 * made, so that a repeated call finds both or neither (record 044).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table creations (
      sender uuid not null,
      idempotency_key text not null,
      digest text not null,
      answer text,
      created_at timestamptz not null,
      primary key (sender, idempotency_key)
    )`.execute(db);
  await sql`create index creations_time on creations (created_at)`.execute(db);
}
