import { type Kysely, sql } from 'kysely';

/**
 * What a report of some days goes by besides whole tables (records 035 and 054), as a text: of stored days what has been
 * marked in them, of the others the attendance from the hours that their shift days reach into, seven before the first
 * midnight to nineteen after the last; and what the clock alone has changed. That is which of its days is the first that
 * is not stored; the last to begin, or to be over; the last start of a shift, for until then nobody is absent; and the
 * last sign-in of days that are not stored, for one that carries a time to come counts from then on. All stand still once
 * the days are over. A function, because its queries are planned once for each connection: they took most of a 304.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function report_version(since date, until date, moment timestamptz, zone text) returns text
    language plpgsql stable as $$
    declare
      wall timestamp := moment at time zone zone;
      latest date := least(until - 1, wall::date);
      live date;
    begin
      select min(days.day) into live
      from generate_series(since::timestamp, latest::timestamp, interval '1 day') as days(day)
      where not exists (select from finished_days where finished_days.day = days.day::date);
      return concat_ws(' ',
        (select coalesce(sum(revision), 0) from revisions where resource = 'days' and day >= since and day < until),
        (
          select coalesce(sum(revision), 0) from revisions
          where resource = 'attendance'
            and day >= ((live::timestamp - interval '7 hours') at time zone zone at time zone 'UTC')::date
            and day <= ((until::timestamp + interval '19 hours' - interval '1 microsecond')
              at time zone zone at time zone 'UTC')::date
        ),
        live,
        least(until, wall::date),
        (
          select max(days.day + begun.start::interval)
          from (select start_time as start from shift_versions union all select time '00:00') as begun
          cross join generate_series(greatest(since, latest - 1)::timestamp, latest::timestamp, interval '1 day')
            as days(day)
          where days.day + begun.start::interval <= wall
        ),
        (
          select extract(epoch from max(attendance_at)) from attendance
          where attendance_at >= (live::timestamp - interval '1 day') at time zone zone
            and attendance_at < (until::timestamp + interval '1 day') at time zone zone
            and attendance_at <= moment
        )
      );
    end $$`.execute(db);
}
