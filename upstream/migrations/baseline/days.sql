-- What a day was for everybody who was due or came. All of it can be made again from sign-ins, staff, shifts and holidays.

create table days (
  day date not null,
  staff_id uuid not null,
  first_at timestamptz,
  outcome text not null check (outcome in ('present', 'late', 'absent')),
  primary key (day, staff_id)
);
create index days_late on days (day, staff_id) include (first_at) where outcome = 'late';
create index days_absent on days (day, staff_id) where outcome = 'absent';

-- The days that are in it, and what has changed one of them since: for one person or, without a staff id, for all.
create table finished_days (day date primary key, ends_at timestamptz not null);
create table stale_days (day date not null, staff_id uuid);
create index stale_days_day on stale_days (day);

-- The same of the running day, up to a moment. No moment: not worked out yet.
create table running_day (day date primary key, ends_at timestamptz not null, moment timestamptz);
create table running_outcomes (
  staff_id uuid primary key,
  first_at timestamptz,
  outcome text not null check (outcome in ('present', 'late', 'absent'))
);
create table running_marks (staff_id uuid);

-- A mark raises the day's own revision, so that a report of it need not go by everything that was written in the hours
-- that a shift day may reach into.
create function revise_stale_days() returns trigger language plpgsql as $$
declare
  changed_days date[];
begin
  select array_agg(distinct changed.day) into changed_days from changed;
  if changed_days is not null then
    perform revise('days', changed_days);
  end if;
  return null;
end $$;
create trigger revise_insert after insert on stale_days referencing new table as changed
  for each statement execute function revise_stale_days();

-- The functions below mark what a change may alter. Each waits for a day that is just being worked out, so that its mark
-- is not missed.

-- A sign-in may count for a day whose window was open at that instant. The window ends with the opening of the next
-- day's; two hours more are for changes of the clocks. A new sign-in after the first one of a row that nobody doubts
-- changes nothing. The row is locked, so that who works it out anew waits until the sign-in can be seen; where somebody
-- does so already, the row is passed over.
create function mark_attendance_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7302029);
  insert into stale_days (day, staff_id)
  select distinct f.day, a.staff_id
  from changed a
  join finished_days f
    on a.attendance_at >= f.ends_at - interval '33 hours' and a.attendance_at < f.ends_at + interval '20 hours'
  left join staff_versions v on v.id = a.staff_id and v.valid_from <= f.day + 1 and v.valid_before > f.day + 1
  left join shift_versions h on h.id = v.shift_id and h.valid_from <= f.day + 1 and h.valid_before > f.day + 1
  where a.mode = 'signedIn'
    and a.attendance_at < f.ends_at + interval '2 hours' + case when v.id is null then interval '18 hours'
      else coalesce(h.start_time::interval - interval '6 hours', interval '0') end
    and (tg_op <> 'INSERT' or not exists (
      select from days d
      where d.staff_id = a.staff_id and d.first_at <= a.attendance_at and d.day = f.day and not exists (
        select from stale_days m where (m.staff_id is null or m.staff_id = a.staff_id) and m.day = f.day
      )
      for share of d skip locked
    ));
  insert into running_marks (staff_id)
  select distinct a.staff_id
  from changed a
  join running_day r
    on a.attendance_at >= r.ends_at - interval '33 hours' and a.attendance_at < r.ends_at + interval '20 hours'
  where a.mode = 'signedIn' and (tg_op <> 'INSERT' or not exists (
      select from running_outcomes d
      where d.staff_id = a.staff_id and d.first_at <= a.attendance_at and not exists (
        select from running_marks m where m.staff_id is null or m.staff_id = a.staff_id
      )
      for share of d skip locked
    ));
  return null;
end $$;
create trigger mark_insert after insert on attendance referencing new table as changed
  for each statement execute function mark_attendance_change();
create trigger mark_update_old after update on attendance referencing old table as changed
  for each statement execute function mark_attendance_change();
create trigger mark_update_new after update on attendance referencing new table as changed
  for each statement execute function mark_attendance_change();
create trigger mark_delete after delete on attendance referencing old table as changed
  for each statement execute function mark_attendance_change();

create function mark_staff_insert() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7302029);
  insert into stale_days (day, staff_id)
  select f.day, s.id from added s join finished_days f on f.ends_at > s.created_at;
  insert into running_marks (staff_id) select s.id from added s cross join running_day;
  return null;
end $$;
create trigger mark_insert after insert on staff referencing new table as added
  for each statement execute function mark_staff_insert();

-- The day before a change is marked too: its window ends when the next day's opens.
create function mark_staff_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7302029);
  insert into stale_days (day, staff_id)
  select f.day, old.id from finished_days f where f.day >= greatest(old.valid_from, new.valid_from) - 1;
  insert into running_marks (staff_id) select old.id from running_day;
  return null;
end $$;
create trigger mark_update after update on staff for each row
  when (old.shift_id is distinct from new.shift_id or old.created_at <> new.created_at
    or old.service_centre <> new.service_centre)
  execute function mark_staff_change();
create trigger mark_delete after delete on staff for each row execute function mark_staff_change();

create function mark_shift_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7302029);
  insert into stale_days (day)
  select f.day from finished_days f
  where f.day >= greatest(old.valid_from, new.valid_from) - case when old.start_time <> new.start_time then 1 else 0 end;
  insert into running_marks (staff_id) select null::uuid from running_day;
  return null;
end $$;
create trigger mark_update after update on shifts for each row
  when (old.start_time <> new.start_time or old.lateness_threshold is distinct from new.lateness_threshold
    or old.work_days <> new.work_days)
  execute function mark_shift_change();

create function mark_holiday_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7302029);
  insert into stale_days (day) select f.day from finished_days f where f.day in (old.day, new.day);
  insert into running_marks (staff_id) select null::uuid from running_day where day in (old.day, new.day);
  return null;
end $$;
create trigger mark_change after insert or update or delete on holidays for each row
  execute function mark_holiday_change();

-- What a report of some days goes by besides whole tables, as a text: of stored days what has been marked in them, of the
-- others the attendance from the hours that their shift days reach into, seven before the first midnight to nineteen after
-- the last; and what the clock alone has changed. That is which of its days is the first that is not stored; the last to
-- begin, or to be over; the last start of a shift, for until then nobody is absent; and the last sign-in of days that are
-- not stored, for one that carries a time to come counts from then on. All stand still once the days are over. A
-- function, because its queries are planned once for each connection: they took most of a 304.
create function report_version(since date, until date, moment timestamptz, zone text) returns text
language plpgsql stable as $$
declare
  wall timestamp := moment at time zone zone;
  latest date := least(until - 1, wall::date);
  live date;
begin
  select min(days.day) into live
  from generate_series(since::timestamp, latest::timestamp, interval '1 day') as days(day)
  where not exists (select from finished_days where finished_days.day = days.day::date);
  return concat_ws(' ',
    (select coalesce(sum(revision), 0) from revisions where resource = 'days' and day >= since and day < until),
    (
      select coalesce(sum(revision), 0) from revisions
      where resource = 'attendance'
        and day >= ((live::timestamp - interval '7 hours') at time zone zone at time zone 'UTC')::date
        and day <= ((until::timestamp + interval '19 hours' - interval '1 microsecond')
          at time zone zone at time zone 'UTC')::date
    ),
    live,
    least(until, wall::date),
    (
      select max(days.day + begun.start::interval)
      from (select start_time as start from shift_versions union all select time '00:00') as begun
      cross join generate_series(greatest(since, latest - 1)::timestamp, latest::timestamp, interval '1 day')
        as days(day)
      where days.day + begun.start::interval <= wall
    ),
    (
      select extract(epoch from max(attendance_at)) from attendance
      where attendance_at >= (live::timestamp - interval '1 day') at time zone zone
        and attendance_at < (until::timestamp + interval '1 day') at time zone zone
        and attendance_at <= moment
    )
  );
end $$;
