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
