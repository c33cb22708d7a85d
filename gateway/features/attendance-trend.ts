import { z } from 'zod';
import { checkInput } from '../check-input.ts';
import { isWeekend, lastDays } from '../days.ts';
import type { AttendanceTrend, QueryAttendanceTrendArgs, Resolvers } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import { dailyAbsence, dailyAttendance, dailyLateness } from './daily-lists.ts';
import { readDays } from './day-reader.ts';

const range = z.object({
  days: z
    .number()
    .refine((days) => days >= 1 && days <= 31, { error: ({ input }) => `${input} days: ask for 1 to 31.` }),
});

async function readTrend(args: QueryAttendanceTrendArgs, context: Context): Promise<AttendanceTrend> {
  const dates = lastDays(args.until, checkInput(range, args).days);
  const [attendance, lateness, absent] = await Promise.all([
    readDays(dailyAttendance(context), dates, context),
    readDays(dailyLateness(context), dates, context),
    readDays(dailyAbsence, dates, context),
  ]);
  const days = dates.map((date) => ({
    date,
    isWeekend: isWeekend(date),
    attendance: attendance.days.get(date) ?? null,
    lateness: lateness.days.get(date)?.length ?? null,
    absent: absent.days.get(date) ?? null,
  }));
  const isKnown = (day: (typeof days)[number]) =>
    day.attendance !== null && day.lateness !== null && day.absent !== null;
  return {
    days,
    daysRead: days.filter(isKnown).length,
    sources: [attendance.source, lateness.source, absent.source],
  };
}

/** Attendance, lateness and absence over days. */
export const attendanceTrend: Resolvers = {
  Query: { attendanceTrend: (_parent, args, context) => readTrend(args, context) },
};
