import { currentIDs } from '../../telemetry/request-ids.ts';

/** Long work that waits for its turn, by its request. */
const waiting = new Map<object | undefined, (() => void)[]>();

/** Takes the next work of the request that has waited longest, which then goes behind all others. */
function takeWaiting(): (() => void) | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const [request, work] = first;
  const next = work.shift();
  waiting.delete(request);
  if (work.length > 0) waiting.set(request, work);
  return next;
}

let isRunning = false;

function giveTurn(): void {
  const next = takeWaiting();
  isRunning = next !== undefined;
  if (!next) return;
  setImmediate(giveTurn);
  next();
}

/**
 * Lets other work run, between pieces of long work that take some milliseconds each. Each turn of the event loop continues
 * one of them, of one request after the other.
 */
export function nextTurn(): Promise<void> {
  if (!isRunning) setImmediate(giveTurn);
  isRunning = true;
  return new Promise((resolve) => {
    const request = currentIDs();
    waiting.set(request, [...(waiting.get(request) ?? []), resolve]);
  });
}

/** Rows of one piece of work, and of one text: some tens of kB, which wait in memory for each reader. */
const usualRows = 100;

/** The items; other work runs between pieces of so many. */
export async function* inTurns<Item>(items: Iterable<Item>, atOnce = usualRows): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    if (count % atOnce === 0) await nextTurn();
    count += 1;
    yield item;
  }
}

/** The items as promises, which graphql-js completes one by one, so that other work runs in between. */
export function promiseInTurns<Item>(items: readonly Item[]): Promise<Item>[] {
  let turn = Promise.resolve();
  return items.map((item, index) => {
    if (index % usualRows === 0) turn = turn.then(nextTurn);
    return turn.then(() => item);
  });
}

/**
 * Turns rows into texts, `rowsPerSlice` rows at a time, each when the consumer asks for it, and lets other work run between
 * them. `start` is the index of the slice's first row.
 */
export async function* slices<Row>(
  rows: readonly Row[],
  toText: (slice: readonly Row[], start: number) => string,
  rowsPerSlice = usualRows,
): AsyncGenerator<string> {
  for (let start = 0; start < rows.length; start += rowsPerSlice) {
    if (start > 0) await nextTurn();
    yield toText(rows.slice(start, start + rowsPerSlice), start);
  }
}
