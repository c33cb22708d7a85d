import { type Kysely, sql } from 'kysely';
import { monthAround } from '../calendar.ts';
import { type StaffSummary, summaryColumns, summaryOf } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { readOutcomes } from './outcomes.ts';
import type { MonthQuery } from './report-query.ts';

/** Who one more late day makes serially late, by the lists `attendance/lateness` of a month and the shifts as they are now. */
export interface NearSerialLateness {
  /** Staff IDs one late day below the threshold of the shift that they were last late for. */
  readonly people: number;
  /** Late staff IDs whose shift is no longer there. */
  readonly withoutRule: number;
  /** The first of the people: latest late day first, then by staff ID. */
  readonly latest: readonly NearPerson[];
}

/** A person as they were on their last late day. */
interface NearPerson extends StaffSummary {
  readonly shift: { readonly _id: string; readonly name: string; readonly serialLatenessThreshold: number };
  /** Shift days `YYYY-MM-DD`, ascending. */
  readonly daysLate: readonly string[];
}

interface Row extends StaffSummary {
  readonly people: number;
  readonly withoutRule: number;
  /** The others are null where nobody is near. */
  readonly shiftID: string | null;
  readonly shiftName: string;
  readonly threshold: number;
  readonly days: string[];
}

/** People who are named. */
const named = 10;

/** Who is near serial lateness in the month of a day. A staff ID that came to somebody else counts as in the lists: as one. */
export async function nearSerialLateness(
  db: Kysely<Tables>,
  { day, timeZone, now }: MonthQuery,
): Promise<NearSerialLateness> {
  const { first, next } = monthAround(day);
  const late = await readOutcomes(db, ['late'], { timeZone, now, from: first, before: next });
  const { rows } = await sql<Row>`
    with late as (${late}),
    listed as (
      select v.staff_id as key, late.day, v.id, v.shift_id
      from late
      join staff_versions v on v.id = late.staff_id and v.valid_from <= late.day and v.valid_before > late.day
    ),
    counted as (
      select key, count(*) as number, max(day) as last from listed group by key
    ),
    judged as (
      select counted.key, counted.last, listed.id, rule.id as shift_id, rule.name, rule.threshold,
        counted.number = rule.threshold - 1 as is_near
      from counted
      join listed on listed.key = counted.key and listed.day = counted.last
      left join (select id, name, serial_lateness_threshold as threshold from shifts offset 0) as rule on rule.id = listed.shift_id
    ),
    totals as (
      select (count(*) filter (where is_near))::integer as people,
        (count(*) filter (where shift_id is null))::integer as "withoutRule"
      from judged
    ),
    near as (
      select * from judged where is_near order by last desc, key collate "C" limit ${sql.lit(named)}
    ),
    days as (
      select near.key, array_agg(listed.day::text order by listed.day) as days
      from near join listed on listed.key = near.key group by near.key
    )
    select totals.*, near.shift_id as "shiftID", near.name as "shiftName", near.threshold, days.days,
      ${sql.join(summaryColumns)}
    from totals
    left join near on true
    left join days on days.key = near.key
    left join staff_versions staff on staff.id = near.id and staff.valid_from <= near.last and staff.valid_before > near.last
    order by near.last desc, near.key collate "C"`.execute(db);
  const { people, withoutRule } = rows[0] as Row;
  const latest = rows.flatMap(({ shiftID, shiftName: name, threshold, days, ...row }) =>
    shiftID === null
      ? []
      : [{ ...summaryOf(row), shift: { _id: shiftID, name, serialLatenessThreshold: threshold }, daysLate: days }],
  );
  return { people, withoutRule, latest };
}
