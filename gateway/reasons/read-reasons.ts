import { wallClock } from '../dates.ts';
import { addDays } from '../days.ts';
import { codedError } from '../errors.ts';
import type { Source } from '../generated/resolvers.ts';
import { wallOf } from '../lists/day-signs.ts';
import { answered, oldest } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { ShiftRow } from '../rest/shift.ts';
import { type Company, companyOf } from './company.ts';
import { explainOnce } from './explain.ts';
import type { ExplainedDay } from './explained-day.ts';
import { habitsOf } from './habits.ts';
import { type Lesson, learnOnce, reachOf } from './lesson.ts';
import { isBegunBefore, type KnownDays, type ListsOfDays, readDayLists, sameWeekdays } from './read-lists.ts';

/** The register beside the shifts, as they were read. */
export interface ReadCompany {
  readonly company: Company;
  readonly shifts: readonly ShiftRow[];
  readonly sources: readonly Source[];
  /** When the older of the two was revalidated: ISO with offset. */
  readonly asOf: string;
}

/** Days with their reasons. */
export interface ExplainedDays {
  readonly company: Company;
  /** Every day that was asked for, ascending; null for one whose lists could not be read. */
  readonly days: ReadonlyMap<string, ExplainedDay | null>;
  /** The calls behind them, each summed up over its days. */
  readonly sources: readonly Source[];
  /** When the oldest of the lists was revalidated: ISO with offset. */
  readonly asOf: string;
  /** The first failure; null when every day answered, whatever it answered. */
  readonly error: unknown;
}

/** Reads the register and the shifts. Throws what reading them throws, and UPSTREAM_BAD_RESPONSE for an unclear answer. */
export async function readCompany(context: Context, known?: StoredList<ShiftRow>): Promise<ReadCompany> {
  const [register, shifts] = await Promise.all([
    context.lists.read(endpoints.validStaff(context.timeZone), bearer(context)),
    known ?? context.lists.read(endpoints.shifts(), bearer(context)),
  ]);
  if (register.notice !== null || shifts.notice !== null) {
    throw codedError('UPSTREAM_BAD_RESPONSE', 'The register or the shifts could not be read.');
  }
  return {
    company: companyOf(register.rows, shifts.rows),
    shifts: shifts.rows,
    sources: [
      answered(endpoints.validStaff(context.timeZone).call, register.asOf),
      answered(endpoints.shifts().call, shifts.asOf),
    ],
    asOf: oldest([register.asOf, shifts.asOf]) ?? register.asOf,
  };
}

/**
 * The reasons of everybody on the register for some days, ascending: a day, or the days of a month. One person's are
 * `days.get(date)?.of(staffID)`. All readers of the same lists share what is worked out of them. What has been read
 * already may be given. Throws what reading the register and the shifts throws; a day whose lists failed is null.
 */
export async function readReasons(
  dates: readonly string[],
  context: Context,
  given: { readonly company: ReadCompany; readonly known: KnownDays } | null = null,
): Promise<ExplainedDays> {
  const clock = wallClock(context);
  const today = clock.slice(0, 10);
  const shifts = given ? null : await context.lists.read(endpoints.shifts(), bearer(context));
  const rules = given?.company.shifts ?? shifts?.rows ?? [];
  const [read, lists] = await Promise.all([
    given?.company ?? readCompany(context, shifts ?? undefined),
    readDayLists(dates, rules, today, context, given?.known),
  ]);
  const days = new Map<string, ExplainedDay | null>();
  for (const date of dates) {
    days.set(date, await explainDate(date, wallOf(clock), read.company, lists));
  }
  const asOf = oldest([read.asOf, ...lists.sources.flatMap((source) => source.asOf ?? [])]) ?? clock;
  return { company: read.company, days, sources: [...read.sources, ...lists.sources], asOf, error: lists.error };
}

async function explainDate(
  date: string,
  now: number,
  company: Company,
  lists: ListsOfDays,
): Promise<ExplainedDay | null> {
  const { signIns, signOuts, absent, late } = lists;
  const [yesterday, tomorrow] = [addDays(date, -1), addDays(date, 1)];
  const [on, out, listed, lateOn] = [signIns(date), signOuts(date), absent(date), late(date)];
  if (!on || !out || !listed || !lateOn) return null;
  const usual = sameWeekdays(date);
  const lessons = [];
  for (const day of usual) lessons.push(await learnDate(day, company, lists));
  const habits = habitsOf(company, ...lessons);
  const parts = {
    company,
    // The same lists whichever other days have been read, so that a day has the same reasons alone and in its month.
    signIns: [isBegunBefore(company.hours) ? signIns(yesterday) : null, on, signIns(tomorrow)] as const,
    signOuts: [out, signOuts(tomorrow)] as const,
    absent: listed,
    late: lateOn,
    lateBefore: late(yesterday),
    habits,
  };
  return explainOnce(date, now, parts, usual);
}

/** What a day teaches; null where its sign-ins could not be read, or nothing at all is recorded around it. */
async function learnDate(date: string, company: Company, { signIns, absent }: ListsOfDays): Promise<Lesson | null> {
  const reach = reachOf(company.hours);
  const on = signIns(date);
  if (!on) return null;
  const [before, after] = [signIns(addDays(date, -1)), signIns(addDays(date, 1))];
  // Upstream lists everybody as absent on days before it was in use, so those lists show nothing.
  if (![before, on, after].some((signs) => signs && signs.walls.length > 0)) return null;
  return learnOnce(date, {
    company,
    before: reach.before ? before : null,
    on,
    after: reach.after ? after : null,
    absent: absent(date),
  });
}
