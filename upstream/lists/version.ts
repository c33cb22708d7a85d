import { type RawBuilder, sql } from 'kysely';
import type { Reads } from './list.ts';

/** Of tables whose revision counts for all days. */
const allDays = '-infinity';

/**
 * One text for the state of all that a list reads, as SQL: equal texts of two snapshots mean equal rows. Revisions only
 * grow, so their sum is the same only where each of them is.
 */
export function versionOf({ tables, revisions, version }: Reads): RawBuilder<string> {
  return sql<string>`(
    select concat_ws(' ', coalesce(sum(revision), 0), ${version ?? sql`null::text`})
    from (
      select revision from revisions where resource = any(${tables}::text[]) and day = ${allDays}::date
      ${revisions ? sql`union all ${revisions}` : sql``}
    ) as revised
  )`;
}

interface Instants {
  readonly from: Date;
  readonly before: Date;
}

/** A query for the revisions of attendance from one instant up to another. */
export const attendanceRevisions = (instants: Instants): RawBuilder<unknown> => dayRevisions('attendance', instants);

/** The same of a resource whose revisions are by the day in UTC. */
export function dayRevisions(resource: 'attendance' | 'reviews', { from, before }: Instants): RawBuilder<unknown> {
  return sql`select revision from revisions where resource = ${resource}
    and day between ${utcDay(from)}::date and ${utcDay(before, -1)}::date`;
}

function utcDay(instant: Date, milliseconds = 0): string {
  return new Date(instant.getTime() + milliseconds).toISOString().slice(0, 10);
}
