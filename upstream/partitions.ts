import { type Kysely, sql } from 'kysely';
import { forEachAlone } from './each-alone.ts';
import type { Tables } from './tables.ts';

/**
 * Milliseconds that a change of a table waits for those who use it. All who come after it wait as long: behind a backup,
 * which reads every table for as long as it runs, they would wait for its end.
 */
export const lockWait = 200;

/**
 * Changes tables, partitions or what all writers read, in a transaction. Where somebody uses them for longer than
 * `lockWait`, it does nothing and answers false, to be tried again later. DETACH PARTITION CONCURRENTLY waits for nobody, but PostgreSQL
 * refuses it where a table has a partition for the rest, as attendance does.
 */
export async function changeTables(
  db: Kysely<Tables>,
  change: (transaction: Kysely<Tables>) => Promise<unknown>,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select set_config('lock_timeout', ${`${lockWait}ms`}, true)`.execute(transaction);
      await change(transaction);
    });
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  }
}

/** Whether somebody else used a table, or a row, for longer than the lock timeout of the transaction. */
export const isLocked = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '55P03';

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
  let isInUse = false;
  await forEachAlone(rows, async ({ month }) => {
    if (isInUse) return;
    isInUse = !(await changeTables(db, (transaction) => makeAttendanceMonths(transaction, month, month)));
  });
}

/** A partition of attendance: its table, and its month's first day; null for the one that takes the rest. */
interface AttendancePartition {
  readonly name: string;
  readonly month: string | null;
}

/** All partitions, by name. */
export async function attendancePartitions(db: Kysely<Tables>): Promise<AttendancePartition[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'attendance'::regclass order by 1`.execute(db);
  return rows.map(({ name }) => {
    const [, year, month] = /^attendance_(\d{4})_(\d{2})$/.exec(name) ?? [];
    return { name, month: year ? `${year}-${month}-01` : null };
  });
}
