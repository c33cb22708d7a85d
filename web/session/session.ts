import { idleDebounce, idleTimeout, inactivityNotice } from '../../schema/limits.ts';
import { sessionMessages } from './session-messages.ts';
import { readViewer, type Viewer } from './token.ts';

const tokenKey = 'token';
const activityKey = 'last-activity';

/** A signed-in person: the bearer token and its claims. */
export interface Session {
  readonly token: string;
  readonly viewer: Viewer;
  /**
   * Aborted as the session ends, while its token still stands; the reason is `refused` where the token is good no more. What
   * works for somebody holds this, and stops. A token that was renewed goes on with it.
   */
  readonly ended: AbortSignal;
}

/** Why a session ended, when somebody should read it. */
export interface EndReason {
  readonly kind: 'info' | 'error';
  readonly message: string;
}

const listeners = new Set<(reason?: EndReason) => void>();
let current: Session | null = null;
let ending = new AbortController();

/** The session in local storage; null when there is none or its token has no role. Same object until it changes. */
export function readSession(): Session | null {
  const token = localStorage.getItem(tokenKey);
  if (token === (current?.token ?? null)) return current;
  const viewer = token ? readViewer(token) : null;
  const before = ending;
  const isRenewed = current !== null && viewer?.userID === current.viewer.userID;
  if (!isRenewed) ending = new AbortController();
  current = token && viewer ? { token, viewer, ended: ending.signal } : null;
  if (!isRenewed) before.abort();
  return current;
}

/** Stores the token and the first activity. Null, and nothing stored, when the token cannot be read. */
export function signIn(token: string, now: number = Date.now()): Session | null {
  if (!readViewer(token)) return null;
  localStorage.setItem(tokenKey, token);
  touchActivity(now);
  isNew = true;
  notify();
  return readSession();
}

let isNew = false;

/** Whether somebody has signed in on this page since it was asked last: the form that had the focus is gone. */
export function takeNewSession(): boolean {
  const was = isNew;
  isNew = false;
  return was;
}

/**
 * Clears local and session storage and calls every listener; other tabs learn of it by the storage event. With the token
 * that the gateway has refused, nothing ends but the session that has it.
 */
export function endSession(reason?: EndReason, refusedToken?: string): void {
  const session = readSession();
  if (refusedToken !== undefined && session?.token !== refusedToken) return;
  ending.abort(refusedToken === undefined ? undefined : 'refused');
  const wasSignedIn = localStorage.getItem(tokenKey) !== null;
  localStorage.clear();
  sessionStorage.clear();
  readSession();
  notify(wasSignedIn ? reason : undefined);
}

/** Writes the time of the last activity, shared by all tabs. Nothing without a session. */
export function touchActivity(now: number = Date.now()): void {
  if (localStorage.getItem(tokenKey)) localStorage.setItem(activityKey, String(now));
}

/** Milliseconds of the last activity in any tab; NaN when there is none. */
export function lastActivity(): number {
  return Number(localStorage.getItem(activityKey) ?? Number.NaN);
}

/**
 * Milliseconds until a session with that last activity ends; 0 when it is over. The debounce counts as reached: the
 * idle timer starts with an event, its timestamp is written that much later.
 */
export function idleRemaining(lastActivity: number, now: number): number {
  const remaining = lastActivity + idleTimeout - now;
  return Number.isFinite(remaining) && remaining > idleDebounce ? remaining : 0;
}

/**
 * At page load: ends a session that was idle for too long, or whose last activity is missing or unreadable, and one whose
 * token cannot be read, and answers why; null where nothing ended. Logs a long inactivity, which the next activity ends; else
 * refreshes the timestamp, also one from the future (the clock was put back).
 */
export function resumeSession(now: number = Date.now()): EndReason | null {
  if (localStorage.getItem(tokenKey) === null) return null;
  const since = now - lastActivity();
  const ended = !readSession()
    ? sessionMessages.sessionUnreadable
    : since <= idleTimeout
      ? null
      : sessionMessages.signedOutIdle;
  if (ended) {
    endSession();
    return { kind: 'info', message: ended };
  }
  if (since <= inactivityNotice) touchActivity(now);
  // biome-ignore lint/suspicious/noConsole: the specification asks for this message in the log.
  else console.info('No activity for more than 200 seconds before this page was loaded.');
  return null;
}

/**
 * Calls `listener` after every start and end of the session, in this tab or another; with the reason of an end that
 * its reader did not ask for here. Returns the way to stop.
 */
export function subscribeSession(listener: (reason?: EndReason) => void): () => void {
  // Once for all of them: between listeners of an event React would draw, and a form be gone before it is asked.
  if (listeners.size === 0) window.addEventListener('storage', fromOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab);
  };
}

function fromOtherTab(event: StorageEvent): void {
  // A cleared storage has no key.
  if (event.key !== null && event.key !== tokenKey) return;
  notify(event.newValue ? undefined : { kind: 'info', message: sessionMessages.endedElsewhere });
}

function notify(reason?: EndReason): void {
  for (const listener of [...listeners]) listener(reason);
}
