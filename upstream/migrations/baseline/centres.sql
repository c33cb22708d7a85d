-- Nobody is absent before there are records: `centre_starts` has the first sign-in or sign-out of each service centre, by
-- anybody who belonged to it on that day, counted in UTC. It can be made again from sign-ins and staff. A start that
-- moves marks the days, finished and running, of the centre's people that it moves over.

create table centre_starts (service_centre text primary key, first_at timestamptz not null);

-- The starts of all centres, or of one; by the index of each person, since attendance is long.
create function find_centre_starts(only_centre text) returns table (centre text, start timestamptz)
language sql stable as $$
  select v.service_centre, min(own.first_at) as start
  from staff_versions v
  cross join lateral (
    select least(
      (select min(a.attendance_at) from attendance a
        where a.staff_id = v.id and a.mode = 'signedIn'
          and a.attendance_at >= v.valid_from::timestamp at time zone 'UTC'
          and a.attendance_at < v.valid_before::timestamp at time zone 'UTC'),
      (select min(a.attendance_at) from attendance a
        where a.staff_id = v.id and a.mode = 'signedOut'
          and a.attendance_at >= v.valid_from::timestamp at time zone 'UTC'
          and a.attendance_at < v.valid_before::timestamp at time zone 'UTC')
    ) as first_at
  ) as own
  where (only_centre is null or v.service_centre = only_centre) and own.first_at is not null
  group by v.service_centre
$$;

create function find_centre_start(only_centre text) returns void language plpgsql as $$
begin
  delete from centre_starts s
  where s.service_centre = only_centre and not exists (select from find_centre_starts(only_centre));
  insert into centre_starts as known (service_centre, first_at) select * from find_centre_starts(only_centre)
  on conflict (service_centre) do update set first_at = excluded.first_at where known.first_at <> excluded.first_at;
end $$;

-- It waits for a day that is just being worked out, as all that marks days does.
create function mark_centre_start() returns trigger language plpgsql as $$
declare
  centre text := coalesce(new.service_centre, old.service_centre);
  since timestamptz := least(old.first_at, new.first_at);
  until timestamptz := case when tg_op = 'UPDATE' then greatest(old.first_at, new.first_at) else 'infinity' end;
begin
  perform pg_advisory_xact_lock_shared(7302029);
  -- Who belongs to a centre takes a look at everybody: not where no day is kept.
  if exists (select from finished_days f where f.ends_at > since and f.ends_at <= until) then
    insert into stale_days (day, staff_id)
    select f.day, v.id from finished_days f
    join staff_versions v on v.service_centre = centre and v.valid_from <= f.day and v.valid_before > f.day
    where f.ends_at > since and f.ends_at <= until;
  end if;
  if exists (select from running_day r where r.ends_at > since and r.ends_at <= until) then
    insert into running_marks (staff_id)
    select v.id from running_day r
    join staff_versions v on v.service_centre = centre and v.valid_from <= r.day and v.valid_before > r.day
    where r.ends_at > since and r.ends_at <= until;
  end if;
  perform revise('centres', array['-infinity'::date]);
  return null;
end $$;
create trigger mark after insert or update or delete on centre_starts
  for each row execute function mark_centre_start();

-- Ordinary records come after their centre's start, and write nothing.
create function begin_centres() returns trigger language plpgsql as $$
begin
  insert into centre_starts as known (service_centre, first_at)
  select v.service_centre, min(a.attendance_at)
  from added a
  join staff_versions v on v.id = a.staff_id and v.valid_from <= (a.attendance_at at time zone 'UTC')::date
    and v.valid_before > (a.attendance_at at time zone 'UTC')::date
  where not exists (
    select from centre_starts s where s.service_centre = v.service_centre and s.first_at <= a.attendance_at
  )
  group by v.service_centre
  order by v.service_centre
  on conflict (service_centre) do update set first_at = excluded.first_at where known.first_at > excluded.first_at;
  return null;
end $$;
create trigger move_centre_start_insert after insert on attendance referencing new table as added
  for each statement execute function begin_centres();
create trigger move_centre_start_update_to after update on attendance referencing new table as added
  for each statement execute function begin_centres();

-- Centres whose start is one of the removed records; in one order, so that two writers do not wait for each other.
create function find_centre_starts_again() returns trigger language plpgsql as $$
begin
  perform find_centre_start(begun.service_centre) from (
    select distinct s.service_centre
    from removed a
    join centre_starts s on s.first_at = a.attendance_at
    join staff_versions v on v.id = a.staff_id and v.service_centre = s.service_centre
    order by 1
  ) as begun;
  return null;
end $$;
create trigger move_centre_start_delete after delete on attendance referencing old table as removed
  for each statement execute function find_centre_starts_again();
create trigger move_centre_start_update_from after update on attendance referencing old table as removed
  for each statement execute function find_centre_starts_again();

create function forget_centre_starts() returns trigger language plpgsql as $$
begin
  delete from centre_starts;
  return null;
end $$;
create trigger forget_centre_starts after truncate on attendance
  for each statement execute function forget_centre_starts();

-- Records of a person who changes centre, from that day on, are the new centre's and no longer the old one's.
create function move_centre_start_staff() returns trigger language plpgsql as $$
declare
  since timestamptz := coalesce(new.valid_from, old.valid_from)::timestamp at time zone 'UTC';
  first timestamptz;
begin
  select min(a.attendance_at) into first from attendance a
  where a.staff_id = old.id and a.mode in ('signedIn', 'signedOut') and a.attendance_at >= since;
  if first is null then
    return null;
  end if;
  if first <= (select s.first_at from centre_starts s where s.service_centre = old.service_centre) then
    perform find_centre_start(old.service_centre);
  end if;
  if tg_op = 'UPDATE' then
    insert into centre_starts as known (service_centre, first_at) values (new.service_centre, first)
    on conflict (service_centre) do update set first_at = excluded.first_at where known.first_at > excluded.first_at;
  end if;
  return null;
end $$;
-- Triggers run by name: after `keep_past`, so that the past is there.
create trigger move_centre_start after update on staff for each row
  when (old.service_centre <> new.service_centre) execute function move_centre_start_staff();
create trigger move_centre_start_end after delete on staff for each row execute function move_centre_start_staff();
