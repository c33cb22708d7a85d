import { type Kysely, sql } from 'kysely';

/**
 * What lists are made of has revisions: numbers that every change raises in its own transaction, so a snapshot sees a
 * change and its number together or neither (record 035). Attendance has one for each day in UTC, which needs no zone;
 * everything else has one for the whole table, on the day `-infinity`. The sum over all slots counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Half of each page stays free: a row that is updated in its page leaves the index alone.
  await sql`
    create table revisions (
      resource text not null,
      day date not null,
      slot smallint not null,
      revision bigint not null,
      primary key (resource, day, slot)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
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
    end $$`.execute(db);
  await sql`
    create function revise_table() returns trigger language plpgsql as $$
    begin
      perform revise(tg_argv[0], array['-infinity'::date]);
      return null;
    end $$`.execute(db);
  const resources = {
    users: ['users'],
    shifts: ['shifts', 'shifts_past'],
    staff: ['staff', 'staff_past'],
    holidays: ['holidays'],
  };
  for (const [resource, tables] of Object.entries(resources)) {
    for (const table of tables) {
      await sql`
        create trigger revise after insert or update or delete or truncate on ${sql.ref(table)}
        for each statement execute function revise_table(${sql.lit(resource)})`.execute(db);
    }
  }
  await reviseAttendanceByDay(db);
}

async function reviseAttendanceByDay(db: Kysely<unknown>): Promise<void> {
  const days = (rows: string) => sql`select (attendance_at at time zone 'UTC')::date as day from ${sql.ref(rows)}`;
  const events = [
    { event: 'insert', tables: sql`new table as added`, changed: days('added') },
    { event: 'delete', tables: sql`old table as removed`, changed: days('removed') },
    {
      event: 'update',
      tables: sql`old table as removed new table as added`,
      changed: sql`${days('removed')} union ${days('added')}`,
    },
  ];
  for (const { event, tables, changed } of events) {
    const name = sql.ref(`revise_attendance_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      declare
        changed_days date[];
      begin
        select array_agg(distinct changed.day) into changed_days from (${changed}) as changed;
        if changed_days is not null then
          perform revise('attendance', changed_days);
        end if;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.ref(`revise_${event}`)} after ${sql.raw(event)} on attendance referencing ${tables}
      for each statement execute function ${name}()`.execute(db);
  }
  await sql`
    create trigger revise_truncate after truncate on attendance
    for each statement execute function revise_table('attendance')`.execute(db);
}
