import { secondsOf } from '../../../schema/late-after.ts';

/** The rule of a shift: wall-clock times `HH:MM:SS`. */
export interface LatenessRule {
  readonly startTime: string;
  /** The last time that is not late. */
  readonly lateAfter: string;
}

const daySeconds = 86_400;

/**
 * Whether a sign-in that the service lists as late keeps the rule of its shift: the list and the rule disagree.
 * `minutesLate` is null for a sign-in before the start; unknown instants prove nothing.
 */
export function keepsRule(rule: LatenessRule, instant: string | null, minutesLate: number | null): boolean {
  if (instant === null) return false;
  if (minutesLate === null) return true;
  return since(rule.startTime, instant.slice(11, 19)) <= since(rule.startTime, rule.lateAfter);
}

/** Seconds from one time of day to the next occurrence of another: a night shift's threshold is after midnight. */
function since(start: string, time: string): number {
  return (secondsOf(time) - secondsOf(start) + daySeconds) % daySeconds;
}
