import { idleDebounce, idleNotice } from '../../schema/limits.ts';
import { idleRemaining } from './activity.ts';
import { lastActivity, touchActivity } from './session.ts';

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

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
const passive = { capture: true, passive: true } as const;

/**
 * Watches for `idleTimeout` without activity in any tab. The timestamp that all tabs share decides, not this
 * tab's timer: after activity elsewhere only the rest is waited for, and a computer that slept is judged as it wakes.
 * While the warning stands, only its answer and other tabs count: a mouse that is pushed answers nothing.
 */
export function watchIdle({ onWarning, onEnd }: IdleListener): IdleWatch {
  let next: number | undefined;
  let pending: number | undefined;
  let warning: AbortController | null = null;

  function endWarning() {
    const ended = warning;
    warning = null;
    ended?.abort();
  }

  function judge() {
    window.clearTimeout(next);
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

  function act() {
    if (warning || pending !== undefined) return;
    pending = window.setTimeout(() => {
      pending = undefined;
      touchActivity();
    }, idleDebounce);
  }

  function wake() {
    if (!document.hidden) judge();
  }

  function stop() {
    window.clearTimeout(next);
    window.clearTimeout(pending);
    for (const sign of signs) window.removeEventListener(sign, act, passive);
    document.removeEventListener('visibilitychange', wake);
    endWarning();
  }

  for (const sign of signs) window.addEventListener(sign, act, passive);
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
