import { type RawBuilder, sql } from 'kysely';

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
