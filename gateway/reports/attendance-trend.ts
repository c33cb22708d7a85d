import { z } from 'zod';
import type { Context } from '../app-context.ts';
import { countAbsent, countSigned, dailyAbsence, dailyLateness, dailyPunches } from '../days/daily-lists.ts';
import { dailyFigures, hasFigures } from '../days/day-figures.ts';
import type { DayPunches } from '../days/day-punches.ts';
import { readDays } from '../days/day-reader.ts';
import { findFirstRecords } from '../days/reasons/first-records.ts';
import type { AttendanceTrend, QueryAttendanceTrendArgs, Resolvers, Source, TrendDay } from '../generated/resolvers.ts';
import { checkInput } from '../graphql/check-input.ts';
import { addDays, isWeekend, lastDays, todayOf } from '../shared/dates.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

const range = z.object({
  days: z
    .number()
    .refine((days) => days >= 1 && days <= 31, { error: ({ input }) => `${input} days: ask for 1 to 31.` }),
});

const countOfAbsent = (absent: readonly StaffSummaryRow[] | null | undefined) => (absent ? countAbsent(absent) : null);
const countOf = (punches: DayPunches | null | undefined) => (punches ? countSigned(punches) : null);

/** The counts of each day, null where they are not known, and where they come from. */
type Counts = readonly [
  days: (date: string) => Omit<TrendDay, 'date' | 'isWeekend'>,
  sources: Source[],
  isLearning: boolean,
];

async function readByFigures(dates: readonly string[], context: Context): Promise<Counts> {
  const { days, source } = await readDays(dailyFigures, dates, context);
  const countsOf = (date: string) => {
    const figures = days.get(date);
    return {
      attendance: figures?.signedIn.staff ?? null,
      lateness: figures?.late.staff ?? null,
      absent: figures?.absent.staff ?? null,
    };
  };
  return [countsOf, [source], false];
}

async function readByLists(dates: readonly string[], context: Context): Promise<Counts> {
  const isToday = (day: string) => day === todayOf(context);
  const [attendance, lateness, absent] = await Promise.all([
    readDays(dailyPunches(), dates, context, isToday),
    readDays(dailyLateness, dates, context, isToday),
    readDays(dailyAbsence, dates, context, isToday),
  ]);
  const isBefore = await readSilence(dates, attendance.days, context);
  const countsOf = (date: string) => ({
    attendance: countOf(attendance.days.get(date)),
    lateness: lateness.days.get(date)?.length ?? null,
    absent: isBefore(date) ? null : countOfAbsent(absent.days.get(date)),
  });
  const all = [attendance, lateness, absent];
  return [countsOf, all.map(({ source }) => source), all.some(({ pending }) => pending.length > 0)];
}

/**
 * Which days are known to be before the company's first record: nobody was absent then, whatever the list says. Only a
 * trend that begins without records reads the days before it, as far as they have been learned.
 */
async function readSilence(
  dates: readonly string[],
  punches: ReadonlyMap<string, DayPunches | null>,
  context: Context,
): Promise<(date: string) => boolean> {
  const [first = ''] = dates;
  const list = dailyPunches();
  if (punches.get(first)?.who.length !== 0 || !context.lists.isSparing(list.call)) return () => false;
  const before = await readDays(list, lastDays(addDays(first, -1), 28), context, () => false);
  const days = [...before.days.keys(), ...dates];
  return findFirstRecords(
    days,
    (day) => punches.get(day) ?? before.days.get(day) ?? null,
    () => 0,
  ).isBefore;
}

async function readTrend(args: QueryAttendanceTrendArgs, context: Context): Promise<AttendanceTrend> {
  const dates = lastDays(args.until, checkInput(range, args).days);
  const read = (await hasFigures(context)) ? readByFigures : readByLists;
  const [countsOf, sources, isLearning] = await read(dates, context);
  const days = dates.map((date) => ({ date, isWeekend: isWeekend(date), ...countsOf(date) }));
  const isKnown = (day: (typeof days)[number]) =>
    day.attendance !== null && day.lateness !== null && day.absent !== null;
  const daysRead = days.filter(isKnown).length;
  return { days, coverage: { daysAsked: days.length, daysRead, isLearning }, daysRead, sources };
}

/** Attendance, lateness and absence over days. */
export const attendanceTrend: Resolvers = {
  Query: { attendanceTrend: (_parent, args, context) => readTrend(args, context) },
};
