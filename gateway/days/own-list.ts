import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { AttendanceMode } from '../generated/resolvers.ts';
import { readPart } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import { addDays, daysOfMonth, todayOf, wallClock } from '../shared/dates.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse, isRefusal } from '../upstream/faults.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import { type Loss, Losses } from '../upstream/readers/losses.ts';
import { dailyPunches } from './daily-lists.ts';
import { dayPunches } from './day-punches.ts';
import { readDays } from './day-reader.ts';
import { type AskedPerson, isAsked } from './people.ts';
import type { PersonMonthDayRow } from './person-month-day.ts';
import { areSame } from './reasons/contradiction.ts';
import { byDay } from './reasons/own-records.ts';

/** A person's records of a mode and a month. */
interface OwnList extends StoredList<AttendanceRecordRow> {
  readonly month: string;
}

/** A person's records of some months, one list a month and mode. */
export interface OwnLists {
  readonly signIns: readonly OwnList[];
  readonly signOuts: readonly OwnList[];
}

/** Whose records of which days are read. */
interface AskedRecords {
  /** As the service spells it. */
  readonly staffID: string;
  /** Of a month, ascending. */
  readonly days: readonly string[];
  /** Whether sign-ins of the day before the first may be of it. */
  readonly isBefore: boolean;
  /** Whether the service may refuse the call, as of somebody who is not on the register: they have no records then. */
  readonly mayRefuse: boolean;
}

/** Reads the person's records of some days and the day after. Throws what reading them throws. */
export async function readOwnLists(
  { staffID, days, isBefore, mayRefuse }: AskedRecords,
  context: Context,
): Promise<OwnLists> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { signIns: [], signOuts: [] };
  const today = todayOf(context);
  const read = (mode: AttendanceMode, around: readonly string[]) => {
    const months = new Set(around.filter((day) => day <= today).map((day) => day.slice(0, 7)));
    return Promise.all(
      [...months].map(async (month): Promise<OwnList> => {
        const call = endpoints.staffAttendance(`${month}-01`, mode, staffID);
        const { list, error } = await readPart(call, context);
        if (list) return { month, ...list };
        if (mayRefuse && isRefusal(error)) return { month, rows: [], notice: null, asOf: wallClock(context) };
        throw error;
      }),
    );
  };
  const [signIns, signOuts] = await Promise.all([
    read('SIGNED_IN', [...(isBefore ? [addDays(first, -1)] : []), first, addDays(last, 1)]),
    read('SIGNED_OUT', [first, addDays(last, 1)]),
  ]);
  const [ins, outs] = [signIns, signOuts].map(
    (lists) => lists.find(({ month }) => first.startsWith(month))?.rows ?? [],
  );
  if (ins && outs && areSame(dayPunches(ins), dayPunches(outs))) {
    throw badResponse('one list for sign-ins and for sign-outs');
  }
  return { signIns, signOuts };
}

/** Days from which on a person's own list and those of the days contradict each other: single ones may differ in age. */
const fewDays = 3;
/** Days with a sign-in from which on a month has sign-outs too. */
const severalDays = 5;

/** What is said of days of a person on which lists contradict each other, where they are several; `field` tells how. */
function lossOf(field: string, days: readonly string[], fewest = fewDays): readonly Loss[] {
  const losses = new Losses();
  if (days.length >= fewest) for (const day of days) losses.note(field, day);
  return losses.all;
}

/**
 * What is said of a person's month: where its own records lack days on which the lists of the days name the person, where they
 * have no sign-out at all, and where the lists of absent people name the person on a day with a sign-in.
 */
export function lackOfMonth(days: readonly PersonMonthDayRow[]): readonly Loss[] {
  const those = (isSo: (day: PersonMonthDayRow) => boolean) => days.filter(isSo).map(({ date }) => date);
  const isEnded = days.some(({ lastOut }) => lastOut !== null);
  return [
    ...lossOf(
      'ownDay',
      those(({ reason, records }) => records.length === 0 && reason?.startsWith('PRESENT') === true),
    ),
    ...lossOf('noSignOut', isEnded ? [] : those(({ missing }) => missing === 'SIGN_OUT'), severalDays),
    ...lossOf(
      'signedInAbsent',
      those(({ isListedAbsent, firstIn }) => isListedAbsent === true && firstIn !== null),
    ),
  ];
}

/** Days, the newest, with which a list of one day or none is compared: so many have some that are worked. */
const comparedDays = 6;

/**
 * The same of a list of a month alone, over a service without validators, which may take the month that it is asked for
 * for a day: a list of one day, or of none of somebody on the register, is compared with those of some days that it lacks.
 */
export async function lackOfList(
  person: AskedPerson,
  month: string,
  mode: AttendanceMode,
  rows: readonly AttendanceRecordRow[],
  context: Context,
): Promise<readonly Loss[]> {
  const list = dailyPunches(mode);
  const own = byDay(rows);
  if (own.size > 1 || context.service.hasValidators(list.call) !== false) return [];
  if (own.size === 0 && !(await isRegistered(person, context))) return [];
  const days = daysOfMonth(month, addDays(todayOf(context), -1)).filter((day) => !own.has(day));
  const read = await readDays(list, days.slice(-comparedDays), context);
  return lossOf(
    'ownDay',
    days.filter((day) => read.days.get(day)?.people.some((staff) => isAsked(staff, person))),
  );
}

/** Whether somebody is on the register; false where it cannot be read. */
async function isRegistered(person: AskedPerson, context: Context): Promise<boolean> {
  const register = await context.lists.read(endpoints.validStaff(), bearer(context)).catch(() => null);
  return register?.rows.some(({ staff }) => isAsked(staff, person)) ?? false;
}
