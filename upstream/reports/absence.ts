import { type Kysely, sql } from 'kysely';
import { addDays, monthAround } from '../calendar.ts';
import { completeImageAddress } from '../image-addresses.ts';
import { jsonRows } from '../lists/json-rows.ts';
import { summaryTexts } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';
import { monthRecords } from './month-records.ts';
import { readOutcomes } from './outcomes.ts';
import type { ReportQuery } from './report-query.ts';

const photo = (publicUrl: string) => completeImageAddress('staff.image_url', publicUrl).as('imageURL');

/** Staff absent on a shift day `YYYY-MM-DD`, by staff ID, as JSON; nobody on a day to come. */
export async function absentees(db: Kysely<Tables>, { day, timeZone, now, publicUrl }: ReportQuery): Promise<string> {
  const absent = await readOutcomes(db, ['absent'], { timeZone, now, from: day, before: addDays(day, 1) });
  return jsonRows(
    db,
    sql`
    with absent as (${absent})
    select staff.id as "_id", ${sql.join(summaryTexts)}, staff.unit, ${photo(publicUrl)}
    from absent
    join staff_versions staff on staff.id = absent.staff_id and ${validOn('staff', day)}
    order by staff.staff_id, staff.id`,
  );
}

/** Staff with one absent day or more in the month of a day, these days ascending, by staff ID, as JSON. */
export async function absenteeSummary(
  db: Kysely<Tables>,
  { day, timeZone, now, publicUrl }: ReportQuery,
): Promise<string> {
  const { first, next } = monthAround(day);
  const absent = await readOutcomes(db, ['absent'], { timeZone, now, from: first, before: next });
  return jsonRows(
    db,
    sql`
    with absent as (${absent}),
    staff as (${monthRecords(first, next)}),
    counted as (
      select absent.staff_id, count(*)::integer as occurrence, array_agg(absent.day::text order by absent.day) as days
      from absent group by absent.staff_id
    )
    select ${sql.join(summaryTexts)}, counted.occurrence, ${photo(publicUrl)}, counted.days as "dateAbsent"
    from counted
    join staff on staff.id = counted.staff_id
    order by staff.staff_id, staff.id`,
  );
}
