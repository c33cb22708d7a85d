import { type Kysely, sql } from 'kysely';

/**
 * What intake needs: when a record arrived besides when the device says it happened, one record for each person, mode
 * and instant, the keys of devices, and the idempotency keys that senders have used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attendance add column arrived_at timestamptz`.execute(db);
  await sql`
    delete from attendance again using attendance first
    where again.staff_id = first.staff_id and again.mode = first.mode
      and again.attendance_at = first.attendance_at and again.id > first.id`.execute(db);
  // The same columns as the index that reports read: a unique one serves both.
  await sql`create unique index attendance_once on attendance (staff_id, mode, attendance_at)`.execute(db);
  await sql`drop index if exists attendance_sign_in`.execute(db);
  await sql`
    create table device_keys (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      service_centre text,
      secret_hash text not null unique,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(db);
  await sql`
    create table intake_keys (
      sender uuid not null,
      idempotency_key text not null,
      digest text not null,
      taken_at timestamptz not null,
      primary key (sender, idempotency_key)
    )`.execute(db);
  await sql`create index intake_keys_time on intake_keys (taken_at)`.execute(db);
}
