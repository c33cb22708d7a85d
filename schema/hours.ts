import { daySeconds } from './late-after.ts';

/** What a first sign-in and a last sign-out of a shift day come to. Breaks are not recorded, so none is taken off. */
export interface WorkedDay {
  /** Whole minutes that really passed from the one to the other; null where one of them, or its time, is missing. */
  readonly minutes: number | null;
  /** Those beyond the shift's length; null where `minutes` is, and where the shift's start or end is not known. */
  readonly overtime: number | null;
  /** What the day lacks; null where it has both or neither, and while the shift day still runs. */
  readonly missing: 'SIGN_IN' | 'SIGN_OUT' | null;
}

/** What a day lacks, as people read it. */
export const missingWords = { SIGN_IN: 'Sign-in', SIGN_OUT: 'Sign-out' } as const;

/** A day without sign-in and sign-out. */
export const notWorked: WorkedDay = { minutes: null, overtime: null, missing: null };

/** What is known of a shift day for its hours. */
export interface Stay {
  /** Seconds since 1970; null where there is a record without a readable time, undefined without a record. */
  readonly from: number | null | undefined;
  readonly until: number | null | undefined;
  /** Seconds from the shift's start to its end; null where one of them is not known. */
  readonly shiftLength: number | null;
  /** Whether a sign-out of the shift day may still come. */
  readonly isOpen: boolean;
}

/** The hours of a shift day. A sign-out before the first sign-in ends nothing, so the day lacks its sign-out. */
export function workedDay({ from, until, shiftLength, isOpen }: Stay): WorkedDay {
  if (from === undefined) return until === undefined ? notWorked : { ...notWorked, missing: 'SIGN_IN' };
  if (until === undefined || (from !== null && until !== null && until < from)) {
    return isOpen ? notWorked : { ...notWorked, missing: 'SIGN_OUT' };
  }
  if (from === null || until === null) return notWorked;
  const minutes = Math.floor((until - from) / 60);
  return {
    minutes,
    overtime: shiftLength === null ? null : Math.max(0, minutes - Math.floor(shiftLength / 60)),
    missing: null,
  };
}

/**
 * Whether a sign-out of a shift day may still come, as of a day: on the day itself, and on the next one where the shift
 * ends at midnight or later. Days are numbers; the shift's end is in seconds after the midnight of its day.
 */
export const isStillOpen = (day: number, today: number, end: number | null): boolean =>
  day >= today || (day === today - 1 && end !== null && end >= daySeconds);

/** What the hours of some days come to. */
export interface HoursSum {
  /** Days with a sign-in. */
  readonly daysSignedIn: number;
  /** Days with a sign-in and a later sign-out: hours are those of these days. */
  readonly daysCounted: number;
  readonly noSignOut: number;
  readonly noSignIn: number;
  /** Whole minutes from each first sign-in to the last sign-out of the shift day. */
  readonly minutesWorked: number;
  /** Whole minutes beyond the shift's length, day by day; null where the shift of a counted day has no known length. */
  readonly overtime: number | null;
}

/** The hours of no day. */
export const noHours: HoursSum = {
  daysSignedIn: 0,
  daysCounted: 0,
  noSignOut: 0,
  noSignIn: 0,
  minutesWorked: 0,
  overtime: 0,
};

/** The sum with one day more. */
export function addDay(sum: HoursSum, { minutes, overtime, missing }: WorkedDay, isSignedIn: boolean): HoursSum {
  return {
    daysSignedIn: sum.daysSignedIn + Number(isSignedIn),
    daysCounted: sum.daysCounted + Number(minutes !== null),
    noSignOut: sum.noSignOut + Number(missing === 'SIGN_OUT'),
    noSignIn: sum.noSignIn + Number(missing === 'SIGN_IN'),
    minutesWorked: sum.minutesWorked + (minutes ?? 0),
    overtime: sum.overtime === null || (minutes !== null && overtime === null) ? null : sum.overtime + (overtime ?? 0),
  };
}

/** What of the hours of some days was on days off and holidays. */
export interface OffDaySum {
  /** Days off with a sign-in. */
  readonly daysOffWorked: number;
  readonly minutesOnDaysOff: number;
  /** Holidays with a sign-in. */
  readonly holidaysWorked: number;
  readonly minutesOnHolidays: number;
}
