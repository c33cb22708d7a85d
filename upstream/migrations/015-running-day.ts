import { type Kysely, sql } from 'kysely';

/**
 * What the running day comes to up to a moment (record 067): `running_outcomes` has a row for everybody who was due by then
 * or came, `running_marks` who has to be worked out again since, everybody where it has no staff id. No moment: not
 * worked out yet. All three can be made again from sign-ins, staff, shifts and holidays, and the version before knows
 * none of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table running_day (day date primary key, ends_at timestamptz not null, moment timestamptz)`.execute(
    db,
  );
  await sql`
    create table running_outcomes (
      staff_id uuid primary key,
      first_at timestamptz,
      outcome text not null check (outcome in ('present', 'late', 'absent'))
    )`.execute(db);
  await sql`create table running_marks (staff_id uuid)`.execute(db);
  await markFewerSignIns(db);
  await markSignIns(db);
  await markChanges(db);
}

/**
 * Holds of a new sign-in `a` that comes after the first one of a row in `outcomes` that nobody doubts: it changes nothing.
 * The row is locked, so that who works it out anew waits until the sign-in can be seen; where somebody does so already,
 * the row is passed over.
 */
const changesNothing = (outcomes: string, marks: string, isOfDay: (alias: string) => string = () => 'true') => `exists (
          select from ${outcomes} d
          where d.staff_id = a.staff_id and d.first_at <= a.attendance_at and ${isOfDay('d')} and not exists (
            select from ${marks} m where (m.staff_id is null or m.staff_id = a.staff_id) and ${isOfDay('m')}
          )
          for share of d skip locked
        )`;

/** Finished days, of which migration 006 marked every sign-in that may count for them. */
async function markFewerSignIns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function mark_attendance_insert() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(7302029);
      insert into stale_days (day, staff_id)
      select distinct f.day, a.staff_id
      from added a
      join finished_days f
        on a.attendance_at >= f.ends_at - interval '33 hours' and a.attendance_at < f.ends_at + interval '20 hours'
      left join staff_versions v on v.id = a.staff_id and v.valid_from <= f.day + 1 and v.valid_before > f.day + 1
      left join shift_versions h on h.id = v.shift_id and h.valid_from <= f.day + 1 and h.valid_before > f.day + 1
      where a.mode = 'signedIn'
        and a.attendance_at < f.ends_at + interval '2 hours' + case when v.id is null then interval '18 hours'
          else coalesce(h.start_time::interval - interval '6 hours', interval '0') end
        and not ${sql.raw(changesNothing('days', 'stale_days', (alias) => `${alias}.day = f.day`))};
      return null;
    end $$`.execute(db);
}

/** A trigger function; it waits for a day that is just becoming the running one, as those of migration 006 do. */
async function markWith(db: Kysely<unknown>, name: string, people: string): Promise<void> {
  await sql`
    create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(7302029);
      insert into running_marks (staff_id) ${sql.raw(people)};
      return null;
    end $$`.execute(db);
}

async function markSignIns(db: Kysely<unknown>): Promise<void> {
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
    // As far as a shift's day may reach, with hours for changes of the clocks.
    await markWith(
      db,
      `mark_running_${event}`,
      `select distinct a.staff_id from ${changed} a
      join running_day r
        on a.attendance_at >= r.ends_at - interval '33 hours' and a.attendance_at < r.ends_at + interval '20 hours'
      where a.mode = 'signedIn'${event === 'insert' ? ` and not ${changesNothing('running_outcomes', 'running_marks')}` : ''}`,
    );
    await sql`
      create trigger mark_running_${sql.raw(event)} after ${sql.raw(event)} on attendance
      referencing ${sql.raw(tables)} for each statement execute function ${sql.ref(`mark_running_${event}`)}()`.execute(
      db,
    );
  }
}

async function markChanges(db: Kysely<unknown>): Promise<void> {
  await markWith(db, 'mark_running_person', 'select coalesce(new.id, old.id) from running_day');
  await markWith(db, 'mark_running_shift', 'select null::uuid from running_day');
  await markWith(db, 'mark_running_holiday', 'select null::uuid from running_day where day in (old.day, new.day)');
  await sql`
    create trigger mark_running_come_or_go after insert or delete on staff
    for each row execute function mark_running_person()`.execute(db);
  await sql`
    create trigger mark_running_move after update on staff for each row
    when (old.shift_id is distinct from new.shift_id or old.created_at <> new.created_at)
    execute function mark_running_person()`.execute(db);
  await sql`
    create trigger mark_running_change after update on shifts for each row
    when (old.start_time <> new.start_time or old.lateness_threshold is distinct from new.lateness_threshold
      or old.work_days <> new.work_days)
    execute function mark_running_shift()`.execute(db);
  await sql`
    create trigger mark_running_change after insert or update or delete on holidays
    for each row execute function mark_running_holiday()`.execute(db);
}
