import { type Kysely, sql } from 'kysely';
import { monthAround } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import { lateDays } from './late-days.ts';

/** A person who was late as often as the shift tolerates, or more often. */
export interface SeriallyLate {
  readonly name: string;
  readonly staffID: string;
  /** Number of late days of the month. */
  readonly occurrence: number;
  readonly imageURL: string;
  readonly department: string;
  readonly district: string;
  readonly serviceCentre: string;
  /** Shift days `YYYY-MM-DD`, ascending. */
  readonly daysLate: string[];
}

/** Staff with at least their shift's serial-lateness threshold of late days in the month of a day, by staff ID. */
export async function serialLateness(
  db: Kysely<Tables>,
  { day, timeZone, now }: { day: string; timeZone: string; now: Date },
): Promise<SeriallyLate[]> {
  const { first, next } = monthAround(day);
  const { rows } = await sql<SeriallyLate>`
    with ${lateDays({ timeZone, now, from: first, before: next })},
    counted as (
      select late.staff_id, count(*)::integer as occurrence, array_agg(late.day::text order by late.day) as days
      from late group by late.staff_id
    )
    select s.name, s.staff_id as "staffID", counted.occurrence, s.image_url as "imageURL", s.department, s.district,
      s.service_centre as "serviceCentre", counted.days as "daysLate"
    from counted
    join staff s on s.id = counted.staff_id
    join shifts h on h.id = s.shift_id
    where counted.occurrence >= h.serial_lateness_threshold
    order by s.staff_id`.execute(db);
  return rows;
}
