import { daySeconds, minutesAfterStart } from '../../schema/late-after.ts';
import type { Context } from '../app-context.ts';
import { dailyLateness, type LatePerson } from '../days/daily-lists.ts';
import { noTime } from '../days/day-punches.ts';
import { coverageOf, readDays } from '../days/day-reader.ts';
import { countWithoutStaff } from '../days/people.ts';
import { readRecordedAbsence } from '../days/reasons/first-records.ts';
import { leaveOf, type ReadLeaves, readLeaves } from '../days/reasons/read-leaves.ts';
import type { ComparisonMeasure, Coverage, Source } from '../generated/resolvers.ts';
import { knownRows, type Part, partOf, readPart } from '../lists/read-part.ts';
import { dayForMonth, daysOfMonth, todayOf } from '../shared/dates.ts';
import { inTurns } from '../shared/event-loop.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { judgeTimes, mayBeMarked } from '../upstream/readers/day-marks.ts';
import type { MonthlyRow } from '../upstream/readers/monthly.ts';
import { type ShiftRow, shiftsByReference } from '../upstream/readers/shift.ts';
import { readMonthlyAbsence } from './absence.ts';
import { addValue, type PeriodValues, type PersonValue } from './compare-periods.ts';

/** What a period comes to. */
interface PeriodNumbers {
  /** Null for a period that could not be read. */
  readonly values: PeriodValues | null;
  /** Late days without minutes. */
  readonly withoutRule: number;
}

/** One side of a comparison, as its lists have it. */
export interface Period {
  /** What it is worked out of: the same lists give the same numbers. */
  readonly lists: readonly (object | null)[];
  readonly values: () => Promise<PeriodNumbers>;
  /** Rows of its list without a staff record, which are of nobody. */
  readonly withoutStaff: number;
  /** How many of its days have been read; null where it is one list. */
  readonly coverage: Coverage | null;
  readonly sources: readonly Source[];
  /** Why nothing of it is known; null when something is. */
  readonly error: unknown;
  /** What its list answered in place of rows; null when it answered rows. */
  readonly notice: string | null;
}

/** Reads a month. Days after `throughDay` are left out unless it is null. */
export function readPeriod(
  month: string,
  measure: ComparisonMeasure,
  throughDay: number | null,
  context: Context,
  isForFile: boolean,
): Promise<Period> {
  if (measure === 'LATE_MINUTES') return readMinutes(month, throughDay, context, isForFile);
  if (measure === 'SERIAL_LATENESS') return readSerialLateness(month, context);
  return readAbsence(month, throughDay, context);
}

/**
 * A person who is not on the report may still have late days, fewer than the threshold. While a month runs, everybody may
 * still have more of them.
 */
async function readSerialLateness(month: string, context: Context): Promise<Period> {
  const [part, shifts] = await Promise.all([
    readPart(endpoints.serialLateness(dayForMonth(month, context), context), context),
    readPart(endpoints.shifts(), context),
  ]);
  const rules = knownRows(shifts);
  const isRunning = todayOf(context).startsWith(month);
  const period = ofPart(part, ({ dayCount }) => dayCount, thresholds(rules ?? []), { isRunning });
  return { ...period, lists: [...period.lists, rules], sources: [part.source, shifts.source] };
}

/**
 * The number of late days that a person who is not on the report stays below: the threshold of their shift; where their
 * shift is not known the highest of all shifts, and no more than another month lists of them.
 */
function thresholds(shifts: readonly ShiftRow[]): PeriodValues['belowOf'] {
  const rules = shiftsByReference(shifts);
  const known = shifts.flatMap(({ serialLatenessThreshold }) => serialLatenessThreshold ?? []);
  const highest = known.length === 0 ? [] : [Math.max(...known)];
  return ({ shiftID = '' }, listed) => {
    const bounds = listed === null ? highest : [...highest, listed];
    return rules.get(shiftID)?.serialLatenessThreshold ?? (bounds.length === 0 ? null : Math.min(...bounds));
  };
}

async function readAbsence(month: string, throughDay: number | null, context: Context): Promise<Period> {
  const day = dayForMonth(month, context);
  const { call } = endpoints.monthlyAbsence(day, context);
  const [part, leaves, recorded] = await Promise.all([
    partOf(call, readMonthlyAbsence(day, context)),
    readLeaves([day], context),
    readRecordedAbsence(month, context),
  ]);
  // Of days before the first record of the company nobody knows who was absent.
  const isPartial = recorded?.isBefore(`${month}-01`) === true;
  const isCounted = (day: string) => throughDay === null || Number(day.slice(8)) <= throughDay;
  const countDays = ({ staff, days, dayCount }: MonthlyRow) =>
    throughDay === null && leaves.rows.length === 0
      ? dayCount
      : days.filter((day) => isCounted(day) && leaveOf(leaves.rows, staff, day) === null).length;
  return withLeaves(ofPart(part, countDays, belowOne, { isPartial }), leaves);
}

/** Absences of which those on leave are left out: nothing is known of them while the leaves are not. */
function withLeaves(period: Period, { rows, sources, error }: ReadLeaves): Period {
  if (sources.length === 0) return period;
  const known = { ...period, lists: [...period.lists, rows], sources: [...period.sources, ...sources] };
  return error === null ? known : { ...known, values: async () => unknown, error };
}

/** For lists that name everybody who has a number. */
const belowOne = () => 1;

const unknown: PeriodNumbers = { values: null, withoutRule: 0 };

/** A row of a list by which periods are compared. */
type PeriodRow = Pick<MonthlyRow, 'staff'> & Partial<Pick<MonthlyRow, 'ignoredEntries' | 'occurrence'>>;

/** Whether some of a person's days may be among the entries that could not be read, as far as the service's own count tells. */
const lacksDays = ({ ignoredEntries = 0, occurrence = null }: PeriodRow, value: number) =>
  ignoredEntries > 0 && (occurrence === null || occurrence > value);

/** Stands beside the lists of a period of which a part is missing. */
const partly = {};

function ofPart<Row extends PeriodRow>(
  part: Part<Row>,
  count: (row: Row) => number,
  belowOf: PeriodValues['belowOf'],
  { isPartial = false, isRunning = false }: Partial<Pick<PeriodValues, 'isPartial' | 'isRunning'>>,
): Period {
  const rows = knownRows(part);
  return {
    lists: isPartial ? [rows, partly] : [rows],
    async values() {
      if (!rows) return unknown;
      const people = new Map<string, PersonValue[]>();
      for (const row of rows) {
        const value = count(row);
        const isAtLeast = lacksDays(row, value);
        if (value > 0 || isAtLeast) addValue(people, { staff: row.staff, value, isAtLeast });
      }
      return { values: { people, belowOf, isPartial, isRunning }, withoutRule: 0 };
    },
    withoutStaff: countWithoutStaff(rows) ?? 0,
    coverage: null,
    sources: [part.source],
    error: part.error,
    notice: part.list?.notice ?? null,
  };
}

async function readMinutes(
  month: string,
  throughDay: number | null,
  context: Context,
  isForFile: boolean,
): Promise<Period> {
  const today = todayOf(context);
  const days = daysOfMonth(month, today).filter((day) => throughDay === null || Number(day.slice(8)) <= throughDay);
  // A screen compares what has been read, and says how much that is.
  const [shifts, late] = await Promise.all([
    readPart(endpoints.shifts(), context),
    readDays(dailyLateness, days, context, (day) => day === today || (isForFile ? 'whole' : 'soon')),
  ]);
  const people = [...late.days.values()];
  const rules = knownRows(shifts);
  const coverage = coverageOf(late);
  const isKnown = people.length === 0 || coverage.daysRead > 0;
  const isPartial = coverage.daysRead < coverage.daysAsked;
  return {
    lists: [rules, ...people],
    values: async () => (isKnown ? addMinutes(people, rules ?? [], isPartial) : unknown),
    withoutStaff: 0,
    coverage,
    sources: [late.source, shifts.source],
    error: isKnown ? null : late.error,
    notice: isKnown ? null : (late.source.message ?? null),
  };
}

/** The time of a late sign-in as it is told; null without one that is its own. Short lists show only together that a program wrote theirs. */
function timesOfLate(late: readonly LatePerson[]): (person: LatePerson) => string | null {
  const instantOf = ({ wall, offset }: LatePerson) =>
    wall === noTime ? null : `${new Date(wall * 1000).toISOString().slice(0, 19)}${offset || 'Z'}`;
  const timed = late.filter(({ wall }) => wall !== noTime);
  const seconds = timed.map(({ wall }) => wall % daySeconds);
  if (!mayBeMarked(seconds, timed[0]?.offset ?? '')) return instantOf;
  const said = timed.map((person) => ({ staffID: person.staff.staffID, instant: instantOf(person) }));
  const faultOf = judgeTimes(said, 'SIGNED_IN', false);
  return (person) => {
    const instant = instantOf(person);
    return instant === null || faultOf(instant) !== null ? null : instant;
  };
}

async function addMinutes(
  days: readonly (readonly LatePerson[] | null)[],
  shifts: readonly ShiftRow[],
  isPartial: boolean,
): Promise<PeriodNumbers> {
  const rules = shiftsByReference(shifts);
  const timeOf = timesOfLate(days.flatMap((day) => day ?? []));
  const people = new Map<string, PersonValue[]>();
  let withoutRule = 0;
  for await (const day of inTurns(days, 1)) {
    for (const person of day ?? []) {
      const { staff, shiftID } = person;
      const start = rules.get(shiftID)?.startTime ?? null;
      const minutes = start === null ? null : minutesAfterStart(start, timeOf(person));
      if (minutes === null) withoutRule += 1;
      addValue(people, { staff, value: minutes ?? 0, isAtLeast: minutes === null });
    }
  }
  return { values: { people, belowOf: belowOne, isPartial }, withoutRule };
}
