import { type Kysely, sql } from 'kysely';
import { monthAround } from '../calendar.ts';
import { type StaffSummary, summaryColumns } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { monthRecords } from './month-records.ts';
import { readOutcomes } from './outcomes.ts';
import type { MonthQuery } from './report-query.ts';

/** A person who was late as often as the shift tolerates, or more often. */
export interface SeriallyLate extends StaffSummary {
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
    select ${sql.join(summaryColumns)}, counted.occurrence, counted.days as "daysLate"
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
