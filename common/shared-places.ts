/** A caller who waits for a place. */
interface Waiting {
  readonly key: string;
  /** The caller no longer waits. */
  readonly hasLeft: () => boolean;
  readonly grant: () => void;
}

/** Number of places, and of callers of one key that may wait. */
interface PlaceLimits {
  readonly places: number;
  readonly waiting: number;
}

/**
 * Places for requests that take memory or files while they arrive, shared by key. One key has at most as many places as
 * are left free, so that a caller with another key finds one, even when a key fills all its places with forms that never
 * end. The key with the fewest places is served first.
 */
export class SharedPlaces {
  readonly #limits: PlaceLimits;
  readonly #taken = new Map<string, number>();
  #free: number;
  #queue: Waiting[] = [];

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
    this.#free = limits.places;
  }

  /** Waits for a place. Answers the function that frees it, which may be called again; null when too many of the key wait. */
  async take(key: string, hasLeft: () => boolean = () => false): Promise<(() => void) | null> {
    if (!this.#isOpenTo(key)) {
      this.#queue = this.#queue.filter((waiting) => !waiting.hasLeft());
      if (this.#queue.filter((waiting) => waiting.key === key).length >= this.#limits.waiting) return null;
      await new Promise<void>((grant) => this.#queue.push({ key, hasLeft, grant }));
    } else this.#occupy(key);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#leave(key);
    };
  }

  #heldBy(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #isOpenTo(key: string): boolean {
    return this.#heldBy(key) < this.#free;
  }

  #occupy(key: string): void {
    this.#free -= 1;
    this.#taken.set(key, this.#heldBy(key) + 1);
  }

  #leave(key: string): void {
    this.#free += 1;
    const held = this.#heldBy(key) - 1;
    if (held > 0) this.#taken.set(key, held);
    else this.#taken.delete(key);
    for (let next = this.#next(); next; next = this.#next()) {
      this.#occupy(next.key);
      next.grant();
    }
  }

  /** Takes the next caller out of the queue; of equals the first to come. */
  #next(): Waiting | null {
    this.#queue = this.#queue.filter((waiting) => !waiting.hasLeft());
    let first: Waiting | null = null;
    for (const waiting of this.#queue) {
      if (!first || this.#heldBy(waiting.key) < this.#heldBy(first.key)) first = waiting;
    }
    if (!first || !this.#isOpenTo(first.key)) return null;
    this.#queue.splice(this.#queue.indexOf(first), 1);
    return first;
  }
}
