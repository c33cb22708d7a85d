import { type Kysely, sql } from 'kysely';

/**
 * The past keeps its rules (record 033): `staff` and `shifts` hold what is valid now, `staff_past` and `shifts_past` what
 * was valid before, `staff_versions` and `shift_versions` read both. An update that moves `valid_from` on keeps the row
 * as it was. Attendance is partitioned by month in UTC, and outlives the staff record.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepVersions(db, { current: 'staff', past: 'staff_past', versions: 'staff_versions' });
  await sql`create index staff_past_staff on staff_past (staff_id)`.execute(db);
  await keepVersions(db, { current: 'shifts', past: 'shifts_past', versions: 'shift_versions' });
  await partitionAttendance(db);
}

async function keepVersions(
  db: Kysely<unknown>,
  names: { current: string; past: string; versions: string },
): Promise<void> {
  const [current, past, versions] = [sql.ref(names.current), sql.ref(names.past), sql.ref(names.versions)];
  await sql`
    alter table ${current} add column valid_from date not null default '-infinity',
      add column valid_before date not null default 'infinity',
      add constraint ${sql.ref(`${names.current}_is_current`)} check (valid_before = 'infinity')`.execute(db);
  // A column that is added to the versions is added to both tables.
  await sql`create table ${versions} (like ${current} including defaults)`.execute(db);
  await sql`alter table ${current} inherit ${versions}`.execute(db);
  await sql`create table ${past} (primary key (id, valid_before)) inherits (${versions})`.execute(db);
  const keep = sql.ref(`keep_${names.past}`);
  await sql`
    create function ${keep}() returns trigger language plpgsql as $$
    begin
      old.valid_before := new.valid_from;
      insert into ${past} select old.*;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger keep_past after update on ${current} for each row
    when (new.valid_from > old.valid_from) execute function ${keep}()`.execute(db);
}

async function partitionAttendance(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attendance rename to attendance_whole`.execute(db);
  await sql`drop index attendance_time, attendance_sign_in`.execute(db);
  await sql`create sequence attendance_number as bigint`.execute(db);
  await sql`
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
      primary key (id, attendance_at)
    ) partition by range (attendance_at)`.execute(db);
  await sql`create index attendance_time on attendance (attendance_at, mode)`.execute(db);
  await sql`create index attendance_sign_in on attendance (staff_id, mode, attendance_at)`.execute(db);
  await sql`create table attendance_other partition of attendance default`.execute(db);
  await sql`
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
    end $$`.execute(db);
  await sql`
    select make_attendance_month(month::date) from generate_series(
      (select date_trunc('month', min(attendance_at) at time zone 'UTC') from attendance_whole),
      (select max(attendance_at) at time zone 'UTC' from attendance_whole), interval '1 month') as months(month)`.execute(
    db,
  );
  await sql`
    insert into attendance (id, staff_id, mode, attendance_at, service_centre, image_url, latitude, longitude, location,
      is_image_recognised)
    select id, staff_id, mode, attendance_at, service_centre, image_url, latitude, longitude, location,
      is_image_recognised from attendance_whole`.execute(db);
  await sql`select setval('attendance_number', max(id)) from attendance_whole having count(*) > 0`.execute(db);
  await sql`drop table attendance_whole`.execute(db);
}
