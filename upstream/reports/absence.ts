import { type Kysely, sql } from 'kysely';
import { addDays, monthAround } from '../calendar.ts';
import { type StaffSummary, summaryTexts } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';
import { monthRecords } from './month-records.ts';
import { readOutcomes } from './outcomes.ts';

/** A staff record of somebody absent. */
export interface AbsentStaff extends StaffSummary {
  readonly _id: string;
  readonly unit: string;
}

/** A person's absences in a month. */
export interface AbsenteeSummary extends StaffSummary {
  /** Number of absent days, 1 or more. */
  readonly occurrence: number;
  /** Shift days `YYYY-MM-DD`, ascending. */
  readonly dateAbsent: string[];
}

/** Staff absent on a shift day `YYYY-MM-DD`, by staff ID; nobody on a day to come. */
export async function absentees(
  db: Kysely<Tables>,
  { day, timeZone, now }: { day: string; timeZone: string; now: Date },
): Promise<AbsentStaff[]> {
  const absent = await readOutcomes(db, ['absent'], { timeZone, now, from: day, before: addDays(day, 1) });
  const { rows } = await sql<AbsentStaff>`
    with absent as (${absent})
    select staff.id as "_id", ${sql.join(summaryTexts)}, staff.unit, staff.image_url as "imageURL"
    from absent
    join staff_versions staff on staff.id = absent.staff_id and ${validOn('staff', day)}
    order by staff.staff_id, staff.id`.execute(db);
  return rows;
}

/** Staff with one absent day or more in the month of a day, by staff ID. */
export async function absenteeSummary(
  db: Kysely<Tables>,
  { day, timeZone, now }: { day: string; timeZone: string; now: Date },
): Promise<AbsenteeSummary[]> {
  const { first, next } = monthAround(day);
  const absent = await readOutcomes(db, ['absent'], { timeZone, now, from: first, before: next });
  const { rows } = await sql<AbsenteeSummary>`
    with absent as (${absent}),
    staff as (${monthRecords(first, next)}),
    counted as (
      select absent.staff_id, count(*)::integer as occurrence, array_agg(absent.day::text order by absent.day) as days
      from absent group by absent.staff_id
    )
    select ${sql.join(summaryTexts)}, counted.occurrence, staff.image_url as "imageURL", counted.days as "dateAbsent"
    from counted
    join staff on staff.id = counted.staff_id
    order by staff.staff_id, staff.id`.execute(db);
  return rows;
}
