/**
 * Bounds an LRUCache to so many entries. Its own `max` takes the room of them all at once, a millisecond and 200 kB for
 * each 10,000, which a server with a dozen such caches pays before anybody comes.
 */
export const atMost = (entries: number): { readonly maxSize: number; readonly sizeCalculation: () => number } => ({
  maxSize: entries,
  sizeCalculation: () => 1,
});
