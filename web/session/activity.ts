import { idleDebounce, idleTimeout, inactivityNotice } from '../../schema/limits.ts';

/** What the time since the last activity means at page load. */
export type ActivityVerdict = 'fresh' | 'inactive' | 'expired';

/**
 * Judges the shared timestamp at load: `expired` above the idle time, `inactive` above the notice time (logged; the
 * next activity refreshes it), else `fresh`. A timestamp that is missing or no number counts as expired; one from the
 * future (the clock was put back) as fresh.
 */
export function judgeActivity(lastActivity: number, now: number): ActivityVerdict {
  const since = now - lastActivity;
  if (!Number.isFinite(since) || since > idleTimeout) return 'expired';
  return since > inactivityNotice ? 'inactive' : 'fresh';
}

/**
 * Milliseconds until a session with that last activity ends; 0 when it is over. The debounce counts as reached: the
 * idle timer starts with an event, its timestamp is written that much later.
 */
export function idleRemaining(lastActivity: number, now: number): number {
  const remaining = lastActivity + idleTimeout - now;
  return Number.isFinite(remaining) && remaining > idleDebounce ? remaining : 0;
}
