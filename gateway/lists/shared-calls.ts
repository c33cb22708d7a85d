import { LRUCache } from 'lru-cache';
import { requestEnded } from '../upstream/caller.ts';

/** Work for which several callers wait; its signal is aborted when the last of them has left. */
export class SharedWork {
  readonly #end = new AbortController();
  #waiting = 0;

  /** Ends the work. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Adds a waiting caller, who leaves when `departure` is aborted; without it the caller stays. */
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

/** Milliseconds that a call waits for another caller's call; waiting longer would cost more than it saves. */
const longestWait = 1_000;

/** Resolves after the longest wait, or when the signal is aborted. */
export function waitForOther(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait).unref();
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    // Not by a timer with the signal, which creates an error with a stack for each call.
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** Milliseconds for which a reply of upstream shows that a caller's session holds. */
const sessionWindow = 5_000;

/** Callers whose last reply is stored. */
const maximumCallers = 10_000;

/** When upstream last answered each caller, by key, and the running reads that show whether a session holds. */
export class Sessions {
  readonly #now: () => number;
  readonly #answered = new LRUCache<string, number>({ max: maximumCallers });
  readonly #checks = new Map<string, Promise<unknown>>();

  /** `now` answers milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records that upstream answered the caller. */
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

  /** The running read that shows whether the caller's session holds; undefined without one. */
  check(caller: string): Promise<unknown> | undefined {
    return this.#checks.get(caller);
  }

  /** Runs a read, which becomes the caller's `check` if there is none. */
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
