import { type RawBuilder, sql } from 'kysely';
import type { ReportSpan } from './stored-days.ts';

/**
 * A shift day in hours from its first midnight and from its last: it opens six hours before its shift, which begins
 * before midnight. An hour more on both sides, for clocks that are put forward.
 */
const [opens, ends] = [-7, 19];

const utcDay = (wall: RawBuilder<unknown>, timeZone: string) =>
  sql`(${wall} at time zone ${timeZone}::text at time zone 'UTC')::date`;

/** The first day of the span that is not stored, up to today; null when all are. */
function firstLive({ timeZone, now, from, before }: ReportSpan): RawBuilder<unknown> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone}::text)::date`;
  return sql`(
    select min(days.day)
    from generate_series(${from}::timestamp, least(${before}::date - 1, ${today})::timestamp, interval '1 day') as days(day)
    where not exists (select from finished_days where finished_days.day = days.day::date)
  )`;
}

/**
 * A query for the revisions that a report goes by besides those of whole tables: of stored days what has been marked in
 * them, of the others the attendance from the hours that their shift days reach into.
 */
export function reportRevisions(span: ReportSpan): RawBuilder<unknown> {
  const { timeZone, from, before } = span;
  const first = sql`${firstLive(span)} + ${sql.lit(opens)} * interval '1 hour'`;
  const last = sql`${before}::timestamp + ${sql.lit(ends)} * interval '1 hour' - interval '1 microsecond'`;
  return sql`
    select revision from revisions where resource = 'days' and day >= ${from}::date and day < ${before}::date
    union all
    select revision from revisions
    where resource = 'attendance' and day between ${utcDay(sql`(${first})`, timeZone)} and ${utcDay(sql`(${last})`, timeZone)}`;
}

/**
 * What the clock alone has changed in a report: which of its days is the first that is not stored; the last of its days
 * to begin, or to be over; the last start of a shift on it, for until then nobody is absent; and the last sign-in of days
 * that are not stored, for one that carries a time to come counts from then on. All stand still once the days are over.
 */
export function lastChangeByClock(span: ReportSpan): RawBuilder<unknown> {
  const { timeZone, now, from, before } = span;
  const instant = sql`${now.toISOString()}::timestamptz`;
  const wall = sql`${instant} at time zone ${timeZone}::text`;
  const last = sql`least(${before}::date - 1, (${wall})::date)`;
  return sql`(
    select concat_ws(' ',
      live.day::date,
      least(${before}::date, (${wall})::date),
      (
        select max(days.day + begun.start::interval)
        from (select start_time as start from shift_versions union all select time '00:00') as begun
        cross join generate_series(greatest(${from}::date, ${last} - 1), ${last}, interval '1 day') as days(day)
        where days.day + begun.start::interval <= ${wall}
      ),
      (
        select extract(epoch from max(attendance_at)) from attendance
        where attendance_at >= (live.day - interval '1 day') at time zone ${timeZone}::text
          and attendance_at < (${before}::timestamp + interval '1 day') at time zone ${timeZone}::text
          and attendance_at <= ${instant}
      )
    )
    from (select ${firstLive(span)} as day) as live
  )`;
}
