import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addDays, monthAround } from '../calendar.ts';
import { completeImageAddress } from '../image-addresses.ts';
import { jsonRows } from '../lists/list.ts';
import { type RecordRow, recordJson } from '../lists/record-json.ts';
import { type StaffSummary, summaryColumns, summaryOf, summaryTexts } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';
import { reachOf } from './day-outcomes.ts';
import { readOutcomes } from './outcomes.ts';
import type { ReportSpan } from './stored-days.ts';

/** What a report is asked for. */
export interface ReportQuery {
  /** The day, or one of the month, `YYYY-MM-DD`. */
  readonly day: string;
  readonly timeZone: string;
  /** Nothing after it counts. */
  readonly now: Date;
  /** Where addresses of the service's own photos begin. */
  readonly publicUrl: string;
}

/** What of it a month's lateness goes by. */
export type MonthQuery = Pick<ReportQuery, 'day' | 'timeZone' | 'now'>;

/** The first sign-ins of a shift day `YYYY-MM-DD` that were late, earliest first, with the shift in the staff record. */
export async function lateness(db: Kysely<Tables>, { day, timeZone, now }: ReportQuery): Promise<object[]> {
  const reach = reachOf(day, timeZone);
  const late = await readOutcomes(db, ['late'], { timeZone, now, from: day, before: addDays(day, 1) });
  const { rows } = await sql<RecordRow & { shift_id: string; shift_name: string }>`
    with late as (${late})
    select ${sql.join(summaryColumns)}, h.id as shift_id, h.name as shift_name,
      a.staff_id, a.mode, a.service_centre, a.image_url, a.latitude, a.longitude, a.location, a.attendance_at, a.is_image_recognised
    from late
    join attendance a on a.staff_id = late.staff_id and a.attendance_at = late.first_at and a.mode = 'signedIn'
      and a.attendance_at >= ${reach.from.toISOString()}::timestamptz and a.attendance_at < ${reach.before.toISOString()}::timestamptz
    join staff_versions staff on staff.id = late.staff_id and ${validOn('staff', day)}
    join shift_versions h on h.id = staff.shift_id and ${validOn('h', day)}
    order by a.attendance_at, a.id`.execute(db);
  return rows.map((row) => ({
    ...recordJson(row),
    staffID: { _id: row.staff_id, ...summaryOf(row), shift: { _id: row.shift_id, name: row.shift_name } },
  }));
}

/**
 * The staff records that a month's report shows, as a query to be joined: for each person the last that was valid in the
 * month, with `seen_on`, the last of its days there. Somebody who left within the month is among them. By `offset 0` all
 * of them are read once: the planner, which expects few people to have days, would look up each.
 */
function monthRecords(first: string, next: string): RawBuilder<unknown> {
  return sql`
    select v.*, least(v.valid_before, ${next}::date) - 1 as seen_on
    from staff_versions v
    where v.valid_from < ${next}::date and v.valid_before > ${first}::date and (v.valid_before >= ${next}::date
      or not exists (select from staff_versions n where n.id = v.id and n.valid_from = v.valid_before))
    offset 0`;
}

/** A person who was late as often as the shift tolerates, or more often. */
interface SeriallyLate extends StaffSummary {
  /** Of the person: a staff ID may have been given again within the month. */
  readonly _id: string;
  /** Number of late days of the month. */
  readonly occurrence: number;
  /** Shift days `YYYY-MM-DD`, ascending. */
  readonly daysLate: string[];
}

/**
 * Staff with at least their shift's serial-lateness threshold of late days in the month of a day, by staff ID. Shift and
 * threshold are those of the month's end, or of the person's last day.
 */
export async function serialLateness(db: Kysely<Tables>, { day, timeZone, now }: MonthQuery): Promise<SeriallyLate[]> {
  const { first, next } = monthAround(day);
  const late = await readOutcomes(db, ['late'], { timeZone, now, from: first, before: next });
  const { rows } = await sql<SeriallyLate>`
    with late as (${late}),
    staff as (${monthRecords(first, next)}),
    counted as (
      select late.staff_id, count(*)::integer as occurrence, array_agg(late.day::text order by late.day) as days
      from late group by late.staff_id
      having count(*) >= (select min(serial_lateness_threshold) from shift_versions)
    )
    select ${sql.join(summaryColumns)}, staff.id as "_id", counted.occurrence, counted.days as "daysLate"
    from counted
    join staff on staff.id = counted.staff_id
    join shift_versions h on h.id = staff.shift_id
      and h.valid_from <= staff.seen_on and h.valid_before > staff.seen_on
    where counted.occurrence >= h.serial_lateness_threshold
    order by staff.staff_id, staff.id`.execute(db);
  // The order of section 7; what it does not name comes before the days.
  return rows.map(({ name, staffID, occurrence, imageURL, department, daysLate, ...texts }) => {
    return { name, staffID, occurrence, imageURL, department, ...texts, daysLate };
  });
}

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
    select ${sql.join(summaryTexts)}, counted.occurrence, ${photo(publicUrl)}, staff.id as "_id", counted.days as "dateAbsent"
    from counted
    join staff on staff.id = counted.staff_id
    order by staff.staff_id, staff.id`,
  );
}

/** A text that changes with everything that a report depends on besides whole tables (`report_version` of the baseline). */
export function reportVersion({ timeZone, now, from, before }: ReportSpan): RawBuilder<unknown> {
  return sql`report_version(${from}::date, ${before}::date, ${now.toISOString()}::timestamptz, ${timeZone}::text)`;
}
