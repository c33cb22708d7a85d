import { currentIDs } from '../../telemetry/request-ids.ts';

/** Milliseconds of a turn of the event loop after which long work leaves the rest to the next turns. */
const sliceMilliseconds = 2;

/** When the slice of this turn is over, by `performance.now()`; 0 while no work has begun in this turn. */
let sliceEnd = 0;

function beginSlice(): void {
  sliceEnd = performance.now() + sliceMilliseconds;
  setImmediate(endSlice);
}

function endSlice(): void {
  sliceEnd = 0;
  const next = waiting.take();
  if (!next) return;
  beginSlice();
  next();
}

/** Whether all work in this turn of the event loop has lasted long enough: call `yieldToEventLoop` then. */
export function mustYield(): boolean {
  if (sliceEnd === 0) beginSlice();
  return performance.now() >= sliceEnd;
}

/**
 * Lets other work run. One waiting task goes on in each turn of the loop, so that many long tasks block it no longer than
 * one; requests take turns, so that a request of many tasks delays others no longer than a request of few.
 */
export function yieldToEventLoop(): Promise<void> {
  if (sliceEnd === 0) beginSlice();
  return new Promise((resolve) => {
    waiting.add(currentIDs(), resolve);
  });
}

/** Long work that may be interrupted wherever it yields. */
export type ResumableTask<Result> = Generator<void, Result, void>;

/** Items worked on between two steps: some tenths of a millisecond. */
const itemsAtOnce = 1_000;

/** Does the work for every index from 0 to `count`, in steps. */
export function* eachIndex(count: number, work: (index: number) => void): ResumableTask<void> {
  for (let start = 0; start < count; start += itemsAtOnce) {
    if (start > 0) yield;
    const end = Math.min(start + itemsAtOnce, count);
    for (let index = start; index < end; index++) work(index);
  }
}

/** What `map` makes of each value, in steps. */
export function* mapSteps<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Result,
): ResumableTask<Result[]> {
  const results: Result[] = [];
  yield* eachIndex(values.length, (index) => results.push(map(values[index] as Value)));
  return results;
}

/** Takes all steps at once. */
export function runAtOnce<Result>(steps: ResumableTask<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Takes the steps, and yields to others whenever the work of this turn has lasted long enough. */
export async function runInTurns<Result>(steps: ResumableTask<Result>): Promise<Result> {
  for (;;) {
    if (mustYield()) await yieldToEventLoop();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The items as promises for graphql-js, which completes those that it waits for one by one: others run in between. */
export function promiseInTurns<Item>(items: readonly Item[]): Promise<Item>[] {
  let turn = Promise.resolve();
  return items.map((item, index) => {
    if (index % 50 === 0) turn = turn.then(() => (mustYield() ? yieldToEventLoop() : undefined));
    return turn.then(() => item);
  });
}

/** Rows of one text: some tens of kB, for as much waits in memory for each of many readers. */
const usualRows = 100;

/**
 * Turns rows into texts, `rowsPerSlice` rows at a time, and yields to others between them, so that a long list does not block the loop. `start` is the index of the slice's first row. Nothing is made ahead of the consumer's demand.
 */
export async function* slices<Row>(
  rows: readonly Row[],
  toText: (slice: readonly Row[], start: number) => string,
  rowsPerSlice = usualRows,
): AsyncGenerator<string> {
  for (let start = 0; start < rows.length; start += rowsPerSlice) {
    if (start > 0 && mustYield()) await yieldToEventLoop();
    yield toText(rows.slice(start, start + rowsPerSlice), start);
  }
}

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

/** Work that waits for its turn, by the request that it is for. */
const waiting = new TurnQueue<object | undefined, () => void>();
