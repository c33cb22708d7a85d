import { type Kysely, sql } from 'kysely';

/**
 * The case file (record 062): one row of `reviews` for each attendance record that somebody has judged, is judging or
 * wants to be judged again, and the verdicts on it. The row is what reviewers wait for each other by. Sign-ins are
 * partitioned and dropped by month, so nothing refers to them: retention removes reviews with their records.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id uuid primary key default gen_random_uuid(),
      staff_id uuid not null,
      mode text not null check (mode in ('signedIn', 'signedOut')),
      attendance_at timestamptz not null,
      verdicts_given integer not null default 0,
      verdicts_wanted integer not null default 1,
      asked_by text,
      asked_at timestamptz,
      claimed_by uuid,
      claimed_who text,
      claimed_until timestamptz,
      unique (staff_id, mode, attendance_at)
    )`.execute(db);
  await sql`create index reviews_time on reviews (attendance_at)`.execute(db);
  await sql`
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
    )`.execute(db);
  await reviseByDay(db);
}

/** Reviews have a revision for each day in UTC, as attendance has: whatever is written of one changes that of its day. */
async function reviseByDay(db: Kysely<unknown>): Promise<void> {
  const days = {
    reviews: sql`changed`,
    verdicts: sql`reviews where id in (select review_id from changed)`,
  };
  const tables = { insert: 'new', update: 'new', delete: 'old' };
  for (const [table, rows] of Object.entries(days)) {
    const name = sql.ref(`revise_${table}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      declare
        changed_days date[];
      begin
        select array_agg(distinct (attendance_at at time zone 'UTC')::date) into changed_days from ${rows};
        if changed_days is not null then
          perform revise('reviews', changed_days);
        end if;
        return null;
      end $$`.execute(db);
    for (const [event, state] of Object.entries(tables)) {
      await sql`
        create trigger revise_${sql.raw(event)} after ${sql.raw(event)} on ${sql.ref(table)}
        referencing ${sql.raw(state)} table as changed
        for each statement execute function ${name}()`.execute(db);
    }
    await sql`
      create trigger revise_truncate after truncate on ${sql.ref(table)}
      for each statement execute function revise_table('reviews')`.execute(db);
  }
}
