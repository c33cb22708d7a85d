import type { Context } from '../../app-context.ts';
import { bearer } from '../../auth/authorize.ts';
import type { Coverage, Source } from '../../generated/resolvers.ts';
import { joinNotices, oldest } from '../../lists/read-part.ts';
import { addDays, daysOfMonth, lastDays, todayOf, wallClock } from '../../shared/dates.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import { dailyPunches } from '../daily-lists.ts';
import { wallOf } from '../day-punches.ts';
import { readDays } from '../day-reader.ts';
import type { Company } from './company.ts';
import { findContradictions } from './contradiction.ts';
import { explainOnce } from './explain.ts';
import type { ExplainedDay } from './explained-day.ts';
import { type FirstRecords, findFirstRecords, isSilentCentre } from './first-records.ts';
import { habitsOf, type Lesson, learnOnce, reachOf } from './habits.ts';
import type { PastCompany } from './past-people.ts';
import { pastPeople } from './past-people.ts';
import { type ReadCompany, readCompany } from './read-company.ts';
import { type ReadHolidays, readHolidays } from './read-holidays.ts';
import { leavesOn, type ReadLeaves, readLeaves } from './read-leaves.ts';
import {
  type ListsOfDays,
  needsDayBefore,
  type ReadOptions,
  readDayLists,
  readsSecondDayAfter,
  sameWeekdays,
} from './read-lists.ts';

/** Days with their reasons. */
export interface ExplainedDays {
  /** Everybody of these days. */
  readonly past: PastCompany;
  /** Every day that was asked for, ascending; null for one whose lists could not be read, or are still being learned. */
  readonly days: ReadonlyMap<string, ExplainedDay | null>;
  /** Whether a past day of them is told with today's register, corrected by what the days' own lists say. */
  readonly isRegisterOfToday: boolean;
  /** The days and the same weekdays before them, from which is learned what is usual. */
  readonly coverage: Coverage;
  /** The calls behind them, each summed up over its days. */
  readonly sources: readonly Source[];
  /** What of the lists could not be read, and which days' lists contradict each other; null where all is well. */
  readonly notice: string | null;
  /** When the oldest of the lists was revalidated: ISO with offset. */
  readonly asOf: string;
  /** The first failure; null when every day answered, whatever it answered. */
  readonly error: unknown;
}

/** What has been read already, and which days the reader waits for. */
interface Given extends ReadOptions {
  readonly company?: ReadCompany;
  readonly leaves?: ReadLeaves;
}

/**
 * The reasons of everybody who was on the register on some days, ascending: a day, or the days of a month. All readers of the same lists share what is worked out of them. Throws what reading
 * the register and the shifts throws; a day whose lists failed or are not learned yet is null.
 */
export async function readReasons(
  dates: readonly string[],
  context: Context,
  { company, leaves: known, ...options }: Given = {},
): Promise<ExplainedDays> {
  const clock = wallClock(context);
  const today = clock.slice(0, 10);
  const shifts = company ? null : await context.lists.read(endpoints.shifts(), bearer(context));
  const rules = company?.shifts ?? shifts?.rows ?? [];
  const [read, leaves, holidays, lists] = await Promise.all([
    company ?? readCompany(dates[0] ?? today, context, shifts ?? undefined),
    known ?? readLeaves(dates, context),
    readHolidays(context),
    readDayLists(dates, rules, today, context, options),
  ]);
  // A file is of no use before all of its days are there: none is worked out until then.
  const isVain = lists.isLearning && options.isAwaited?.(dates[0] ?? today) === 'whole';
  const told = isVain ? [] : dates;
  const past = await pastPeople(read, told, lists, told.flatMap(sameWeekdays));
  const records = isVain ? null : await firstRecordsOf(dates, past.now, lists, context);
  const days = new Map<string, ExplainedDay | null>(dates.map((date) => [date, null]));
  const fault = leaves.error ?? holidays.error;
  const all = { ...lists, leaves, holidays };
  const contradictions = await findContradictions(told, past.now, lists, context);
  for (const date of told) {
    const isClear = fault === null && !contradictions.days.has(date);
    if (isClear) days.set(date, await explainDate(date, wallOf(clock), past, all, records));
  }
  const sources = [...lists.sources, ...leaves.sources, ...holidays.sources];
  const asOf = oldest([read.asOf, ...sources.flatMap((source) => source.asOf ?? [])]) ?? clock;
  const isRead = (day: string) => lists.isRead(day) && (fault === null || !dates.includes(day));
  const coverage = coverageOf(dates, today, { ...lists, isRead });
  const isRegisterOfToday = past.isOfToday && (dates[0] ?? today) < today;
  return {
    past,
    days,
    isRegisterOfToday,
    coverage,
    sources: [...read.sources, ...sources],
    notice: joinNotices([
      ...[...read.sources, ...leaves.sources, ...holidays.sources].map(({ message }) => message),
      ...lists.losses,
      contradictions.said,
    ]),
    asOf,
    error: lists.error ?? fault ?? contradictions.error,
  };
}

/** The days, and those that they are explained by: a day is read when all of its lists are. */
function coverageOf(dates: readonly string[], today: string, { isRead, isLearning }: ListsOfDays): Coverage {
  const asked = [...new Set(dates.flatMap((date) => [date, ...sameWeekdays(date)]))].filter((day) => day <= today);
  return { daysAsked: asked.length, daysRead: asked.filter(isRead).length, isLearning };
}

/**
 * Where records begin, as the days that were read show. Of a single day they show it of a service centre only together
 * with what has been learned of its month, which is read where a centre has no record on the day nor on those learned from.
 */
async function firstRecordsOf(
  dates: readonly string[],
  { members }: Company,
  lists: ListsOfDays,
  context: Context,
): Promise<FirstRecords | null> {
  const people = Map.groupBy(members, ({ staff }) => staff.serviceCentre);
  const peopleAt = (centre: string) => people.get(centre)?.length ?? 0;
  const [date = ''] = dates;
  if (dates.length > 1) return findFirstRecords(lists.signInDays, lists.signIns, peopleAt);
  const today = todayOf(context);
  const list = dailyPunches();
  if (date >= today || !context.lists.isSparing(list.call)) return null;
  const known = [date, ...sameWeekdays(date)].map(lists.signIns);
  if (![...people.keys()].some((centre) => isSilentCentre(centre, peopleAt(centre), known))) return null;
  const month = date.slice(0, 7);
  const days = [...lastDays(addDays(`${month}-01`, -1), 29), ...daysOfMonth(month, addDays(today, -1))];
  const learned = await readDays(list, days, context, () => false);
  return findFirstRecords(days, (day) => learned.days.get(day) ?? null, peopleAt);
}

/** The lists of days, and who is on leave and which days are holidays among them. */
interface AllLists extends ListsOfDays {
  readonly leaves: ReadLeaves;
  readonly holidays: ReadHolidays;
}

async function explainDate(
  date: string,
  now: number,
  past: PastCompany,
  lists: AllLists,
  records: FirstRecords | null,
): Promise<ExplainedDay | null> {
  const { signIns, signOuts, absent, late, isPending } = lists;
  const { hours } = past.now;
  const [yesterday, tomorrow] = [addDays(date, -1), addDays(date, 1)];
  const [on, out, listed, lateOn] = [signIns(date), signOuts(date), absent(date), late(date)];
  if (!on || !out || !listed || !lateOn) return null;
  // What the next day's lists hold of this one may not be left out because it has not been learned yet.
  if (!signIns(tomorrow) && isPending(tomorrow)) return null;
  const after = [tomorrow, ...(readsSecondDayAfter(hours) ? [addDays(date, 2)] : [])];
  if (after.some((day) => !signOuts(day) && isPending(day))) return null;
  const company = past.on(date);
  const usual = sameWeekdays(date);
  const lessons = [];
  for (const day of usual) lessons.push(await learnDate(day, past.onLesson(day), lists));
  const habits = habitsOf(company, ...lessons);
  const parts = {
    company,
    // The same lists whichever other days have been read, so that a day has the same reasons alone and in its month.
    signIns: [needsDayBefore(past.now, lateOn) ? signIns(yesterday) : null, on, signIns(tomorrow)] as const,
    signOuts: [out, ...after.map(signOuts)],
    absent: listed,
    isLossy: lists.isLossy(date),
    late: lateOn,
    leaves: leavesOn(lists.leaves.rows, company, date),
    holiday: lists.holidays.names.get(date) ?? null,
    lateBefore: late(yesterday),
    habits,
    opened: records?.openedAfter(date) ?? null,
    unread: usual.filter((day) => !signIns(day) || (!absent(day) && isPending(day))),
  };
  return explainOnce(date, now, parts, usual);
}

/** What a day teaches; null where its lists could not be read or are still being read, or nothing at all is recorded around it. */
async function learnDate(
  date: string,
  company: Company,
  { signIns, absent, leaves }: AllLists,
): Promise<Lesson | null> {
  const reach = reachOf(company.hours);
  const [on, listed] = [signIns(date), absent(date)];
  // Without the absent list a day on which everybody is listed looks like one on which nobody is expected.
  if (!on || !listed) return null;
  const [before, after] = [signIns(addDays(date, -1)), signIns(addDays(date, 1))];
  // Upstream lists everybody as absent on days before it was in use, so those lists show nothing.
  if (![before, on, after].some((punches) => punches && punches.localSeconds.length > 0)) return null;
  return learnOnce(date, {
    company,
    before: reach.before ? before : null,
    on,
    after: reach.after ? after : null,
    absent: listed,
    leaves: leavesOn(leaves.rows, company, date),
  });
}
