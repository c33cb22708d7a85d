import { type Kysely, type RawBuilder, sql } from 'kysely';
import { monthAround } from '../calendar.ts';
import { type StaffSummary, summaryColumns, summaryOf } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import type { ListFigures } from './figures.ts';
import { readOutcomes } from './outcomes.ts';
import type { MonthQuery } from './reports.ts';

/** What the late days of a month come to. */
export interface MonthFigures {
  /** How long the list `attendance/serialLatness` is. */
  readonly seriallyLate: ListFigures;
  /** Who one more late day makes serially late, by the lists `attendance/lateness` of the month and the shifts as they are now. */
  readonly nearSerialLateness: {
    /** People one late day below the threshold of the shift that they were last late for. */
    readonly people: number;
    /** Late people whose shift is no longer there. */
    readonly withoutRule: number;
    /** Ten of the people, or all: latest late day first, then by staff ID. */
    readonly latest: readonly NearPerson[];
  };
}

/** A person as they were on their last late day. */
interface NearPerson extends StaffSummary {
  readonly _id: string;
  readonly shift: { readonly _id: string; readonly name: string; readonly serialLatenessThreshold: number };
  /** Shift days `YYYY-MM-DD`, ascending. */
  readonly daysLate: readonly string[];
}

interface Row extends StaffSummary, ListFigures {
  readonly people: number;
  readonly withoutRule: number;
  /** The others are null where nobody is near. */
  readonly shiftID: string | null;
  readonly shiftName: string;
  readonly threshold: number;
  readonly days: string[];
  readonly _id: string;
}

/** People whom the figures name. */
const firstNamed = 10;

/**
 * The figures of the month of a day, which name the first people who are near, or all. Two who had one staff ID in turn
 * are two.
 */
export async function monthFigures(
  db: Kysely<Tables>,
  { day, timeZone, now }: MonthQuery,
  naming: 'first' | 'all' = 'first',
): Promise<MonthFigures> {
  const { first, next } = monthAround(day);
  const late = await readOutcomes(db, ['late'], { timeZone, now, from: first, before: next });
  // By `offset 0` the records are read once: the planner expects few people in `counted` and would look up each.
  const { rows } = await sql<Row>`
    with late as (
      select staff_id as id, day from (${late}) as late
    ),
    counted as (
      select id, count(*)::integer as number, max(day) as last from late group by id
    ),
    found as (
      select counted.*, v.key, v.shift_id, least(v.valid_before, ${next}::date) - 1 as seen_on,
        v.valid_from <= counted.last and v.valid_before > counted.last as was_late,
        v.valid_before >= ${next}::date
          or not exists (select from staff_versions n where n.id = v.id and n.valid_from = v.valid_before) as is_of_month
      from counted
      join (
        select id, staff_id as key, shift_id, valid_from, valid_before
        from staff_versions where valid_from < ${next}::date and valid_before > ${first}::date offset 0
      ) v on v.id = counted.id
    ),
    serial as (
      select count(*)::integer as rows, count(distinct found.id)::integer as staff
      from found
      join shift_versions h on h.id = found.shift_id and h.valid_from <= found.seen_on and h.valid_before > found.seen_on
      where found.is_of_month and found.number >= h.serial_lateness_threshold
    ),
    judged as (
      select listed.key, listed.id, listed.last, shifts.id as shift_id, shifts.name,
        shifts.serial_lateness_threshold as threshold, listed.number = shifts.serial_lateness_threshold - 1 as is_near
      from found as listed left join shifts on shifts.id = listed.shift_id
      where listed.was_late
    ),
    totals as (
      select (count(*) filter (where is_near))::integer as people,
        (count(*) filter (where shift_id is null))::integer as "withoutRule"
      from judged
    ),
    near as (
      select * from judged where is_near order by last desc, key collate "C", id limit ${sql.lit(naming === 'all' ? null : firstNamed)}
    ),
    days as (
      select late.id, array_agg(late.day::text order by late.day) as days
      from near join late on late.id = near.id
      group by late.id
    )
    select serial.*, totals.*, near.shift_id as "shiftID", near.name as "shiftName", near.threshold, days.days,
      near.id as "_id", ${sql.join(summaryColumns)}
    from serial
    cross join totals
    left join near on true
    left join days on days.id = near.id
    left join staff_versions staff on staff.id = near.id and staff.valid_from <= near.last and staff.valid_before > near.last
    order by near.last desc, near.key collate "C", near.id`.execute(db);
  const { rows: serial, staff, people, withoutRule } = rows[0] as Row;
  const latest = rows.flatMap(({ _id, shiftID, shiftName: name, threshold, days, ...row }) =>
    shiftID === null
      ? []
      : [{ _id, ...summaryOf(row), shift: { _id: shiftID, name, serialLatenessThreshold: threshold }, daysLate: days }],
  );
  return { seriallyLate: { rows: serial, staff }, nearSerialLateness: { people, withoutRule, latest } };
}

/**
 * The staff records that a month's report shows, as a query to be joined: for each person the last that was valid in the
 * month, with `seen_on`, the last of its days there. Somebody who left within the month is among them. By `offset 0` all
 * of them are read once: the planner, which expects few people to have days, would look up each.
 */
export function monthRecords(first: string, next: string): RawBuilder<unknown> {
  return sql`
    select v.*, least(v.valid_before, ${next}::date) - 1 as seen_on
    from staff_versions v
    where v.valid_from < ${next}::date and v.valid_before > ${first}::date and (v.valid_before >= ${next}::date
      or not exists (select from staff_versions n where n.id = v.id and n.valid_from = v.valid_before))
    offset 0`;
}
