import { daySeconds, opensBefore } from '../../../schema/late-after.ts';
import { type LatePerson, localSecondsOf } from '../daily-lists.ts';
import { noTime } from '../day-punches.ts';
import { type Company, type Hours, lengthOf, memberIndex } from './company.ts';
import type { PunchesOfDay } from './shift-day-punches.ts';

const hour = 3600;

/** Seconds between a shift's nearest start before `wall + early` and `wall`, and the day of that start. */
export function sinceStart(wall: number, { start }: Hours, early: number): { seconds: number; day: number } {
  const day = Math.floor((wall - start + early) / daySeconds);
  return { seconds: wall - start - day * daySeconds, day };
}

/**
 * The shift day, as a number, that a time on the wall clock counts for: it opens six hours before the shift's start and
 * lasts until the next one opens; without a shift it is the calendar day.
 */
export function shiftDayOf(wall: number, hours: Hours | null): number {
  return hours ? sinceStart(wall, hours, opensBefore).day : Math.floor(wall / daySeconds);
}

/** Whether a sign-in is one of the person at that index who came back from a break. */
export type IsReturn = (index: number, wall: number) => boolean;

/** Until when at night who signs in again within a shift's length may have come back, where the shift is not known. */
const nightEnds = 4 * hour;

/**
 * Sign-ins within a shift of the day before for which the person had signed in. After midnight a service that judges by the
 * calendar day takes who comes back from a break for somebody who comes hours late; and where it is not known when a shift
 * begins, nothing but the sign-in before tells of which day one of the night is.
 */
export function findReturns(
  company: Company,
  day: number,
  lists: readonly PunchesOfDay[],
  placed: readonly Int32Array[],
  late: readonly LatePerson[],
): IsReturn {
  const { members } = company;
  const isUnknown = (index: number) => members[index]?.hours === null && members[index]?.group !== '';
  const suspected = new Map<number, Set<number>>();
  const suspect = (index: number, wall: number) => suspected.set(index, (suspected.get(index) ?? new Set()).add(wall));
  for (const person of late) {
    const index = memberIndex(company, person.staff);
    const hours = members[index]?.hours;
    for (const wall of localSecondsOf(person)) if (hours && shiftDayOf(wall, hours) < day) suspect(index, wall);
  }
  const each = (visit: (index: number, wall: number, listed: number) => void) => {
    for (const [list, { punches, day: listed }] of lists.entries())
      for (const [row, wall] of punches?.localSeconds.entries() ?? [])
        visit(placed[list]?.[punches?.who[row] ?? -1] ?? -1, wall, listed);
  };
  if (members.some((_, index) => isUnknown(index)))
    each((index, wall) => isUnknown(index) && wall !== noTime && wall % daySeconds < nightEnds && suspect(index, wall));
  if (suspected.size === 0) return () => false;
  const found = new Set<string>();
  each((index, wall, listed) => {
    const hours = members[index]?.hours ?? null;
    const isSameDay = (other: number) => !hours || shiftDayOf(wall, hours) === shiftDayOf(other, hours);
    for (const other of suspected.get(index) ?? []) {
      // Of one without a time nothing is known but that it was before.
      const isBefore =
        wall === noTime
          ? listed === Math.floor(other / daySeconds) - 1
          : wall < other && other - wall < lengthOf(hours) && isSameDay(other);
      if (isBefore) found.add(`${index} ${other}`);
    }
  });
  return (index, wall) => found.has(`${index} ${wall}`);
}
