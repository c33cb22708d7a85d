import { todayOf } from '../dates.ts';
import { addDays, lastDays } from '../days.ts';
import { cachedByLists, cachedByText } from '../lists/cached-by-lists.ts';
import { dailySigns } from '../lists/daily-lists.ts';
import { readDays } from '../lists/day-reader.ts';
import type { DaySigns } from '../lists/day-signs.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import type { AttendanceRecordRow } from '../rest/attendance.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { StaffMemberRow } from '../rest/staff.ts';
import { mustYield, yieldTurn } from '../yield-turn.ts';
import { indexOfDay } from './day-index.ts';
import { DayPlaces, learnedDays, type Recorded } from './day-places.ts';

/** The places of some days, and the lists that they were learned from. */
export interface ReadPlaces {
  readonly days: ReadonlyMap<string, DayPlaces>;
  /** What they rest on: the same objects as long as upstream's answers stay the same. */
  readonly lists: readonly object[];
}

/** The lists of some days by mode; null for one that could not be read. */
type DayLists = Readonly<Record<AttendanceRecordRow['mode'], ReadonlyMap<string, DaySigns | null>>>;

const namesOf = cachedByLists(
  (register: readonly StaffMemberRow[]): ReadonlyMap<string, string> =>
    new Map(register.map(({ staff }) => [staff.staffID, staff.name])),
);

/** Days of the same lists whose places are remembered: those of a month's lists. */
const placesOf = cachedByText<DayPlaces>(40);

/**
 * Reads what is known of the places of some days: of each the sign-ins of the 28 days before, and both modes of the day
 * and its neighbours. A day without an answer is one without records. Throws what reading them throws.
 */
export async function readPlaces(dates: readonly string[], context: Context): Promise<ReadPlaces> {
  const today = todayOf(context);
  const wanted = [...new Set(dates)].filter((day) => day <= today).sort();
  const until = (days: readonly string[]) => [...new Set(days)].filter((day) => day <= today).sort();
  const around = until(wanted.flatMap(neighbours));
  const before = until(wanted.flatMap(daysBefore));
  const [signIns, signOuts, register] = await Promise.all([
    readDays(dailySigns(context), until([...before, ...around]), context),
    readDays(dailySigns(context, 'SIGNED_OUT'), around, context),
    context.lists.read(endpoints.validStaff(context.timeZone), bearer(context)),
  ]);
  const error = signIns.error ?? signOuts.error;
  if (error !== null) throw error;
  const read: DayLists = { SIGNED_IN: signIns.days, SIGNED_OUT: signOuts.days };
  const days = new Map<string, DayPlaces>();
  for (const date of wanted) days.set(date, await placesOn(date, read, register.rows));
  const lists = Object.values(read).flatMap((all) => [...all.values()]);
  return { days, lists: [register.rows, ...lists.filter((signs) => signs !== null)] };
}

const neighbours = (day: string) => [addDays(day, -1), day, addDays(day, 1)];
const daysBefore = (day: string) => lastDays(addDays(day, -1), learnedDays);

/** The same object for the same lists, whichever other days were read with them. */
async function placesOn(date: string, read: DayLists, register: readonly StaffMemberRow[]) {
  const near = new Set(neighbours(date));
  const listsOf = (mode: AttendanceRecordRow['mode'], days: Iterable<string>) =>
    [...days].flatMap((day) => {
      const signs = read[mode].get(day);
      return signs ? [{ day, mode, signs }] : [];
    });
  const lists = [...listsOf('SIGNED_IN', new Set([...daysBefore(date), ...near])), ...listsOf('SIGNED_OUT', near)];
  const versions = lists.map(({ signs }) => signs);
  return placesOf([register, ...versions], date, async () => {
    const recorded: Recorded[] = [];
    for (const { day, mode, signs } of lists) {
      if (mustYield()) await yieldTurn();
      recorded.push({ day, mode, index: indexOfDay(signs) });
    }
    return new DayPlaces(date, recorded, near, namesOf(register));
  });
}
