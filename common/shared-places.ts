import type { Writable } from 'node:stream';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';

/** Number of places, of those that one key may have, and of callers of one key that may wait. */
interface PlaceLimits {
  readonly places: number;
  readonly each: number;
  readonly waiting: number;
}

/** Keys whose places are counted. */
const mostKeys = 10_000;

/**
 * Places for what occupies memory, files or another server while it runs, shared by key. One key has few of them, so that a
 * caller with another key finds one, even when a key fills its places with forms that never end. As many callers of a key as
 * it may have places wait beside those of other keys, the rest behind them.
 */
export class SharedPlaces {
  readonly #limits: PlaceLimits;
  readonly #all: BulkheadPolicy;
  readonly #own = new LRUCache<string, BulkheadPolicy>(atMost(mostKeys));

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
    this.#all = bulkhead(limits.places, Number.POSITIVE_INFINITY);
  }

  /**
   * Waits for a place. Answers the function that frees it, which may be called again; null when too many of the key wait,
   * and as soon as the signal says that the caller has left.
   */
  take(key: string, left?: AbortSignal): Promise<(() => void) | null> {
    const own = this.#own.get(key) ?? bulkhead(this.#limits.each, this.#limits.waiting);
    this.#own.set(key, own);
    return new Promise((grant) => {
      left?.addEventListener('abort', () => grant(null), { once: true });
      const hold = () => new Promise<void>((release) => grant(() => release()));
      own.execute(() => this.#all.execute(hold, left), left).catch(() => grant(null));
    });
  }

  /** Waits for a place that is free again once the response is closed. Answers whether there is one. */
  async takeWhileOpen(key: string, response: Writable): Promise<boolean> {
    const left = new AbortController();
    const leave = () => left.abort();
    if (response.closed) leave();
    response.once('close', leave);
    const release = await this.take(key, left.signal);
    if (!release) return false;
    if (left.signal.aborted) release();
    left.signal.addEventListener('abort', release);
    return true;
  }
}
