import { type RawBuilder, sql } from 'kysely';
import { addDays, instantOf, startOf, steadyOffset, weekdayOf } from '../calendar.ts';
import { validOn } from '../versions.ts';

/** What working out a shift day depends on. */
export interface DayQuestion {
  /** The shift day, `YYYY-MM-DD`. */
  readonly day: string;
  /** IANA name of the company's zone. */
  readonly timeZone: string;
  /** For a day that still runs: nothing after this instant counts, and who has not begun by then is not due. */
  readonly now?: Date;
  /** The ids of the people in question; absent, everybody. */
  readonly among?: readonly string[];
}

/** The instants between which every shift's day opens and closes, with an hour more for changes of the clocks. */
export function reachOf(day: string, timeZone: string): { from: Date; before: Date } {
  const at = (of: string, hours: number) => new Date(instantOf(of, hours * 3600, timeZone));
  return { from: at(day, -7), before: at(addDays(day, 1), 19) };
}

/** Whether somebody works on a day by the weekdays of their shift, or without one: not on a holiday. */
export const isWorkday = (day: string, workDays: RawBuilder<unknown> = sql`null::smallint[]`): RawBuilder<boolean> =>
  sql`(coalesce(${weekdayOf(day)}::smallint = any (${workDays}), ${weekdayOf(day)}::smallint < 6)
    and not exists (select from holidays where holidays.day = ${day}::date))`;

/**
 * A query for the rows `staff_id, day, first_at, outcome` of a shift day: one for everybody who was due or came, from
 * sign-ins and the rules that were valid on the day. A shift day opens six hours before the shift's start and closes when
 * the next day's opens, whatever shift that is; without a shift it is the calendar day, Monday to Friday, never late.
 * The threshold is a clock time when it is after the start, else a grace duration added to it. Coming in on a day off or
 * a holiday is nobody's lateness. Nobody is absent on a day before the first record of their service centre, nor on one
 * whose shift had started when they were registered.
 */
export function dayOutcomes({ day, timeZone, now, among }: DayQuestion): RawBuilder<unknown> {
  const next = addDays(day, 1);
  const today = sql`${day}::date`;
  const tomorrow = sql`${next}::date`;
  const reach = reachOf(day, timeZone);
  const local = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${timeZone}::text)`;
  const offset = steadyOffset(reach.from, reach.before, timeZone);
  // The same of instants within reach: an offset is added in a tenth of the time that a zone takes.
  const localNear = (instant: RawBuilder<unknown>) =>
    offset === null ? local(instant) : sql`(${instant} at time zone ${`${offset} milliseconds`}::interval)`;
  const hasBegun = (start: RawBuilder<unknown>) =>
    now ? sql`${today} + ${start} <= ${local(sql`${now.toISOString()}::timestamptz`)}` : sql`true`;
  const soonest = (one: Date) => (now && now < one ? new Date(now.getTime() + 1) : one).toISOString();
  const latest = soonest(reach.before);
  const dayEnds = soonest(startOf(next, timeZone));
  return sql`
    with rules as (
      select h.id, h.start_time, ${today} + h.start_time - interval '6 hours' as opens_at,
        ${tomorrow} + n.start_time - interval '6 hours' as closes_at,
        ${today} + h.start_time::interval + case when h.lateness_threshold > h.start_time
          then h.lateness_threshold - h.start_time
          else coalesce(h.lateness_threshold, '00:00')::interval end as late_at,
        ${isWorkday(day, sql`h.work_days`)} and ${hasBegun(sql`h.start_time`)} as is_due
      from shift_versions h
      left join shift_versions n on n.id = h.id and ${validOn('n', next)}
      where ${validOn('h', day)}
    ),
    moved as (
      select v.id, ${tomorrow} + coalesce(n.start_time::interval - interval '6 hours', interval '0') as closes_at
      from staff_versions v
      left join shift_versions n on n.id = v.shift_id and ${validOn('n', next)}
      where v.valid_from = ${tomorrow}
    ),
    people as (
      select v.id, r.late_at, coalesce(r.opens_at, ${today}::timestamp) as opens_at,
        coalesce(m.closes_at, r.closes_at, r.opens_at + interval '1 day', ${tomorrow}::timestamp) as closes_at,
        case when r.id is null then ${isWorkday(day)} and ${hasBegun(sql`time '00:00'`)} else r.is_due end as is_due,
        s.service_centre is not null and (v.created_at < ${reach.from.toISOString()}::timestamptz
          or ${local(sql`v.created_at`)} <= ${today} + coalesce(r.start_time, '00:00')) as is_on_record
      from staff_versions v
      left join rules r on r.id = v.shift_id
      left join centre_starts s on s.service_centre = v.service_centre and s.first_at < ${dayEnds}::timestamptz
      left join moved m on m.id = v.id
      where ${validOn('v', day)} and ${among ? sql`v.id = any (${among}::uuid[])` : sql`true`}
    ),
    came as (
      select p.id, p.late_at, p.is_due, p.is_on_record, min(a.attendance_at) as first_at
      from people p
      left join attendance a on a.staff_id = p.id and a.mode = 'signedIn'
        and a.attendance_at >= ${reach.from.toISOString()}::timestamptz
        and a.attendance_at < ${latest}::timestamptz
        and ${localNear(sql`a.attendance_at`)} >= p.opens_at and ${localNear(sql`a.attendance_at`)} < p.closes_at
      group by p.id, p.late_at, p.is_due, p.is_on_record
    )
    select id as staff_id, ${today} as day, first_at,
      case when first_at is null then 'absent'
        when is_due and ${localNear(sql`first_at`)} > late_at then 'late' else 'present' end as outcome
    from came
    where first_at is not null or (is_due and is_on_record)`;
}
