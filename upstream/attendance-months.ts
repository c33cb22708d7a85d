import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Makes the monthly partitions of attendance from one instant to another; those that are there stay. */
export async function makeAttendanceMonths(db: Kysely<Tables>, from: Date, until: Date): Promise<void> {
  await sql`
    select make_attendance_month(month::date) from generate_series(
      date_trunc('month', ${from.toISOString()}::timestamptz at time zone 'UTC'),
      ${until.toISOString()}::timestamptz at time zone 'UTC', interval '1 month') as months(month)`.execute(db);
}
