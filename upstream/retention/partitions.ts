import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** A partition of attendance: its table, and its month's first day; null for the one that takes the rest. */
export interface AttendancePartition {
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
