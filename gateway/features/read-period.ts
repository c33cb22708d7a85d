import { minutesAfterStart } from '../../schema/late-after.ts';
import { todayOf } from '../dates.ts';
import { daysOfMonth } from '../days.ts';
import type { ComparisonMeasure, Source } from '../generated/resolvers.ts';
import { dailyLateness, type LatePerson } from '../lists/daily-lists.ts';
import { readDays } from '../lists/day-reader.ts';
import { noTime } from '../lists/day-signs.ts';
import { knownRows, type Part, readPart } from '../lists/read-part.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { MonthlyRow } from '../rest/monthly.ts';
import type { ShiftRow } from '../rest/shift.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';
import { eachPlace, type Steps } from '../yield-turn.ts';
import type { PeriodValues, PersonValue } from './compare-periods.ts';
import { dayForMonth } from './month-day.ts';

/** One side of a comparison, as its lists have it. */
export interface Period {
  /** What it is worked out of: the same lists give the same values. */
  readonly lists: readonly (object | null)[];
  readonly values: () => Steps<{ readonly values: PeriodValues; readonly withoutRule: number }>;
  readonly sources: readonly Source[];
  /** Why nothing of it is known; null when something is. */
  readonly error: unknown;
  /** What its list answered in place of rows; null when it answered rows. */
  readonly notice: string | null;
}

/** Whether a period is a month. */
export const isMonth = (period: string): boolean => period.length === 7;

/** Reads a month or a day. Of a month, days after `throughDay` are left out unless it is null. */
export function readPeriod(
  period: string,
  measure: ComparisonMeasure,
  throughDay: number | null,
  context: Context,
): Promise<Period> {
  if (measure === 'LATE_MINUTES') return readMinutes(period, throughDay, context);
  return measure === 'ABSENCE' && !isMonth(period)
    ? readAbsentDay(period, context)
    : readDayCounts(period, measure, throughDay, context);
}

async function readDayCounts(
  month: string,
  measure: ComparisonMeasure,
  throughDay: number | null,
  context: Context,
): Promise<Period> {
  const call = measure === 'ABSENCE' ? endpoints.monthlyAbsence : endpoints.serialLateness;
  const part = await readPart(call(dayForMonth(month, context), context.timeZone), context);
  const countDays = ({ days, dayCount }: MonthlyRow) =>
    throughDay === null ? dayCount : days.filter((day) => Number(day.slice(8)) <= throughDay).length;
  return ofPart(part, countDays);
}

async function readAbsentDay(day: string, context: Context): Promise<Period> {
  return ofPart(await readPart(endpoints.absent(day), context), () => 1);
}

function ofPart<Row extends { readonly staff: StaffSummaryRow }>(part: Part<Row>, count: (row: Row) => number): Period {
  const rows = knownRows(part);
  return {
    lists: [rows],
    *values() {
      if (!rows) return { values: null, withoutRule: 0 };
      const values = new Map<string, PersonValue>();
      yield* eachPlace(rows.length, (place) => {
        const row = rows[place] as Row;
        const value = count(row) + (values.get(row.staff.staffID)?.value ?? 0);
        if (value > 0) values.set(row.staff.staffID, { staff: row.staff, value });
      });
      return { values, withoutRule: 0 };
    },
    sources: [part.source],
    error: part.error,
    notice: part.list?.notice ?? null,
  };
}

async function readMinutes(period: string, throughDay: number | null, context: Context): Promise<Period> {
  const today = todayOf(context);
  const days = (isMonth(period) ? daysOfMonth(period, today) : [period]).filter(
    (day) => throughDay === null || Number(day.slice(8)) <= throughDay,
  );
  const [shifts, late] = await Promise.all([
    readPart(endpoints.shifts(), context),
    readDays(dailyLateness(context), days, context),
  ]);
  const people = [...late.days.values()];
  const rules = knownRows(shifts);
  const isKnown = people.length === 0 || people.some((each) => each !== null);
  return {
    lists: [rules, ...people],
    *values() {
      return isKnown ? yield* addMinutes(people, rules ?? []) : { values: null, withoutRule: 0 };
    },
    sources: [late.source, shifts.source],
    error: isKnown ? null : late.error,
    notice: isKnown ? null : (late.source.message ?? null),
  };
}

function* addMinutes(days: readonly (readonly LatePerson[] | null)[], shifts: readonly ShiftRow[]) {
  const starts = new Map(shifts.filter(({ id }) => id !== '').map(({ id, startTime }) => [id, startTime]));
  const values = new Map<string, PersonValue>();
  let withoutRule = 0;
  for (const day of days) {
    yield;
    for (const { staff, shiftID, wall } of day ?? []) {
      const start = starts.get(shiftID) ?? null;
      const instant = wall === noTime ? null : new Date(wall * 1000).toISOString();
      const minutes = start === null ? null : minutesAfterStart(start, instant);
      if (minutes === null) withoutRule += 1;
      const value = (values.get(staff.staffID)?.value ?? 0) + (minutes ?? 0);
      values.set(staff.staffID, { staff, value });
    }
  }
  return { values, withoutRule };
}
