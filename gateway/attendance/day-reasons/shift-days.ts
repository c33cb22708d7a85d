import { daySeconds, opensBefore } from '../../../schema/late-after.ts';
import type { Hours } from './company.ts';

const hour = 3600;

/** A sign-in so long before and after a shift's start is one for that shift, whatever the register has. */
const ownReach = { before: 2 * hour, after: 3 * hour };
/** The same for a shift that the register does not have for the person: who is moved leaves sign-ins behind. */
const otherReach = { before: 1 * hour, after: 2 * hour };

/** Seconds between a shift's nearest start before `wall + early` and `wall`, and the day of that start. */
function sinceStart(wall: number, { start }: Hours, early: number): { seconds: number; day: number } {
  const day = Math.floor((wall - start + early) / daySeconds);
  return { seconds: wall - start - day * daySeconds, day };
}

/** Whether a sign-in at this time on the wall clock is one for that shift, going by its start. */
export const fitsHours = (wall: number, hours: Hours, { before, after } = ownReach): boolean =>
  sinceStart(wall, hours, before).seconds < after;

/**
 * The shift day, as a number, that a time on the wall clock counts for: it opens six hours before the shift's start and
 * lasts until the next one opens; without a shift it is the calendar day.
 */
export function shiftDayOf(wall: number, hours: Hours | null): number {
  return hours ? sinceStart(wall, hours, opensBefore).day : Math.floor(wall / daySeconds);
}

/**
 * The shift of the company whose start is nearest to a sign-in, where the person's own does not fit any of their
 * sign-ins around it: on that day they were on another shift, of which the register knows nothing any more. Null when
 * one of them fits, or no other shift does.
 */
export function otherHours(
  localSeconds: readonly number[],
  wall: number,
  own: Hours,
  all: readonly Hours[],
): Hours | null {
  if (localSeconds.some((each) => fitsHours(each, own))) return null;
  const distance = (hours: Hours) => Math.abs(sinceStart(wall, hours, otherReach.before).seconds);
  const fitting = all.filter((hours) => fitsHours(wall, hours, otherReach));
  return fitting.reduce<Hours | null>(
    (best, hours) => (best && distance(best) <= distance(hours) ? best : hours),
    null,
  );
}
