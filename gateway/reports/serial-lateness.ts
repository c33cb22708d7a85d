import { nearSerialLateness as nearSerialLatenessList } from '../../schema/lists/near-serial-lateness.ts';
import { serialLatenessDays, serialLateness as serialLatenessList } from '../../schema/lists/serial-lateness.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { dailyLateness, type LatePerson } from '../days/daily-lists.ts';
import { coverageOf, readDays } from '../days/day-reader.ts';
import { addPerson, countStaff, keyOfHolder } from '../days/people.ts';
import type { Coverage, NearSerialLateness, QueryNearSerialLatenessArgs, Source } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import { oldest, sourceOf } from '../lists/read-part.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import { askedDay, daysOfMonth, wallClock } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import { inTurns } from '../shared/event-loop.ts';
import { memoizeByText } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { RowFor } from '../upstream/readers/fields.ts';
import { type ShiftRow, shiftsByReference } from '../upstream/readers/shift.ts';
import type { OfStaff } from '../upstream/readers/staff-summary.ts';
import { expandDays, type MonthlyDayRow } from './expand-days.ts';

/** What the resolvers know of a `SerialLatenessDayList`. */
export type SerialLatenessDayPage = ListPage<MonthlyDayRow> & { readonly people: number };

/** Staff who are late too often. */
export const serialLateness: Feature = {
  lists: [
    declaredList(serialLatenessList, (args, context) => readSeriallyLate(askedDay(args), context)),
    declaredList(serialLatenessDays, async (args, context) => {
      const list = await readSeriallyLate(askedDay(args), context);
      return { ...list, rows: expandDays(list.rows), facts: { people: countStaff(list.rows) } };
    }),
  ],
  resolvers: { SerialLatenessRecord: { daysLate: (record) => record.days } },
};

const readSeriallyLate = (day: string, context: Context) =>
  context.lists.read(endpoints.serialLateness(day, context), bearer(context));

/** Somebody whom one more late day makes serially late; `shift` is the one whose rule counts. */
export type NearSerialLatenessRow = RowFor<NearSerialLateness, OfStaff>;

/** What a page of people near serial lateness has beside its rows. */
interface MonthFacts {
  readonly daysAsked: number;
  readonly daysRead: number;
  readonly coverage: Coverage;
  readonly withoutRule: number;
  readonly sources: readonly Source[];
}

/** What the resolvers know of a `NearSerialLatenessList`. */
export type NearSerialLatenessPage = ListPage<NearSerialLatenessRow> & MonthFacts;

/** Works the list out of the lateness lists of the month's days; a page waits for today's list only, a file for all. */
async function readMonth(
  { month }: QueryNearSerialLatenessArgs,
  context: Context,
  { isForFile }: RequestedFields,
): Promise<LoadedList<NearSerialLatenessRow, MonthFacts>> {
  const now = wallClock(context);
  const today = now.slice(0, 10);
  const dates = daysOfMonth(month, today);
  const [shifts, late] = await Promise.all([
    context.lists.read(endpoints.shifts(), bearer(context)),
    readDays(dailyLateness, dates, context, (day) => isForFile || day === today),
  ]);
  const coverage = coverageOf(late);
  const { daysAsked, daysRead } = coverage;
  if (late.error !== null && daysRead === 0) throw late.error;
  const { rows, withoutRule } = await findNearSerial(shifts.rows, [...late.days]);
  const asOf = oldest([shifts.asOf, ...(late.source.asOf ? [late.source.asOf] : [])]) ?? now;
  const notice = shifts.notice ?? (daysRead === 0 ? (late.source.message ?? null) : null);
  const sources = [late.source, sourceOf(endpoints.shifts().call, shifts)];
  const unread = () =>
    codedError('UPSTREAM_BAD_RESPONSE', 'Some days of the month could not be read. Try again in a moment.');
  const unfit = late.error ?? (daysRead > 0 && daysRead < daysAsked ? unread() : null);
  return { rows, notice, asOf, facts: { daysAsked, daysRead, coverage, withoutRule, sources }, unfit };
}

/** People near serial lateness. */
export const nearSerialLateness: Feature = {
  lists: [declaredList(nearSerialLatenessList, readMonth)],
};

/** The people near serial lateness, and how many people have no known shift or threshold. */
interface NearSerial {
  readonly rows: readonly NearSerialLatenessRow[];
  readonly withoutRule: number;
}

/** A day and who was late on it; null where its list could not be read. */
type LateDay = readonly [day: string, late: readonly LatePerson[] | null];

/** A person as they were late last, with all their late days, ascending. */
interface LateDays extends LatePerson {
  readonly daysLate: readonly string[];
}

const months = memoizeByText<NearSerial>(1);

/**
 * The people one late day below the threshold of the shift they were last late for, latest late day first, then by
 * staff ID. `days` are in order.
 */
export const findNearSerial = (shifts: readonly ShiftRow[], days: readonly LateDay[]): Promise<NearSerial> =>
  months([shifts, ...days.map(([, late]) => late)], days.map(([day]) => day).join(), async () =>
    judge(shifts, await countDays(days)),
  );

/** Everybody who was late, by staff ID. A person listed twice on a day was late on one day. */
async function countDays(days: readonly LateDay[]): Promise<ReadonlyMap<string, readonly LateDays[]>> {
  const people = new Map<string, LateDays[]>();
  for await (const [day, late] of inTurns(days, 1)) {
    const join = (known: LateDays, last: LateDays) =>
      known.daysLate.at(-1) === day ? known : { ...last, daysLate: [...known.daysLate, day] };
    for (const person of late ?? []) addPerson(people, { ...person, daysLate: [day] }, join);
  }
  return people;
}

function judge(shifts: readonly ShiftRow[], people: ReadonlyMap<string, readonly LateDays[]>): NearSerial {
  const rules = shiftsByReference(shifts);
  const rows: NearSerialLatenessRow[] = [];
  let withoutRule = 0;
  for (const [staffID, holders] of people) {
    for (const [index, { staff, shiftID, daysLate }] of holders.entries()) {
      const rule = rules.get(shiftID);
      const threshold = rule?.serialLatenessThreshold ?? null;
      const dayCount = daysLate.length;
      const key = keyOfHolder(staffID, index);
      if (!rule || threshold === null) withoutRule += 1;
      else if (dayCount === threshold - 1)
        rows.push({ key, staff, shift: rule.name, daysLate: [...daysLate], dayCount, threshold });
    }
  }
  const last = (row: NearSerialLatenessRow) => row.daysLate.at(-1) ?? '';
  rows.sort((one, other) =>
    last(one) === last(other) ? (one.key < other.key ? -1 : 1) : last(one) < last(other) ? 1 : -1,
  );
  return { rows, withoutRule };
}
