import { isDatabaseAway, Refusal } from '../refusal.ts';

/** What waits to be stored, and whom to tell. */
interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores items in batches: those that come while a batch is being stored make up the next one, so that many at once
 * take few transactions and a single one never waits for a timer. An item is answered after its batch is committed. A
 * batch that fails is stored item by item, so that none fails for another's sake.
 */
export function createBatches<Item, Result>(options: {
  readonly store: (items: readonly Item[]) => Promise<Result[]>;
  /** Items of one batch. */
  readonly most: number;
  /** Items that may wait; more are refused with 503. */
  readonly waiting: number;
}): (item: Item) => Promise<Result> {
  const { store, most, waiting } = options;
  const queue: Waiting<Item, Result>[] = [];
  let isStoring = false;

  const storeAlone = async ({ item, resolve, reject }: Waiting<Item, Result>) => {
    try {
      const [result] = await store([item]);
      resolve(result as Result);
    } catch (error) {
      reject(error);
    }
  };
  const storeNext = async () => {
    const batch = queue.splice(0, most);
    try {
      const results = await store(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1 || isDatabaseAway(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await storeAlone(one);
    }
  };
  const run = async () => {
    isStoring = true;
    // What is handed over in one go goes into one batch.
    await null;
    while (queue.length > 0) await storeNext();
    isStoring = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= waiting) {
        reject(new Refusal(503, 'Too many records are waiting to be stored. Send it again in a moment.', 2));
        return;
      }
      queue.push({ item, resolve, reject });
      if (!isStoring) void run();
    });
}
