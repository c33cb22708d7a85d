import { daySeconds, opensBefore } from '../../../schema/late-after.ts';
import type { Context } from '../../app-context.ts';
import type { Source } from '../../generated/resolvers.ts';
import { addDays } from '../../shared/dates.ts';
import type { ShiftRow } from '../../upstream/readers/shift.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { dailyAbsence, dailyLateness, dailyPunches, type LatePerson, localSecondsOf } from '../daily-lists.ts';
import { type DayPunches, noPunches } from '../day-punches.ts';
import { type DailyAnswer, type IsAwaited, readDays } from '../day-reader.ts';
import { type Company, type Hours, hoursOfAll, lengthOf, namedShifts } from './company.ts';
import { reachOf } from './habits.ts';

/** The lists of days; null for one that was not read, or could not be. */
export interface ListsOfDays {
  readonly signIns: (day: string) => DayPunches | null;
  readonly signOuts: (day: string) => DayPunches | null;
  readonly absent: (day: string) => readonly StaffSummaryRow[] | null;
  readonly late: (day: string) => readonly LatePerson[] | null;
  /** Whether all lists of the day that were asked for have been read. */
  readonly isRead: (day: string) => boolean;
  /** Whether the sign-ins of the day have lost records, which may be anybody's. */
  readonly isLossy: (day: string) => boolean;
  /** Whether none of the lists of the day has lost records. */
  readonly areWhole: (day: string) => boolean;
  /** Whether a list of the day is still being learned. */
  readonly isPending: (day: string) => boolean;
  /** Whether some list is. */
  readonly isLearning: boolean;
  /** The days whose sign-ins have been read, ascending. */
  readonly signInDays: readonly string[];
  readonly sources: readonly Source[];
  /** What is said of rows that could not be read, by list. */
  readonly losses: readonly (string | null)[];
  /** The first failure; null when every day answered, whatever it answered. */
  readonly error: unknown;
}

const nobody: readonly StaffSummaryRow[] = [];
const nobodyLate: readonly LatePerson[] = [];

/** The four days of the same weekday before a day, ascending. */
export const sameWeekdays = (date: string): readonly string[] => [28, 21, 14, 7].map((back) => addDays(date, -back));

const secondDayAfter = (date: string) => addDays(date, 2);

/** How lists are read. */
export interface ReadOptions {
  readonly isAwaited?: IsAwaited;
  /** Whether nobody who is asked for has signed out on the days: then nothing of sign-outs is read. */
  readonly areSignOutsKnown?: boolean;
}

/** When the shifts of a company begin and end. */
type Rules = Pick<Company, 'hours' | 'shifts'>;

/**
 * Whether records of the day before are read too: where some shift's day begins on it, because the shift begins in the
 * first six hours of its own, where some shift lasts so long that who was on it may sign out on the next shift day, and
 * where it is not known when some shift begins.
 */
export const readsDayBefore = ({ hours, shifts }: Rules): boolean =>
  hours.some((each) => each.start < opensBefore || lengthOf(each) > daySeconds / 2) ||
  shifts.size === 0 ||
  [...shifts.values()].some((shift) => shift.hours === null);

/**
 * The same of a day by its lateness list: where it names a sign-in of the night, which may be one of who came back from a
 * break in a shift of the day before.
 */
export const needsDayBefore = (rules: Rules, late: readonly LatePerson[]): boolean => {
  if (readsDayBefore(rules)) return true;
  const longest = Math.max(0, ...rules.hours.map(({ end }) => end - daySeconds));
  return longest > 0 && late.some((person) => localSecondsOf(person).some((wall) => wall % daySeconds < longest));
};

/** Whether sign-outs of the second day after are read too: where some shift may last until then. */
export const readsSecondDayAfter = (hours: readonly Hours[]): boolean =>
  hours.some(({ end }) => end + daySeconds / 2 > 2 * daySeconds);

/**
 * Reads what explains some days: of each its lists and those of its neighbours, and of the same weekdays before it what
 * they teach. A day of 28 before today is settled, so all readers share what it comes to (day-reader.ts). The lists of days that are not awaited may
 * still be pending.
 */
export async function readDayLists(
  dates: readonly string[],
  shifts: readonly ShiftRow[],
  today: string,
  context: Context,
  { isAwaited, areSignOutsKnown = false }: ReadOptions = {},
): Promise<ListsOfDays> {
  // Nothing has happened on a day to come, and upstream need not be called to know it.
  const until = (days: readonly string[]) => [...new Set(days)].filter((day) => day <= today).sort();
  const hours = hoursOfAll(shifts);
  const rules = { hours, shifts: namedShifts(shifts) };
  const reach = reachOf(hours);
  const usual = until(dates.flatMap(sameWeekdays));
  const around = (days: readonly string[], { before, after }: { before: boolean; after: boolean }) =>
    days.flatMap((day) => [...(before ? [addDays(day, -1)] : []), day, ...(after ? [addDays(day, 1)] : [])]);
  // The lateness of the day before tells nothing more of a day before which no shift begins: a file alone waits for it.
  const isLateAwaited =
    isAwaited && !readsDayBefore(rules)
      ? (day: string) => (dates.includes(day) || isAwaited(day) === 'whole') && isAwaited(day)
      : isAwaited;
  const [signIns, signOuts, absent, late] = await Promise.all([
    readDays(
      dailyPunches(),
      until([...around(dates, { before: readsDayBefore(rules), after: true }), ...around(usual, reach)]),
      context,
      isAwaited,
    ),
    readDays(
      dailyPunches('SIGNED_OUT'),
      areSignOutsKnown
        ? []
        : until([
            ...around(dates, { before: false, after: true }),
            ...(readsSecondDayAfter(hours) ? dates.map(secondDayAfter) : []),
          ]),
      context,
      isAwaited,
    ),
    readDays(dailyAbsence, until([...dates, ...usual]), context, isAwaited),
    readDays(dailyLateness, until(around(dates, { before: true, after: false })), context, isLateAwaited),
  ]);
  // A day without any record teaches that nobody works on it, unless the company was not there yet: its neighbours tell.
  const silent = usual.filter((day) => signIns.days.get(day)?.localSeconds.length === 0);
  const nights = dates.filter((day) => needsDayBefore(rules, late.days.get(day) ?? nobodyLate));
  const further = until([
    ...around(silent, { before: true, after: true }),
    ...nights.map((day) => addDays(day, -1)),
  ]).filter((day) => !signIns.days.has(day));
  const neighbours = further.length > 0 ? await readDays(dailyPunches(), further, context, isAwaited) : null;
  const of =
    <Value>(answers: readonly (Pick<DailyAnswer<Value>, 'days'> | null)[], none: Value) =>
    (day: string): Value | null => {
      if (day > today) return none;
      return answers.map((answer) => answer?.days.get(day)).find((value) => value !== undefined) ?? null;
    };
  const all = [signIns, signOuts, absent, late, ...(neighbours ? [neighbours] : [])];
  const pending = new Set(all.flatMap((answer) => answer.pending));
  const read: readonly ReadonlyMap<string, unknown>[] = all.map(({ days }) => days);
  const unread = new Set(read.flatMap((days) => [...days].flatMap(([day, value]) => (value === null ? [day] : []))));
  const signInLists = [...signIns.days, ...(neighbours?.days ?? [])];
  return {
    isRead: (day) => !unread.has(day),
    isLossy: (day) => signIns.lossy.has(day),
    areWhole: (day) => !all.some(({ lossy }) => lossy.has(day)),
    isPending: (day) => pending.has(day),
    isLearning: pending.size > 0,
    signInDays: signInLists.flatMap(([day, punches]) => (punches ? [day] : [])).sort(),
    signIns: of([signIns, neighbours], noPunches),
    signOuts: areSignOutsKnown ? () => noPunches : of([signOuts], noPunches),
    absent: of([absent], nobody),
    late: of([late], nobodyLate),
    sources: [signIns, signOuts, absent, late].map(({ source }) => source),
    losses: [signIns, signOuts, absent, late].map(({ losses }) => losses),
    error: all.find(({ error }) => error !== null)?.error ?? null,
  };
}
