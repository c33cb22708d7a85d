import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Nobody is absent before there are records: `centre_starts` has the first sign-in or sign-out of each service centre, by
 * anybody who belonged to it on that day, counted in UTC. It can be made again from sign-ins and staff. A start that
 * moves marks the days, finished and running, of the centre's people that it moves over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table centre_starts (service_centre text primary key, first_at timestamptz not null)`.execute(db);
  await findStarts(db);
  await sql`insert into centre_starts select * from find_centre_starts(null)`.execute(db);
  await markByStarts(db);
  await moveByAttendance(db);
  await moveByStaff(db);
  // What was worked out before this rule: absences before the start, and on the day of registration.
  await sql`
    insert into stale_days (day, staff_id)
    select d.day, d.staff_id
    from days d
    join finished_days f on f.day = d.day
    join staff_versions v on v.id = d.staff_id and v.valid_from <= d.day and v.valid_before > d.day
    left join centre_starts s on s.service_centre = v.service_centre and s.first_at < f.ends_at
    where d.outcome = 'absent' and (s.service_centre is null or v.created_at > f.ends_at - interval '26 hours')`.execute(
    db,
  );
}

/** The starts of all centres, or of one; by the index of each person, since attendance is long. */
async function findStarts(db: Kysely<unknown>): Promise<void> {
  const firstOf = (mode: string) => sql`(
        select min(a.attendance_at) from attendance a
        where a.staff_id = v.id and a.mode = ${sql.lit(mode)}
          and a.attendance_at >= v.valid_from::timestamp at time zone 'UTC'
          and a.attendance_at < v.valid_before::timestamp at time zone 'UTC')`;
  await sql`
    create function find_centre_starts(only_centre text) returns table (centre text, start timestamptz)
    language sql stable as $$
      select v.service_centre, min(least(${firstOf('signedIn')}, ${firstOf('signedOut')})) as start
      from staff_versions v
      where only_centre is null or v.service_centre = only_centre
      group by v.service_centre
      having min(least(${firstOf('signedIn')}, ${firstOf('signedOut')})) is not null
    $$`.execute(db);
  await sql`
    create function find_centre_start(only_centre text) returns void language plpgsql as $$
    begin
      delete from centre_starts s
      where s.service_centre = only_centre and not exists (select from find_centre_starts(only_centre));
      insert into centre_starts as known (service_centre, first_at) select * from find_centre_starts(only_centre)
      on conflict (service_centre) do update set first_at = excluded.first_at where known.first_at <> excluded.first_at;
    end $$`.execute(db);
}

/** A trigger function; it waits for a day that is just becoming a kept one, as those of migration 006 do. */
async function markByStarts(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    end $$`.execute(db);
  await sql`
    create trigger mark after insert or update or delete on centre_starts
    for each row execute function mark_centre_start()`.execute(db);
}

/** Centres whose start is one of these records; in one order, so that two writers do not wait for each other. */
const findStartsAmong = (rows: string) => sql`
      perform find_centre_start(begun.service_centre) from (
        select distinct s.service_centre
        from ${sql.raw(rows)} a
        join centre_starts s on s.first_at = a.attendance_at
        join staff_versions v on v.id = a.staff_id and v.service_centre = s.service_centre
        order by 1
      ) as begun;`;

/** Ordinary records come after their centre's start, and write nothing. */
const beginWith = (rows: string) => sql`
      insert into centre_starts as known (service_centre, first_at)
      select v.service_centre, min(a.attendance_at)
      from ${sql.raw(rows)} a
      join staff_versions v on v.id = a.staff_id and v.valid_from <= (a.attendance_at at time zone 'UTC')::date
        and v.valid_before > (a.attendance_at at time zone 'UTC')::date
      where not exists (
        select from centre_starts s where s.service_centre = v.service_centre and s.first_at <= a.attendance_at
      )
      group by v.service_centre
      order by v.service_centre
      on conflict (service_centre) do update set first_at = excluded.first_at
        where known.first_at > excluded.first_at;`;

async function moveByAttendance(db: Kysely<unknown>): Promise<void> {
  const events: { event: string; tables: string; move: RawBuilder<unknown> }[] = [
    { event: 'insert', tables: 'new table as added', move: beginWith('added') },
    { event: 'delete', tables: 'old table as removed', move: findStartsAmong('removed') },
    {
      event: 'update',
      tables: 'old table as removed new table as added',
      move: sql`${findStartsAmong('removed')} ${beginWith('added')}`,
    },
  ];
  for (const { event, tables, move } of events) {
    const name = sql.ref(`move_centre_start_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        ${move}
        return null;
      end $$`.execute(db);
    await sql`
      create trigger move_centre_start_${sql.raw(event)} after ${sql.raw(event)} on attendance
      referencing ${sql.raw(tables)} for each statement execute function ${name}()`.execute(db);
  }
  await sql`
    create function forget_centre_starts() returns trigger language plpgsql as $$
    begin
      delete from centre_starts;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger forget_centre_starts after truncate on attendance
    for each statement execute function forget_centre_starts()`.execute(db);
}

/** Records of a person who changes centre, from that day on, are the new centre's and no longer the old one's. */
async function moveByStaff(db: Kysely<unknown>): Promise<void> {
  await sql`
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
        on conflict (service_centre) do update set first_at = excluded.first_at
          where known.first_at > excluded.first_at;
      end if;
      return null;
    end $$`.execute(db);
  // The person's own days go by the other start.
  for (const [name, mark] of [
    ['mark_centre', 'mark_staff_change'],
    ['mark_running_centre', 'mark_running_person'],
  ] as const) {
    await sql`
      create trigger ${sql.ref(name)} after update on staff for each row
      when (old.service_centre <> new.service_centre) execute function ${sql.ref(mark)}()`.execute(db);
  }
  // Triggers run by name: after `keep_past`, so that the past is there.
  await sql`
    create trigger move_centre_start after update on staff for each row
    when (old.service_centre <> new.service_centre) execute function move_centre_start_staff()`.execute(db);
  await sql`
    create trigger move_centre_start_end after delete on staff for each row
    execute function move_centre_start_staff()`.execute(db);
}
