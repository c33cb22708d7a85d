import type { AttendanceRecordRow } from '../../upstream/readers/attendance.ts';
import type { Point } from './distance.ts';

/** A record of some day. */
export interface Sign extends Point {
  readonly staffID: string;
  readonly mode: AttendanceRecordRow['mode'];
  readonly day: string;
  /** ISO with offset. */
  readonly at: string;
}

/** Other records of a position that are shown. */
const mostShown = 10;

/** Records at one position. */
export interface EqualPositions {
  /** Days on which somebody was there, each person's by themselves. */
  readonly personDays: number;
  readonly people: number;
  readonly days: number;
  /** The latest records that are not this very one. */
  others(own: Pick<Sign, 'staffID' | 'at' | 'mode'>): readonly Sign[];
}

/** What records at one position come to. */
export function summaryOf(signs: readonly Sign[]): EqualPositions {
  const latest = signs
    .map((sign) => ({ sign, instant: Date.parse(sign.at) }))
    .sort((one, other) => other.instant - one.instant)
    .slice(0, 3 * mostShown)
    .map(({ sign }) => sign);
  return {
    personDays: new Set(signs.map(({ staffID, day }) => `${staffID} ${day}`)).size,
    people: new Set(signs.map(({ staffID }) => staffID)).size,
    days: new Set(signs.map(({ day }) => day)).size,
    // A record may stand in a list twice.
    others: (own) =>
      latest
        .filter(({ staffID, at, mode }) => staffID !== own.staffID || at !== own.at || mode !== own.mode)
        .slice(0, mostShown),
  };
}
