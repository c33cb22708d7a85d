import { formatLongDate } from '../../../schema/format.ts';
import type { Context } from '../../app-context.ts';
import { bearer } from '../../auth/authorize.ts';
import { addDays, dayNumber, todayOf } from '../../shared/dates.ts';
import { codedError } from '../../shared/errors.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { dailyPunches, type LatePerson } from '../daily-lists.ts';
import { hasFigures } from '../day-figures.ts';
import { type DayPunches, noTime, signerIDs, staffIDAt } from '../day-punches.ts';
import { wallOfDay } from './assign-to-shift-days.ts';
import { type Company, isOfNight, memberIndex } from './company.ts';
import { disagreementOf, few, hoursOf, isWithinDay, timesByDay } from './disagreements.ts';
import type { ListsOfDays } from './read-lists.ts';

/** The lists of a day, and the sign-ins of its neighbours as far as they have been read. */
interface ListsOfDay {
  readonly signIns: DayPunches;
  readonly signOuts: DayPunches;
  readonly absent: readonly StaffSummaryRow[];
  readonly late: readonly LatePerson[];
  readonly near: readonly (DayPunches | null)[];
}

/**
 * Whether two lists have the same records, to the second, because a service ignores which of the two is asked for. Times in
 * whole minutes may be equal by chance, for somebody who works for days on end.
 */
export const areSame = (one: DayPunches, other: DayPunches): boolean =>
  one.localSeconds.length >= few &&
  one.localSeconds.length === other.localSeconds.length &&
  one.localSeconds.some((wall) => wall !== noTime && wall % 60 !== 0) &&
  one.localSeconds.every(
    (wall, row) => wall === other.localSeconds[row] && staffIDAt(one, row) === staffIDAt(other, row),
  );

/**
 * Whether somebody who is listed as late signed in before the shift begins. People who work through midnight may come back
 * from a break.
 */
function isEarly({ staff, wall }: LatePerson, day: number, { members, indexes }: Company): boolean {
  const member = members[indexes.get(staff.staffID) ?? -1];
  return wall !== noTime && !!member?.hours && !isOfNight(member) && wall < wallOfDay(day) + member.hours.start;
}

/** The mean time of the records of a day; NaN without one. */
const meanOf = memoizeByIdentity(({ localSeconds }: DayPunches): number => {
  const timed = localSeconds.filter((wall) => wall !== noTime);
  return timed.reduce((sum, wall) => sum + wall, 0) / timed.length;
});

/**
 * What the lists of a day say against each other, with both numbers; null where they agree but for single people. It is one
 * of these:
 * - The sign-ins and the sign-outs are the same list.
 * - Everybody who signed in is listed as late, and half of the late came before their shift.
 * - Nobody who signed in is on the register.
 * - Half of the late, or of those who signed out, did not sign in.
 * - Half of those who signed in and out signed out first.
 * - Half of those who signed in are listed as absent.
 * The lists of a day that runs are read at different moments: only the first three count for it, and the others where nobody
 * has signed in. Only the first three count where sign-ins have lost records, which may be anybody's. A person who is in a list
 * twice is counted once.
 */
function contradictionOf(
  date: string,
  { signIns, signOuts, absent, late, near }: ListsOfDay,
  company: Company,
  { isRunning, isLossy }: { readonly isRunning: boolean; readonly isLossy: boolean },
): string | null {
  if (areSame(signIns, signOuts)) return says('its sign-ins and its sign-outs are the same list');
  const came = signerIDs(signIns);
  const lateIDs = new Set(late.map(({ staff }) => staff.staffID));
  const earlyIDs = late.flatMap((person) => (isEarly(person, dayNumber(date), company) ? person.staff.staffID : []));
  const early = new Set(earlyIDs).size;
  if (early >= few && 2 * early >= lateIDs.size && [...came].every((staffID) => lateIDs.has(staffID))) {
    return says(
      `everybody who signed in is listed as late, and ${early} of ${lateIDs.size} came before their shift begins by today’s shifts`,
    );
  }
  const isRegistered = (staff: StaffSummaryRow) => {
    const index = memberIndex(company, staff);
    return index >= 0 && !company.leavers.has(index);
  };
  if (came.size >= few && isKnown(company) && !signIns.people.some(isRegistered)) {
    return says(`${came.size} people signed in, and none of them is on the register`);
  }
  if ((isRunning && came.size > 0) || isLossy) return null;
  // People who work around midnight may have signed in on another day, and so may people whose shift is not known.
  const isMissing = (staffID: string) =>
    !came.has(staffID) &&
    (isWithinDay(hoursOf(company, staffID)) || !near.some((day) => day && signerIDs(day).has(staffID)));
  const isMost = (part: number, of: number) =>
    2 * part >= of && (part >= few || (part > 0 && came.size === 0 && !isRunning));
  const lateWithout = [...lateIDs].filter(isMissing).length;
  const signedIn = came.size === 1 ? '1 person' : `${came.size} people`;
  if (isMost(lateWithout, lateIDs.size)) {
    return says(`${signedIn} signed in, and ${lateWithout} of the ${lateIDs.size} who are late are not among them`);
  }
  const out = [...signerIDs(signOuts)];
  const missing = out.filter(isMissing);
  if (missing.length >= few) {
    const last = timesByDay(signOuts, company, Math.max);
    const isOfDay = (staffID: string) => last.has(staffID) || !hoursOf(company, staffID);
    const outWithout = missing.filter(isOfDay).length;
    if (isMost(outWithout, out.length))
      return says(`${signedIn} signed in, and ${outWithout} of the ${out.length} who signed out are not among them`);
  }
  if (meanOf(signOuts) < meanOf(signIns)) {
    const first = timesByDay(signIns, company, Math.min);
    const last = [...timesByDay(signOuts, company, Math.max)].filter(([staffID]) => first.has(staffID));
    const before = last.filter(([staffID, { wall }]) => wall < (first.get(staffID)?.wall ?? 0)).length;
    if (before >= few && 2 * before >= last.length) {
      return says(`${before} of the ${last.length} who signed in and out signed out before they signed in`);
    }
  }
  const both = new Set(absent.flatMap(({ staffID }) => (came.has(staffID) ? staffID : []))).size;
  if (both >= few && 2 * both >= came.size)
    return says(`${signedIn} signed in, and ${both} of them are listed as absent`);
  return null;
}

/** Whether the register names people, and not only lists do. */
const isKnown = ({ members, leavers }: Company) => members.length > leavers.size;

/** Days whose lists contradict each other, and the error of the first; null without one. */
interface Contradictions {
  readonly days: ReadonlySet<string>;
  /** What is said of them, and of days of which a list disagrees with the sign-ins; null without one. */
  readonly said: string | null;
  readonly error: unknown;
}

/** Finds the days whose lists have all been read and contradict each other, and has them asked for again. */
export async function findContradictions(
  dates: readonly string[],
  company: Company,
  lists: ListsOfDays,
  context: Context,
): Promise<Contradictions> {
  const today = todayOf(context);
  const notes: string[] = [];
  const found: (readonly [string, string])[] = [];
  // A service that counts its days itself is believed.
  const isBelieved = await hasFigures(context);
  for (const date of dates) {
    const [signIns, signOuts] = [lists.signIns(date), lists.signOuts(date)];
    const [absent, late] = [lists.absent(date), lists.late(date)];
    if (!signIns || !signOuts || !absent || !late) continue;
    const near = [-1, 1].map((days) => lists.signIns(addDays(date, days)));
    const said = contradictionOf(date, { signIns, signOuts, absent, late, near }, company, {
      isRunning: date >= today,
      isLossy: lists.isLossy(date),
    });
    if (said !== null) found.push([date, said]);
    // On a day that runs, and in a list that lacks records, a missing person means nothing.
    if (said !== null || isBelieved || date >= today || !lists.areWhole(date)) continue;
    const held = [
      await disagreementOf('late', late, signIns, date, company),
      await disagreementOf('absent', absent, signIns, date, company),
      await disagreementOf('signOuts', signOuts, signIns, date, company),
    ];
    notes.push(...held.flatMap((words) => (words ? `${formatLongDate(date)}: ${words}` : [])));
  }
  const [first] = found;
  if (!first) return { days: new Set(), said: briefly(notes).join(' ') || null, error: null };
  const owner = await context.lists.learningOwner(dailyPunches().of(first[0]), bearer(context));
  if (owner !== null) for (const [date] of found) context.pastDays.doubt(date, owner);
  const said = [...found.map(([date, words]) => `${formatLongDate(date)}: ${words}`), ...briefly(notes)].join(' ');
  const error = codedError('UPSTREAM_BAD_RESPONSE', `${formatLongDate(first[0])}: ${first[1]} Try again in a minute.`);
  return { days: new Set(found.map(([date]) => date)), said, error };
}

/** Most notes: each day of a month may have several. */
const mostNotes = 4;

/** The notes, the last of them in one sentence where they are many. */
const briefly = (notes: readonly string[]): readonly string[] =>
  notes.length > mostNotes
    ? [...notes.slice(0, mostNotes - 1), `${notes.length - mostNotes + 1} more lists of days disagree in the same way.`]
    : notes;

const says = (what: string) => `The lists of this day contradict each other: ${what}.`;
