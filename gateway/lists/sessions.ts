import { LRUCache } from 'lru-cache';

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
