import { type RawBuilder, sql } from 'kysely';
import type { ReportSpan } from './stored-days.ts';

/**
 * What the clock alone has changed in a report: the last of its days to begin, or to be over; the last start of a shift
 * on it, for until then nobody is absent; and the last sign-in, for one that carries a time to come counts from then on.
 * All stand still once the days are over.
 */
export function lastChangeByClock({ timeZone, now, from, before }: ReportSpan): RawBuilder<unknown> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const wall = sql`${instant} at time zone ${timeZone}::text`;
  const last = sql`least(${before}::date - 1, (${wall})::date)`;
  return sql`(
    select concat_ws(' ',
      least(${before}::date, (${wall})::date),
      (
        select max(days.day + begun.start::interval)
        from (select start_time as start from shift_versions union all select time '00:00') as begun
        cross join generate_series(greatest(${from}::date, ${last} - 1), ${last}, interval '1 day') as days(day)
        where days.day + begun.start::interval <= ${wall}
      ),
      (
        select extract(epoch from max(attendance_at)) from attendance
        where attendance_at >= (${from}::timestamp - interval '1 day') at time zone ${timeZone}::text
          and attendance_at < (${before}::timestamp + interval '1 day') at time zone ${timeZone}::text
          and attendance_at <= ${instant}
      )
    )
  )`;
}
