import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Days that are over are worked out once (record 034): `days` has a row for everybody who was due or came. Which days
 * are in it stands in `finished_days`; what changes one of them afterwards is marked in `stale_days`, for one person or,
 * without a staff id, for all. All three can be made again from sign-ins, staff, shifts and holidays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table days (
      day date not null,
      staff_id uuid not null,
      first_at timestamptz,
      outcome text not null check (outcome in ('present', 'late', 'absent')),
      primary key (day, staff_id)
    )`.execute(db);
  await sql`create index days_late on days (day, staff_id) include (first_at) where outcome = 'late'`.execute(db);
  await sql`create index days_absent on days (day, staff_id) where outcome = 'absent'`.execute(db);
  await sql`create table finished_days (day date primary key, ends_at timestamptz not null)`.execute(db);
  await sql`create table stale_days (day date not null, staff_id uuid)`.execute(db);
  await sql`create index stale_days_day on stale_days (day)`.execute(db);
  await markByAttendance(db);
  await markByStaff(db);
  await markByShifts(db);
  await markByHolidays(db);
}

/** A trigger function; it waits for a day that is just becoming a finished one, so that its mark is not missed. */
async function markWith(db: Kysely<unknown>, name: string, mark: RawBuilder<unknown>): Promise<void> {
  await sql`
    create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(7302029);
      ${mark};
      return null;
    end $$`.execute(db);
}

/**
 * A sign-in may count for a day whose window was open at that instant. The window ends with the opening of the next
 * day's; two hours more are for changes of the clocks. Ordinary sign-ins of today mark nothing.
 */
async function markByAttendance(db: Kysely<unknown>): Promise<void> {
  const events = [
    { event: 'insert', tables: 'new table as added', changed: 'added' },
    { event: 'delete', tables: 'old table as removed', changed: 'removed' },
    {
      event: 'update',
      tables: 'old table as removed new table as added',
      changed: '(select * from removed union all select * from added)',
    },
  ];
  for (const { event, tables, changed } of events) {
    const name = `mark_attendance_${event}`;
    await markWith(
      db,
      name,
      sql`
      insert into stale_days (day, staff_id)
      select distinct f.day, a.staff_id
      from ${sql.raw(changed)} a
      join finished_days f
        on a.attendance_at >= f.ends_at - interval '33 hours' and a.attendance_at < f.ends_at + interval '20 hours'
      left join staff_versions v on v.id = a.staff_id and v.valid_from <= f.day + 1 and v.valid_before > f.day + 1
      left join shift_versions h on h.id = v.shift_id and h.valid_from <= f.day + 1 and h.valid_before > f.day + 1
      where a.mode = 'signedIn'
        and a.attendance_at < f.ends_at + interval '2 hours' + case when v.id is null then interval '18 hours'
          else coalesce(h.start_time::interval - interval '6 hours', interval '0') end`,
    );
    await sql`
      create trigger mark_${sql.raw(event)} after ${sql.raw(event)} on attendance referencing ${sql.raw(tables)}
      for each statement execute function ${sql.ref(name)}()`.execute(db);
  }
}

/** The day before a change is marked too: its window ends when the next day's opens. */
async function markByStaff(db: Kysely<unknown>): Promise<void> {
  await markWith(
    db,
    'mark_staff_insert',
    sql`insert into stale_days (day, staff_id)
      select f.day, s.id from added s join finished_days f on f.ends_at > s.created_at`,
  );
  await sql`
    create trigger mark_insert after insert on staff referencing new table as added
    for each statement execute function mark_staff_insert()`.execute(db);
  await markWith(
    db,
    'mark_staff_change',
    sql`insert into stale_days (day, staff_id)
      select f.day, old.id from finished_days f
      where f.day >= greatest(old.valid_from, new.valid_from) - 1`,
  );
  await sql`
    create trigger mark_update after update on staff for each row
    when (old.shift_id is distinct from new.shift_id or old.created_at <> new.created_at)
    execute function mark_staff_change()`.execute(db);
  await sql`
    create trigger mark_delete after delete on staff for each row execute function mark_staff_change()`.execute(db);
}

async function markByShifts(db: Kysely<unknown>): Promise<void> {
  await markWith(
    db,
    'mark_shift_change',
    sql`insert into stale_days (day)
      select f.day from finished_days f
      where f.day >= greatest(old.valid_from, new.valid_from) - case when old.start_time <> new.start_time then 1 else 0 end`,
  );
  await sql`
    create trigger mark_update after update on shifts for each row
    when (old.start_time <> new.start_time or old.lateness_threshold is distinct from new.lateness_threshold
      or old.work_days <> new.work_days)
    execute function mark_shift_change()`.execute(db);
}

async function markByHolidays(db: Kysely<unknown>): Promise<void> {
  await markWith(
    db,
    'mark_holiday_change',
    sql`insert into stale_days (day)
      select f.day from finished_days f
      where f.day in (old.day, new.day)`,
  );
  await sql`
    create trigger mark_change after insert or update or delete on holidays for each row
    execute function mark_holiday_change()`.execute(db);
}
