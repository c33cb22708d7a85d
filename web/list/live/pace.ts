import { liveInterval, wholeListsInterval } from '../../../schema/live.ts';

let told = liveInterval;

/** Hears the `refreshAfter` of an answer; polls that follow keep to it. */
export function notePace(refreshAfter: number | undefined): void {
  if (refreshAfter) told = refreshAfter;
}

/** Whether the attendance service sends whole lists each time it is asked. */
export const sendsWholeLists = (refreshAfter: number): boolean => refreshAfter > liveInterval;

/** Milliseconds from one poll of a running day to the next at least. */
export const pollInterval = (refreshAfter: number = told): number =>
  sendsWholeLists(refreshAfter) ? Math.max(refreshAfter, wholeListsInterval) : refreshAfter;
