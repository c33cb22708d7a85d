import { z } from 'zod';
import type { Context } from '../app-context.ts';
import { countSigned, dailyAbsence, dailyLateness, dailyPunches } from '../days/daily-lists.ts';
import { dailyFigures, hasFigures } from '../days/day-figures.ts';
import { readDays } from '../days/day-reader.ts';
import { countPeople } from '../days/people.ts';
import { readRecordedAbsence } from '../days/reasons/first-records.ts';
import type { AttendanceTrend, QueryAttendanceTrendArgs, Resolvers, Source, TrendDay } from '../generated/resolvers.ts';
import { checkInput } from '../graphql/check-input.ts';
import { isWeekend, lastDays, todayOf } from '../shared/dates.ts';
import { memoizeByText } from '../shared/memoize.ts';

const range = z.object({
  days: z
    .number()
    .refine((days) => days >= 1 && days <= 31, { error: ({ input }) => `${input} days: ask for 1 to 31.` }),
});

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

/** The absent of a day that count, by its list and what counts. */
const counted = memoizeByText<number>(1);

async function readByLists(dates: readonly string[], context: Context): Promise<Counts> {
  const today = todayOf(context);
  const isToday = (day: string) => day === today;
  // By the records of its month, as in the list of the absent: those of today tell of days before them too.
  const periodOf = (date: string) =>
    dates.includes(today) && today.startsWith(date.slice(0, 7)) ? today : date.slice(0, 7);
  const periods = [...new Set(dates.map(periodOf))];
  const [attendance, lateness, absent, recorded] = await Promise.all([
    readDays(dailyPunches(), dates, context, isToday),
    readDays(dailyLateness, dates, context, isToday),
    readDays(dailyAbsence, dates, context, isToday),
    Promise.all(periods.map((period) => readRecordedAbsence(period, context))),
  ]);
  const countAbsent = async (date: string) => {
    const [staff, absence = null] = [absent.days.get(date), recorded[periods.indexOf(periodOf(date))]];
    if (!staff || absence?.isBefore(date)) return null;
    return counted([staff, absence], date, () =>
      countPeople(absence ? staff.filter((one) => absence.counts(one, date)) : staff),
    );
  };
  const absences = new Map(await Promise.all(dates.map(async (date) => [date, await countAbsent(date)] as const)));
  const countsOf = (date: string) => {
    const punches = attendance.days.get(date);
    return {
      attendance: punches ? countSigned(punches) : null,
      lateness: lateness.days.get(date)?.length ?? null,
      absent: absences.get(date) ?? null,
    };
  };
  const all = [attendance, lateness, absent];
  return [countsOf, all.map(({ source }) => source), all.some(({ pending }) => pending.length > 0)];
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
