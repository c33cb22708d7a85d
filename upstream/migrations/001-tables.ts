import { type Kysely, sql } from 'kysely';

/** The tables of the service. Times of day are wall-clock times in the company's zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      name text not null default '',
      role text not null check (role in ('admin', 'management', 'user')),
      district text not null,
      service_centre text not null,
      mac_address text not null default '',
      is_active boolean not null default true,
      password_hash text not null,
      token_version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table shifts (
      id uuid primary key default gen_random_uuid(),
      name text not null default '',
      start_time time not null,
      end_time time,
      lateness_threshold time,
      serial_lateness_threshold integer not null check (serial_lateness_threshold between 1 and 10),
      work_days smallint[] not null default '{1,2,3,4,5}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table staff (
      id uuid primary key default gen_random_uuid(),
      staff_id text not null unique,
      name text not null default '',
      district text not null,
      service_centre text not null,
      department text not null,
      unit text not null,
      image_url text not null default '',
      shift_id uuid references shifts (id),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index staff_shift on staff (shift_id)`.execute(db);
  await sql`
    create table attendance (
      id bigint generated always as identity primary key,
      staff_id uuid not null references staff (id) on delete cascade,
      mode text not null check (mode in ('signedIn', 'signedOut')),
      attendance_at timestamptz not null,
      service_centre text,
      image_url text,
      latitude double precision,
      longitude double precision,
      location text,
      is_image_recognised boolean
    )`.execute(db);
  await sql`create index attendance_time on attendance (attendance_at, mode)`.execute(db);
  await sql`create index attendance_staff on attendance (staff_id, attendance_at)`.execute(db);
  await sql`create table holidays (day date primary key, name text not null)`.execute(db);
  await sql`create table properties (name text primary key, value text not null)`.execute(db);
}
