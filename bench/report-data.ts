import { type Kysely, sql } from 'kysely';
import { addDays, instantOf, weekdayOf } from '../upstream/calendar.ts';
import { makeAttendanceMonths } from '../upstream/partitions.ts';
import type { Tables } from '../upstream/tables.ts';

/** A number from 0 up to 1 that a person and a day always have, for a purpose. */
const share = (purpose: string, day: string) =>
  sql`((hashtextextended(s.id::text, hashtext(${purpose}::text || ${day}::text)) & 1048575) / 1048576.0)`;

/**
 * Writes the days of a company whose staff are there: who works signs in, one in twenty does not, one in fifteen comes
 * late, and nearly all sign out. The database makes the rows itself, a day by a statement: a hundred thousand staff take
 * seconds a day less than by way of Node.
 */
export async function writeDays(
  db: Kysely<Tables>,
  { first, before, now, timeZone }: { first: string; before: string; now: Date; timeZone: string },
): Promise<void> {
  await makeAttendanceMonths(db, new Date(instantOf(first, 0, timeZone)), now);
  for (let day = first; day < before; day = addDays(day, 1)) {
    const works = sql`${weekdayOf(day)}::smallint = any (coalesce(h.work_days, '{1,2,3,4,5}'))
      and not exists (select from holidays where day = ${day}::date)`;
    const isLate = sql`${share('late', day)} < 0.066`;
    const start = sql`${day}::date + coalesce(h.start_time, '08:00')`;
    const grace = sql`case when h.lateness_threshold > h.start_time then h.lateness_threshold - h.start_time
      else coalesce(h.lateness_threshold, '00:00')::interval end`;
    const spread = sql`${share('minute', day)} * interval '50 minutes'`;
    await sql`
      insert into attendance (staff_id, mode, attendance_at, service_centre, image_url, latitude, longitude, location,
        is_image_recognised)
      select p.id, m.mode, (p.start + case m.mode when 'signedIn' then p.shifted
        else interval '8 hours' + p.shifted end) at time zone ${timeZone}::text,
        p.service_centre, p.image_url, p.latitude, p.longitude, p.service_centre, p.recognised
      from (
        select s.id, s.service_centre, s.image_url, ${start} as start, ${share('place', day)} + 6 as latitude,
          ${share('east', day)} + 7 as longitude, ${share('face', day)} >= 0.04 as recognised,
          case when ${isLate} then ${grace} + ${spread} else - ${spread} end as shifted
        from staff s left join shifts h on h.id = s.shift_id
        where ${works} and ${share('absent', day)} >= 0.05
      ) as p
      cross join (values ('signedIn'), ('signedOut')) as m(mode)
      where (p.start + case m.mode when 'signedIn' then p.shifted else interval '8 hours' + p.shifted end)
        at time zone ${timeZone}::text <= ${now.toISOString()}::timestamptz`.execute(db);
  }
  await sql`vacuum analyze`.execute(db);
}
