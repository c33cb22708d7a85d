import { type Kysely, sql } from 'kysely';
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
 * there was one: they wait in `attendance_other`.
 */
export async function keepAttendanceMonths(db: Kysely<Tables>, now: Date): Promise<void> {
  await makeAttendanceMonths(db, now, new Date(now.getTime() + 45 * day));
  const since = new Date(now.getTime() - 3_652 * day).toISOString();
  await sql`
    select make_attendance_month(month::date) from (
      select distinct date_trunc('month', attendance_at at time zone 'UTC') as month from attendance_other
      where attendance_at >= ${since}::timestamptz and attendance_at <= ${now.toISOString()}::timestamptz
    ) as waiting`.execute(db);
}
