import { type Kysely, sql } from 'kysely';
import { changeTables } from './change-tables.ts';
import type { Tables } from './tables.ts';

const day = 86_400_000;

/** Makes the monthly partitions of attendance from one instant to another; those that are there stay. */
export async function makeAttendanceMonths(db: Kysely<Tables>, from: Date, until: Date): Promise<void> {
  await sql`
    select make_attendance_month(month::date) from generate_series(
      date_trunc('month', ${from.toISOString()}::timestamptz at time zone 'UTC'),
      ${until.toISOString()}::timestamptz at time zone 'UTC', interval '1 month') as months(month)`.execute(db);
}

/**
 * Makes the partitions that will be needed next, and one for each month of the last ten years whose records came before
 * there was one: they wait in `attendance_other`. While somebody uses the tables for long, records stay there.
 */
export async function keepAttendanceMonths(db: Kysely<Tables>, now: Date): Promise<void> {
  const until = new Date(now.getTime() + 45 * day).toISOString();
  const since = new Date(now.getTime() - 3_652 * day).toISOString();
  const { rows } = await sql<{ month: Date }>`
    select month at time zone 'UTC' as month from (
      select month from generate_series(
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'UTC'),
        ${until}::timestamptz at time zone 'UTC', interval '1 month') as months(month)
      union
      select date_trunc('month', attendance_at at time zone 'UTC') from attendance_other
      where attendance_at >= ${since}::timestamptz and attendance_at <= ${now.toISOString()}::timestamptz
    ) as needed
    where to_regclass('attendance_' || to_char(month, 'YYYY_MM')) is null
    order by 1`.execute(db);
  for (const { month } of rows) {
    if (!(await changeTables(db, (transaction) => makeAttendanceMonths(transaction, month, month)))) return;
  }
}
