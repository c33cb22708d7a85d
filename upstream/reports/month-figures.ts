import { type Kysely, type RawBuilder, sql } from 'kysely';
import { monthAround } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import type { ListFigures } from './figures.ts';
import { readOutcomes } from './outcomes.ts';
import type { MonthQuery } from './reports.ts';

/** What the late days of a month come to. */
export interface MonthFigures {
  /** How long the list `attendance/serialLatness` is. */
  readonly seriallyLate: ListFigures;
}

/** The figures of the month of a day. Two who had one staff ID in turn are two. */
export async function monthFigures(db: Kysely<Tables>, { day, timeZone, now }: MonthQuery): Promise<MonthFigures> {
  const { first, next } = monthAround(day);
  const late = await readOutcomes(db, ['late'], { timeZone, now, from: first, before: next });
  const { rows } = await sql<ListFigures>`
    with counted as (
      select staff_id as id, count(*)::integer as number from (${late}) as late group by staff_id
    )
    select count(*)::integer as rows, count(distinct counted.id)::integer as staff
    from counted
    join (${monthRecords(first, next)}) as found on found.id = counted.id
    join shift_versions h
      on h.id = found.shift_id and h.valid_from <= found.seen_on and h.valid_before > found.seen_on
    where counted.number >= h.serial_lateness_threshold`.execute(db);
  return { seriallyLate: rows[0] as ListFigures };
}

/**
 * The staff records that a month's report shows, as a query to be joined: for each person the last that was valid in the
 * month, with `seen_on`, the last of its days there. Somebody who left within the month is among them. By `offset 0` all
 * of them are read once: the planner, which expects few people to have days, would look up each.
 */
export function monthRecords(first: string, next: string): RawBuilder<unknown> {
  return sql`
    select v.*, least(v.valid_before, ${next}::date) - 1 as seen_on
    from staff_versions v
    where v.valid_from < ${next}::date and v.valid_before > ${first}::date and (v.valid_before >= ${next}::date
      or not exists (select from staff_versions n where n.id = v.id and n.valid_from = v.valid_before))
    offset 0`;
}
