-- The tables of the service. Times of day are wall-clock times in the company's zone.

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
);

-- Staff and shifts keep their past: `staff` and `shifts` have what is valid now, `staff_past` and `shifts_past` what was
-- valid before, `staff_versions` and `shift_versions` read both. A column that is added to the versions is added to both.
create table shift_versions (
  id uuid not null default gen_random_uuid(),
  name text not null default '',
  start_time time not null,
  end_time time,
  lateness_threshold time,
  serial_lateness_threshold integer not null,
  work_days smallint[] not null default '{1,2,3,4,5}',
  created_at timestamptz not null default now(),
  valid_from date not null default '-infinity',
  valid_before date not null default 'infinity'
);
create table shifts (
  primary key (id),
  check (serial_lateness_threshold between 1 and 10),
  constraint shifts_is_current check (valid_before = 'infinity')
) inherits (shift_versions);
create table shifts_past (primary key (id, valid_before)) inherits (shift_versions);

create table staff_versions (
  id uuid not null default gen_random_uuid(),
  staff_id text not null,
  name text not null default '',
  district text not null,
  service_centre text not null,
  department text not null,
  unit text not null,
  image_url text not null default '',
  shift_id uuid,
  created_at timestamptz not null default now(),
  valid_from date not null default '-infinity',
  valid_before date not null default 'infinity'
);
create table staff (
  primary key (id),
  unique (staff_id),
  foreign key (shift_id) references shifts (id),
  constraint staff_is_current check (valid_before = 'infinity')
) inherits (staff_versions);
create index staff_shift on staff (shift_id);
create table staff_past (primary key (id, valid_before)) inherits (staff_versions);
create index staff_past_staff on staff_past (staff_id);

-- An update that moves `valid_from` on keeps the row as it was.
create function keep_shifts_past() returns trigger language plpgsql as $$
begin
  old.valid_before := new.valid_from;
  insert into shifts_past select old.*;
  return null;
end $$;
create trigger keep_past after update on shifts for each row
  when (new.valid_from > old.valid_from) execute function keep_shifts_past();

create function keep_staff_past() returns trigger language plpgsql as $$
begin
  old.valid_before := new.valid_from;
  insert into staff_past select old.*;
  return null;
end $$;
create trigger keep_past after update on staff for each row
  when (new.valid_from > old.valid_from) execute function keep_staff_past();

-- Sign-ins and sign-outs, partitioned by month in UTC. They outlive the staff record, and a record is known by person,
-- mode and instant.
create sequence attendance_number as bigint;
create table attendance (
  id bigint not null default nextval('attendance_number'),
  staff_id uuid not null,
  mode text not null check (mode in ('signedIn', 'signedOut')),
  attendance_at timestamptz not null,
  service_centre text,
  image_url text,
  latitude double precision,
  longitude double precision,
  location text,
  is_image_recognised boolean,
  arrived_at timestamptz
) partition by range (attendance_at);
create index attendance_time on attendance (attendance_at, mode);
create unique index attendance_once on attendance (staff_id, mode, attendance_at);
create table attendance_other partition of attendance default;

create function make_attendance_month(month date) returns void language plpgsql as $$
declare
  part text := 'attendance_' || to_char(month, 'YYYY_MM');
  since timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  until timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
begin
  if to_regclass(part) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(7302028);
  if to_regclass(part) is not null then
    return;
  end if;
  execute format('create table %I (like attendance including defaults including constraints)', part);
  execute format('with moved as (delete from attendance_other where attendance_at >= %L and attendance_at < %L
    returning *) insert into %I select * from moved', since, until, part);
  execute format('alter table attendance attach partition %I for values from (%L) to (%L)', part, since, until);
end $$;

create table holidays (day date primary key, name text not null);
create table properties (name text primary key, value text not null);

-- Keys of devices and tokens of programs: only a hash of each is stored.
create table credentials (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('device', 'machine')),
  name text not null,
  secret_hash text not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  -- Of devices.
  service_centre text,
  -- Of programs.
  role text check (role in ('admin', 'management', 'user')),
  is_read_only boolean,
  operations text[],
  created_by uuid references users (id),
  expires_at timestamptz,
  last_used_at timestamptz,
  check (kind = 'device' or num_nulls(role, is_read_only, created_by, expires_at) = 0)
);
create index credentials_creator on credentials (created_by);

-- Tokens end with the activity of whoever made them.
create function revoke_tokens_of_user() returns trigger language plpgsql as $$
begin
  update credentials set revoked_at = now() where created_by = new.id and revoked_at is null;
  return null;
end $$;
create trigger revoke_tokens after update on users for each row
  when (old.is_active and not new.is_active) execute function revoke_tokens_of_user();

-- Idempotency keys of creating calls, with their answers, and of records of attendance: written in the transaction of
-- what came with them, so that a repeated call finds both or neither.
create table idempotency_keys (
  sender uuid not null,
  purpose text not null check (purpose in ('creation', 'record')),
  idempotency_key text not null,
  digest text not null,
  answer text,
  used_at timestamptz not null,
  primary key (sender, purpose, idempotency_key)
);
create index idempotency_keys_time on idempotency_keys (purpose, used_at);

-- Wrong passwords by what they are counted for, for all services of one database. A crash of the database may lose them,
-- so nothing waits for the disk.
create unlogged table sign_in_counts (key text primary key, points integer not null, ends_at timestamptz not null);
create index sign_in_counts_end on sign_in_counts (ends_at);

-- One row for each attendance record that somebody has judged or wants to be judged again, and the verdicts on it.
-- Reviewers wait for each other by the row. Retention removes reviews with their records.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null,
  mode text not null check (mode in ('signedIn', 'signedOut')),
  attendance_at timestamptz not null,
  verdicts_given integer not null default 0,
  verdicts_wanted integer not null default 1,
  asked_by text,
  asked_at timestamptz,
  opinion_beside uuid[],
  asked_person uuid,
  unique (staff_id, mode, attendance_at)
);
create index reviews_time on reviews (attendance_at);
create table verdicts (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid not null,
  who text not null,
  program text,
  verdict text not null check (verdict in ('same', 'different', 'cannotTell')),
  note text not null default '',
  reference_image text not null default '',
  attendance_image text not null default '',
  judged_at timestamptz not null,
  unique (review_id, user_id)
);
-- How often somebody has changed their verdict on a review.
create table verdict_changes (
  review_id uuid not null references reviews (id) on delete cascade,
  person uuid not null,
  changes integer not null,
  since timestamptz not null,
  primary key (review_id, person)
);
-- Who is judging which record: it ends by itself and says nothing of the record.
create table review_claims (
  staff_id uuid not null,
  mode text not null check (mode in ('signedIn', 'signedOut')),
  attendance_at timestamptz not null,
  claimed_by uuid not null,
  person uuid not null,
  claimed_who text not null,
  claimed_until timestamptz not null,
  given bigint generated by default as identity,
  primary key (staff_id, mode, attendance_at)
);
create index review_claims_by on review_claims (claimed_by);
create index review_claims_person on review_claims (person, given);
create index review_claims_time on review_claims (attendance_at);
create index review_claims_end on review_claims (claimed_until);

-- The trail: what every write has changed, written in its transaction and chained by hashes. Milliseconds: a finer part
-- would not be in the hash. Where the chain begins, once old entries are dropped, and where it ends stands in
-- `trail_ends`; its one row is also what writers wait for each other by.
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
);
create index trail_at on trail (at);
create index trail_subject on trail (subject_id, number);
create table trail_ends (
  is_only boolean primary key default true check (is_only),
  dropped_number bigint not null default 0,
  dropped_hash text not null default '',
  last_number bigint not null default 0,
  last_hash text not null default ''
);
insert into trail_ends default values;
