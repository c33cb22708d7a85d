/** Seconds of a day on the wall clock. */
export const daySeconds = 86_400;

/** Seconds after midnight of an `HH:MM:SS` or `HH:MM`. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Seconds from a time of day, such as the start of a shift, until it is next `time` of day: 0 to a day. */
export const secondsSince = (start: string, time: string): number =>
  (secondsOf(time) - secondsOf(start) + daySeconds) % daySeconds;

/** Whether a threshold is a clock time: one after the start is, any other is a grace duration. */
export const isClockTime = (startTime: string, threshold: string) => secondsOf(threshold) > secondsOf(startTime);

/**
 * Seconds after the midnight of a shift's day after which a sign-in is late; of a night shift they may reach into the next
 * day. Without a threshold every second counts.
 */
export function lateSecondsOf(startTime: string, threshold: string | null): number {
  const limit = threshold === null ? 0 : secondsOf(threshold);
  return limit > secondsOf(startTime) ? limit : secondsOf(startTime) + limit;
}

/** The same as the time of day, `HH:MM:SS`. */
export const lateAfterOf = (startTime: string, threshold: string | null): string =>
  timeOf(lateSecondsOf(startTime, threshold) % daySeconds);

/** Seconds after midnight as `HH:MM:SS`. */
export const timeOf = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((number) => String(number).padStart(2, '0'))
    .join(':');

/** The rule of a shift: wall-clock times `HH:MM:SS`. */
export interface LatenessRule {
  readonly startTime: string;
  /** The last time that is not late. */
  readonly lateAfter: string;
}

/** Whether a sign-in, an instant with offset, is in time by the rule of its shift; an unknown shift or instant proves nothing. */
export function keepsRule(rule: LatenessRule | null | undefined, instant: string | null | undefined): boolean {
  if (!rule || !instant) return false;
  // The threshold of a night shift is after midnight.
  const seconds = secondsSince(rule.startTime, instant.slice(11, 19));
  return seconds >= daySeconds - opensBefore || seconds <= secondsSince(rule.startTime, rule.lateAfter);
}

/** A shift's day runs from six hours before its start to six hours before the next. */
export const opensBefore = 6 * 3600;

/**
 * Whole minutes between the last start of a shift and an instant with offset; null before the start. The wall clock
 * decides: the sign-in of a night shift may be on the day after its start.
 */
export function minutesAfterStart(startTime: string, instant: string | null): number | null {
  if (instant === null) return null;
  const seconds = secondsSince(startTime, instant.slice(11, 19));
  return seconds < daySeconds - opensBefore ? Math.floor(seconds / 60) : null;
}
