import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { dailyPunches } from '../days/daily-lists.ts';
import type { DayPunches } from '../days/day-punches.ts';
import { coverageOf, type IsAwaited, readDays } from '../days/day-reader.ts';
import type { Coverage } from '../generated/resolvers.ts';
import { addDays, lastDays, todayOf } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import { inTurns } from '../shared/event-loop.ts';
import { memoizeByIdentity, memoizeByText } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { indexOfDay } from './day-index.ts';
import { DayPlaces, learnedDays, type Recorded } from './day-places.ts';

/** The places of some days, and the lists that they were learned from. */
export interface ReadPlaces {
  readonly days: ReadonlyMap<string, DayPlaces>;
  /** What they rest on: the same objects as long as upstream's answers stay the same. */
  readonly lists: readonly object[];
  /** How many of the days before, whose sign-ins usual places are learned from, have been read. */
  readonly coverage: Coverage;
}

/** The lists of some days by mode; null for one that could not be read. */
type PunchesByMode = Readonly<Record<AttendanceRecordRow['mode'], ReadonlyMap<string, DayPunches | null>>>;

const presentOf = memoizeByIdentity(
  (register: readonly StaffMemberRow[]): ReadonlyMap<string, StaffSummaryRow> =>
    new Map(register.flatMap(({ staff }) => (staff.staffID === '' ? [] : [[staff.staffID, staff]]))),
);

/** Days of the same lists whose places are remembered: those of a month's lists. */
const placesOf = memoizeByText<DayPlaces>(40);

/** Waits for today only: other days count as far as they have been learned. */
export const isToday =
  (context: Context): IsAwaited =>
  (day) =>
    day === todayOf(context);

/** Waits for today, and for the day that is asked for where it is one. */
const isAskedDay = (dates: readonly string[], context: Context): IsAwaited => {
  const only = dates.length === 1 ? dates[0] : undefined;
  const isRunning = isToday(context);
  return (day) => day === only || isRunning(day);
};

/** Waits for every day. */
const isAnyDay: IsAwaited = () => true;

/**
 * Reads what is known of the places of some days: of each the sign-ins of the 28 days before, and both modes of the day
 * and its neighbours. A day without an answer is one without records. Throws what reading them throws.
 */
export async function readPlaces(
  dates: readonly string[],
  context: Context,
  isAwaited: IsAwaited = isAskedDay(dates, context),
): Promise<ReadPlaces> {
  const today = todayOf(context);
  const until = (days: readonly string[]) => [...new Set(days)].filter((day) => day <= today).sort();
  const wanted = until(dates);
  const around = until(wanted.flatMap(neighbours));
  const before = until(wanted.flatMap(daysBefore));
  const [signIns, signOuts, register] = await Promise.all([
    readDays(dailyPunches(), until([...before, ...around]), context, isAwaited),
    readDays(dailyPunches('SIGNED_OUT'), around, context, isAwaited),
    context.lists.read(endpoints.validStaff(), bearer(context)),
  ]);
  const error = signIns.error ?? signOuts.error;
  if (error !== null) throw error;
  const read: PunchesByMode = { SIGNED_IN: signIns.days, SIGNED_OUT: signOuts.days };
  const days = new Map<string, DayPlaces>();
  for (const date of wanted) days.set(date, await placesOn(date, read, register.rows));
  const lists = Object.values(read).flatMap((all) => [...all.values()]);
  const coverage = coverageOf(signIns, before);
  return { days, lists: [register.rows, ...lists.filter((punches) => punches !== null)], coverage };
}

/** The same for a file, which waits for every day: it cannot show that some are missing. Throws where they are. */
export async function readWholePlaces(dates: readonly string[], context: Context): Promise<ReadPlaces> {
  const places = await readPlaces(dates, context, isAnyDay);
  const { daysAsked, daysRead } = places.coverage;
  if (daysRead === daysAsked) return places;
  throw codedError(
    'UPSTREAM_BAD_RESPONSE',
    `Usual places are known from ${daysRead} of ${daysAsked} days. Try again in a moment.`,
  );
}

const neighbours = (day: string) => [addDays(day, -1), day, addDays(day, 1)];
const daysBefore = (day: string) => lastDays(addDays(day, -1), learnedDays);

/** The same object for the same lists, whichever other days were read with them. */
async function placesOn(date: string, read: PunchesByMode, register: readonly StaffMemberRow[]) {
  const near = new Set(neighbours(date));
  const listsOf = (mode: AttendanceRecordRow['mode'], days: Iterable<string>) =>
    [...days].flatMap((day) => {
      const punches = read[mode].get(day);
      return punches ? [{ day, mode, punches }] : [];
    });
  const lists = [...listsOf('SIGNED_IN', new Set([...daysBefore(date), ...near])), ...listsOf('SIGNED_OUT', near)];
  const versions = lists.map(({ punches }) => punches);
  return placesOf([register, ...versions], date, async () => {
    const recorded: Recorded[] = [];
    for await (const { day, mode, punches } of inTurns(lists, 1)) {
      recorded.push({ day, mode, index: indexOfDay(punches) });
    }
    return new DayPlaces(date, recorded, near, presentOf(register));
  });
}
