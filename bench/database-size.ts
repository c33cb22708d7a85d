import { type Kysely, sql } from 'kysely';
import type { Tables } from '../upstream/tables.ts';
import { figure } from './table.ts';

/** What the tables of sign-ins and of finished days take on disk, indexes included, in all and a row. */
export async function describeSize(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string; bytes: number; count: number }>`
    select 'attendance records' as name, (select count(*) from attendance) as count,
      (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'attendance'::regclass)::bigint as bytes
    union all
    select 'finished days of people', (select count(*) from days), pg_total_relation_size('days')
    union all
    select 'the whole database, by attendance records', (select count(*) from attendance),
      pg_database_size(current_database())`.execute(db);
  return rows
    .map(
      ({ name, bytes, count }) =>
        `${name}: ${count}, ${Math.round(bytes / 2 ** 20)} MiB, ${figure(bytes / count)} bytes each`,
    )
    .join('; ');
}
