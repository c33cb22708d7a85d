import { type RawBuilder, sql } from 'kysely';

/** What every report depends on: the zone of the wall clock, the instant up to which it looks, and its days. */
export interface ReportSpan {
  /** IANA name of the company's zone. */
  readonly timeZone: string;
  /** Nothing after this instant counts. */
  readonly now: Date;
  /** First shift day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The day after the last shift day, `YYYY-MM-DD`. */
  readonly before: string;
}

/** Stands for "no shift", so that staff without one join the same way as all others. */
const noShift = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

/** The rota of a row of `staff s`, to be compared with `rotas.id`. */
export const rotaOfStaff = sql`coalesce(s.shift_id, ${noShift})`;

/**
 * Shifts with their times as intervals after midnight of the shift day. A shift day opens six hours before the start,
 * so a sign-in at 00:20 belongs to the night shift that began at 22:00. `late_after` is the threshold: a clock time
 * when it is after the start, else a grace duration added to the start, else the start. Without a shift: the calendar
 * day, Monday to Friday, never late.
 */
export const rotas = sql`
  select id, name, start_time::interval as starts, start_time::interval - interval '6 hours' as opens,
    case when lateness_threshold > start_time then lateness_threshold::interval
      else start_time::interval + coalesce(lateness_threshold, '00:00')::interval end as late_after,
    serial_lateness_threshold, work_days
  from shifts
  union all
  select ${noShift}, '', interval '0', interval '0', null, null, '{1,2,3,4,5}'::smallint[]`;

/**
 * Days that a rota works and that have begun: rows `rota_id, day`. Reads the table expression `rotas`.
 * Holidays are not among them, so nobody is late or absent on one.
 */
export function dueDays({ timeZone, now, from, before }: ReportSpan): RawBuilder<unknown> {
  return sql`
    select rotas.id as rota_id, days.day::date as day
    from rotas
    cross join generate_series(${from}::timestamp, ${before}::timestamp - interval '1 day', interval '1 day') as days(day)
    where extract(isodow from days.day)::smallint = any (rotas.work_days)
      and days.day + rotas.starts <= (${now.toISOString()}::timestamptz at time zone ${timeZone}::text)
      and not exists (select from holidays where holidays.day = days.day::date)`;
}

/**
 * Sign-ins with the shift day that each belongs to: rows `staff_id, rota_id, late_after, day, attendance_at,
 * wall`, `wall` being the local clock. The range on `attendance_at` is a day wider on both sides so that an index serves it.
 */
export function signIns({ timeZone, now, from, before }: ReportSpan): RawBuilder<unknown> {
  return sql`
    select * from (
      select a.staff_id, rotas.id as rota_id, rotas.late_after, a.attendance_at,
        a.attendance_at at time zone ${timeZone}::text as wall,
        ((a.attendance_at at time zone ${timeZone}::text) - rotas.opens)::date as day
      from attendance a
      join staff s on s.id = a.staff_id
      join rotas on rotas.id = ${rotaOfStaff}
      where a.mode = 'signedIn'
        and a.attendance_at >= (${from}::timestamp - interval '1 day') at time zone ${timeZone}::text
        and a.attendance_at < (${before}::timestamp + interval '1 day') at time zone ${timeZone}::text
        and a.attendance_at <= ${now.toISOString()}::timestamptz
    ) as placed
    where placed.day >= ${from}::date and placed.day < ${before}::date`;
}
