import { LRUCache } from 'lru-cache';
import { requestEnded } from '../upstream/caller.ts';

/** Work that several wait for: its signal is aborted when the last of them has left. */
export class SharedWork {
  readonly #end = new AbortController();
  #waiting = 0;

  /** Ends the work. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Counts in a caller who waits, until `departure` is aborted; without one they stay. */
  join(departure: AbortSignal | undefined): void {
    this.#waiting += 1;
    const leave = () => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#end.abort(requestEnded);
    };
    if (departure?.aborted) leave();
    else departure?.addEventListener('abort', leave, { once: true });
  }
}

/** Milliseconds that a call waits for the one of another caller: longer, and the caller would lose more than it saves. */
const longestWait = 1_000;

/** Resolves after the longest wait, or when nobody waits any more, which the signal says. */
export function waitForOther(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait).unref();
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    // A timer that is given the signal would make an error, with its stack, of each call.
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** Milliseconds for which a reply of upstream shows that a caller's session holds. */
const sessionWindow = 5_000;

/** Callers whose last reply is remembered. */
const maximumCallers = 10_000;

/** When upstream last answered each caller, by key, and what is under way to find out whether a session holds. */
export class Sessions {
  readonly #now: () => number;
  readonly #answered = new LRUCache<string, number>({ max: maximumCallers });
  readonly #checks = new Map<string, Promise<unknown>>();

  /** `now` answers milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes that upstream answered the caller. */
  note(caller: string, at: number): void {
    this.#answered.set(caller, at);
  }

  /** Forgets when upstream answered the caller. */
  forget(caller: string): void {
    this.#answered.delete(caller);
  }

  /** Whether upstream has answered the caller within five seconds. */
  holds(caller: string): boolean {
    const at = this.#answered.get(caller);
    return at !== undefined && this.#now() - at < sessionWindow;
  }

  /** The read under way that shows whether the caller's session holds; undefined without one. */
  check(caller: string): Promise<unknown> | undefined {
    return this.#checks.get(caller);
  }

  /** Runs a read; meanwhile it is the one that shows whether the caller's session holds, if there is none. */
  async checkBy<Answer>(caller: string, run: () => Promise<Answer>): Promise<Answer> {
    const read = run();
    if (this.#checks.has(caller)) return read;
    this.#checks.set(caller, read);
    try {
      return await read;
    } finally {
      this.#checks.delete(caller);
    }
  }
}
