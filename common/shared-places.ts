import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
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
   * and for a caller who has left meanwhile.
   */
  async take(key: string, hasLeft: () => boolean = () => false): Promise<(() => void) | null> {
    const own = this.#own.get(key) ?? bulkhead(this.#limits.each, this.#limits.waiting);
    this.#own.set(key, own);
    const { promise: granted, resolve: grant, reject } = Promise.withResolvers<(() => void) | null>();
    const hold = () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      if (hasLeft()) release();
      grant(hasLeft() ? null : release);
      return released;
    };
    own
      .execute(() => this.#all.execute(hold))
      .catch((error: unknown) => (error instanceof BulkheadRejectedError ? grant(null) : reject(error)));
    return granted;
  }
}
