/** One queue for each key. `take` serves the keys in turn: a served key goes behind all others. */
export class TurnQueue<Key, Item> {
  readonly #waiting = new Map<Key, Item[]>();

  /** How many items of a key wait. */
  sizeOf(key: Key): number {
    return this.#waiting.get(key)?.length ?? 0;
  }

  add(key: Key, item: Item): void {
    const items = this.#waiting.get(key);
    if (items) items.push(item);
    else this.#waiting.set(key, [item]);
  }

  /** Takes the next item, of the first key that may be served; undefined when there is none. */
  take(mayServe: (key: Key) => boolean = () => true): Item | undefined {
    for (const [key, items] of this.#waiting) {
      if (!mayServe(key)) continue;
      const next = items.shift();
      this.#waiting.delete(key);
      if (items.length > 0) this.#waiting.set(key, items);
      return next;
    }
    return undefined;
  }

  /** Takes the items of a key out that need not be served any more. */
  drop(key: Key, isGone: (item: Item) => boolean): void {
    const items = this.#waiting.get(key)?.filter((item) => !isGone(item)) ?? [];
    if (items.length > 0) this.#waiting.set(key, items);
    else this.#waiting.delete(key);
  }
}

/** A caller who waits for a place. */
interface Waiting {
  readonly key: string;
  /** The caller no longer waits. */
  readonly hasLeft: () => boolean;
  readonly grant: () => void;
}

/** Number of places, of those that one key may have, and of callers of one key that may wait. */
interface PlaceLimits {
  readonly places: number;
  readonly each?: number;
  readonly waiting: number;
}

/**
 * Places for what occupies memory, files or another server while it runs, shared by key. One key has at most as many places
 * as are left free, so that a caller with another key finds one, even when a key fills all its places with forms that never
 * end. The keys that wait are served in turn.
 */
export class SharedPlaces {
  readonly #limits: PlaceLimits;
  readonly #taken = new Map<string, number>();
  readonly #queue = new TurnQueue<string, Waiting>();
  #free: number;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
    this.#free = limits.places;
  }

  /** Waits for a place. Answers the function that frees it, which may be called again; null when too many of the key wait. */
  async take(key: string, hasLeft: () => boolean = () => false): Promise<(() => void) | null> {
    if (this.#isOpenTo(key)) this.#occupy(key, 1);
    else {
      this.#queue.drop(key, (waiting) => waiting.hasLeft());
      if (this.#queue.sizeOf(key) >= this.#limits.waiting) return null;
      await new Promise<void>((grant) => this.#queue.add(key, { key, hasLeft, grant }));
    }
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#occupy(key, -1);
      this.#serve();
    };
  }

  #isOpenTo = (key: string): boolean =>
    (this.#taken.get(key) ?? 0) < Math.min(this.#free, this.#limits.each ?? this.#free);

  #occupy(key: string, places: 1 | -1): void {
    this.#free -= places;
    const held = (this.#taken.get(key) ?? 0) + places;
    if (held > 0) this.#taken.set(key, held);
    else this.#taken.delete(key);
  }

  #serve(): void {
    for (let next = this.#queue.take(this.#isOpenTo); next; next = this.#queue.take(this.#isOpenTo)) {
      if (next.hasLeft()) continue;
      this.#occupy(next.key, 1);
      next.grant();
    }
  }
}
