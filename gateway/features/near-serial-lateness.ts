import { nearSerialLateness as nearSerialLatenessList } from '../../schema/lists/near-serial-lateness.ts';
import { wallClock } from '../dates.ts';
import { daysOfMonth } from '../days.ts';
import { codedError } from '../errors.ts';
import type { QueryNearSerialLatenessArgs, Source } from '../generated/resolvers.ts';
import { cachedByText } from '../lists/cached-by-lists.ts';
import { dailyLateness, type LatePerson } from '../lists/daily-lists.ts';
import { readDays } from '../lists/day-reader.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import { oldest, sourceOf } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { ShiftRow } from '../rest/shift.ts';
import type { StaffSummaryRow } from '../rest/staff-summary.ts';

/** Somebody whom one more late day makes serially late. */
export interface NearSerialLatenessRow {
  readonly key: string;
  readonly staff: StaffSummaryRow;
  /** Name of the shift whose rule counts. */
  readonly shift: string;
  /** `YYYY-MM-DD`, ascending. */
  readonly daysLate: readonly string[];
  readonly dayCount: number;
  readonly threshold: number;
}

/** What a month's late days show of the people near serial lateness. */
interface MonthFacts {
  readonly daysAsked: number;
  readonly daysRead: number;
  readonly withoutRule: number;
  readonly sources: Source[];
}

interface Month extends LoadedList<NearSerialLatenessRow, MonthFacts> {
  readonly facts: MonthFacts;
  /** The first failure of a day; null when every day answered. */
  readonly error: unknown;
}

interface NearSerial {
  readonly rows: readonly NearSerialLatenessRow[];
  readonly withoutRule: number;
}

/** What the resolvers know of a `NearSerialLatenessList`. */
export type NearSerialLatenessPage = ListPage<NearSerialLatenessRow> & MonthFacts;

/**
 * The people one late day below the threshold of the shift they were last late for, latest late day first, then by
 * staff ID; `withoutRule` counts those whose shift or threshold is not known.
 */
export function findNearSerial(
  shifts: readonly ShiftRow[],
  days: ReadonlyMap<string, readonly LatePerson[] | null>,
): NearSerial {
  const rules = new Map(shifts.filter(({ id }) => id !== '').map((shift) => [shift.id, shift]));
  const people = new Map<string, { person: LatePerson; daysLate: string[] }>();
  for (const [day, late] of days) {
    for (const person of late ?? []) {
      const daysLate = people.get(person.staff.staffID)?.daysLate ?? [];
      daysLate.push(day);
      people.set(person.staff.staffID, { person, daysLate });
    }
  }
  const rows: NearSerialLatenessRow[] = [];
  let withoutRule = 0;
  for (const [key, { person, daysLate }] of people) {
    const rule = rules.get(person.shiftID);
    const threshold = rule?.serialLatenessThreshold ?? null;
    const dayCount = daysLate.length;
    if (!rule || threshold === null) withoutRule += 1;
    else if (dayCount === threshold - 1) {
      rows.push({ key, staff: person.staff, shift: rule.name, daysLate, dayCount, threshold });
    }
  }
  const last = (row: NearSerialLatenessRow) => row.daysLate.at(-1) ?? '';
  rows.sort((one, other) =>
    last(one) === last(other) ? (one.key < other.key ? -1 : 1) : last(one) < last(other) ? 1 : -1,
  );
  return { rows, withoutRule };
}

/** By the shifts and the late people of each day. */
const found = cachedByText<NearSerial>(1);

async function readMonth({ month }: QueryNearSerialLatenessArgs, context: Context): Promise<Month> {
  const now = wallClock(context);
  const dates = daysOfMonth(month, now.slice(0, 10));
  const [shifts, late] = await Promise.all([
    context.lists.read(endpoints.shifts(), bearer(context)),
    readDays(dailyLateness(context), dates, context),
  ]);
  const daysRead = [...late.days.values()].filter((day) => day !== null).length;
  if (late.error !== null && daysRead === 0) throw late.error;
  const { rows, withoutRule } = await found([shifts.rows, ...late.days.values()], month, () =>
    findNearSerial(shifts.rows, late.days),
  );
  const asOf = oldest([shifts.asOf, ...(late.source.asOf ? [late.source.asOf] : [])]) ?? now;
  const notice = shifts.notice ?? (daysRead === 0 ? (late.source.message ?? null) : null);
  const sources = [late.source, sourceOf(endpoints.shifts().call, shifts)];
  return { rows, notice, asOf, facts: { daysAsked: dates.length, daysRead, withoutRule, sources }, error: late.error };
}

/** A file cannot show that a day is missing, so it is refused. */
async function loadWhole(
  args: QueryNearSerialLatenessArgs,
  context: Context,
): Promise<StoredList<NearSerialLatenessRow>> {
  const list = await readMonth(args, context);
  const { daysAsked, daysRead } = list.facts;
  if (list.error !== null) throw list.error;
  if (daysRead > 0 && daysRead < daysAsked) {
    throw codedError('UPSTREAM_BAD_RESPONSE', 'Some days of the month could not be read. Try again in a moment.');
  }
  return list;
}

/** People near serial lateness. */
export const nearSerialLateness: Feature = {
  lists: [declaredList(nearSerialLatenessList, loadWhole, readMonth)],
  resolvers: { NearSerialLateness: { daysLate: (row) => [...row.daysLate] } },
};
