/** Queues by key of which each is served in turn: the key of the item that was taken waits behind all others. */
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
}
