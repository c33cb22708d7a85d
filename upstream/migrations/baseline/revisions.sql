-- What lists are made of has revisions: numbers that every change raises in its own transaction, so a snapshot sees a
-- change and its number together or neither. Attendance, reviews and finished days have one for each day in UTC, which
-- needs no zone; everything else has one for the whole table, on the day `-infinity`. The sum over all slots counts.

-- Half of each page stays free: a row that is updated in its page leaves the index alone.
create table revisions (
  resource text not null,
  day date not null,
  slot smallint not null,
  revision bigint not null,
  primary key (resource, day, slot)
) with (fillfactor = 50);

create function revise(changed_resource text, changed_days date[]) returns void language plpgsql as $$
declare
  free_slot smallint;
begin
  -- A slot belongs to one transaction at a time: writers neither wait for each other nor deadlock.
  for step in 0..15 loop
    free_slot := (pg_backend_pid() + step) % 16;
    exit when pg_try_advisory_xact_lock(7302027, free_slot);
  end loop;
  -- Steps of random size: a database restored from a backup never counts to the same number with other rows.
  insert into revisions as known (resource, day, slot, revision)
  select changed_resource, changed.day, free_slot, 1 + floor(random() * 4294967296)::bigint
  from unnest(changed_days) as changed(day)
  order by changed.day
  on conflict (resource, day, slot) do update set revision = known.revision + excluded.revision;
end $$;

create function revise_table() returns trigger language plpgsql as $$
begin
  perform revise(tg_argv[0], array['-infinity'::date]);
  return null;
end $$;
create trigger revise after insert or update or delete or truncate on users
  for each statement execute function revise_table('users');
create trigger revise after insert or update or delete or truncate on shifts
  for each statement execute function revise_table('shifts');
create trigger revise after insert or update or delete or truncate on shifts_past
  for each statement execute function revise_table('shifts');
create trigger revise after insert or update or delete or truncate on staff
  for each statement execute function revise_table('staff');
create trigger revise after insert or update or delete or truncate on staff_past
  for each statement execute function revise_table('staff');
create trigger revise after insert or update or delete or truncate on holidays
  for each statement execute function revise_table('holidays');
create trigger revise after insert or update or delete or truncate on trail
  for each statement execute function revise_table('trail');

-- The days of the rows that a statement has changed; an update has those before and those after it.
create function revise_days() returns trigger language plpgsql as $$
declare
  changed_days date[];
begin
  select array_agg(distinct (attendance_at at time zone 'UTC')::date) into changed_days from changed;
  if changed_days is not null then
    perform revise(tg_argv[0], changed_days);
  end if;
  return null;
end $$;
create trigger revise_insert after insert on attendance referencing new table as changed
  for each statement execute function revise_days('attendance');
create trigger revise_update_old after update on attendance referencing old table as changed
  for each statement execute function revise_days('attendance');
create trigger revise_update_new after update on attendance referencing new table as changed
  for each statement execute function revise_days('attendance');
create trigger revise_delete after delete on attendance referencing old table as changed
  for each statement execute function revise_days('attendance');
create trigger revise_truncate after truncate on attendance
  for each statement execute function revise_table('attendance');

-- A review stays with its record, so an update changes no day.
create trigger revise_insert after insert on reviews referencing new table as changed
  for each statement execute function revise_days('reviews');
create trigger revise_update after update on reviews referencing new table as changed
  for each statement execute function revise_days('reviews');
create trigger revise_delete after delete on reviews referencing old table as changed
  for each statement execute function revise_days('reviews');
create trigger revise_truncate after truncate on reviews
  for each statement execute function revise_table('reviews');
create trigger revise_insert after insert on review_claims referencing new table as changed
  for each statement execute function revise_days('reviews');
create trigger revise_update after update on review_claims referencing new table as changed
  for each statement execute function revise_days('reviews');
create trigger revise_delete after delete on review_claims referencing old table as changed
  for each statement execute function revise_days('reviews');
create trigger revise_truncate after truncate on review_claims
  for each statement execute function revise_table('reviews');

create function revise_verdicts() returns trigger language plpgsql as $$
declare
  changed_days date[];
begin
  select array_agg(distinct (attendance_at at time zone 'UTC')::date) into changed_days
  from reviews where id in (select review_id from changed);
  if changed_days is not null then
    perform revise('reviews', changed_days);
  end if;
  return null;
end $$;
create trigger revise_insert after insert on verdicts referencing new table as changed
  for each statement execute function revise_verdicts();
create trigger revise_update after update on verdicts referencing new table as changed
  for each statement execute function revise_verdicts();
create trigger revise_delete after delete on verdicts referencing old table as changed
  for each statement execute function revise_verdicts();
create trigger revise_truncate after truncate on verdicts
  for each statement execute function revise_table('reviews');
