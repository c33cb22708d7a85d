import { idleDebounce, idleNotice } from '../../schema/limits.ts';
import { idleRemaining, lastActivity, touchActivity } from './session.ts';

/** What an idle session reports. */
export interface IdleListener {
  /** The last minute has begun. `signal` aborts when it is over, by activity or by the session's end. */
  readonly onWarning: (signal: AbortSignal) => void;
  /** The idle time is over. */
  readonly onEnd: () => void;
}

/** A running watch. */
export interface IdleWatch {
  /** Counts as activity. */
  readonly stay: () => void;
  readonly stop: () => void;
}

/** What a person does with a page: some of them come alone, such as a drag, a dictated text or a screen reader's click. */
const signs = [
  'pointermove',
  'pointerdown',
  'mousemove',
  'mousedown',
  'click',
  'keydown',
  'input',
  'wheel',
  'touchstart',
  'touchmove',
  'dragover',
  'scroll',
  'afterprint',
] as const;
const passive = { capture: true, passive: true } as const;

/**
 * Watches for `idleTimeout` without activity in any tab. The timestamp that all tabs share decides, not this
 * tab's timer: after activity elsewhere only the rest is waited for, and a computer that slept is judged as it wakes.
 * Activity counts until the last moment, and takes the warning back.
 */
export function watchIdle({ onWarning, onEnd }: IdleListener): IdleWatch {
  let next: number | undefined;
  let pending: number | undefined;
  let actedAt = 0;
  let isOver = false;
  let warning: AbortController | null = null;

  function endWarning() {
    const ended = warning;
    warning = null;
    ended?.abort();
  }

  /** Writes the time of the last event. The idle time begins with the event, not with the end of the debounce. */
  function note() {
    touchActivity(actedAt + idleDebounce);
  }

  function judge() {
    window.clearTimeout(next);
    if (isOver) return;
    if (pending !== undefined) note();
    const remaining = idleRemaining(lastActivity(), Date.now());
    if (remaining === 0) {
      stop();
      onEnd();
    } else if (remaining > idleNotice) {
      endWarning();
      next = window.setTimeout(judge, remaining - idleNotice);
    } else {
      next = window.setTimeout(judge, Math.min(remaining, 1_000));
      if (warning) return;
      warning = new AbortController();
      onWarning(warning.signal);
    }
  }

  function act({ type }: Event) {
    // The warning closes photos and searches, which may move the page behind it; a person who scrolls it has a wheel,
    // a finger or keys.
    if (isOver || (warning && type === 'scroll')) return;
    const now = Date.now();
    const last = pending === undefined ? lastActivity() : actedAt + idleDebounce;
    // The first sign of a computer that slept may come before its timers.
    if (idleRemaining(last, now) === 0) return judge();
    actedAt = now;
    pending ??= window.setTimeout(settle, idleDebounce);
    // The other tabs look every second.
    if (warning) note();
  }

  function settle() {
    note();
    pending = undefined;
    if (warning) judge();
  }

  function wake(event: Event) {
    if (document.hidden) return;
    judge();
    act(event);
  }

  /** Back from another window or from a dialog of the browser. */
  function focus(event: Event) {
    if (event.target === window) act(event);
  }

  function stop() {
    isOver = true;
    window.clearTimeout(next);
    window.clearTimeout(pending);
    pending = undefined;
    for (const sign of signs) window.removeEventListener(sign, act, passive);
    window.removeEventListener('focus', focus);
    document.removeEventListener('visibilitychange', wake);
    endWarning();
  }

  for (const sign of signs) window.addEventListener(sign, act, passive);
  window.addEventListener('focus', focus);
  document.addEventListener('visibilitychange', wake);
  judge();
  return {
    stay: () => {
      touchActivity();
      judge();
    },
    stop,
  };
}
