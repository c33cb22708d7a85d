import { TurnQueue } from '../../common/shared-places.ts';
import { currentIDs } from '../../telemetry/request-ids.ts';

/** Milliseconds of one turn of the event loop that long work may use. */
const sliceMilliseconds = 2;

/** When the slice of this turn ends, by `performance.now()`; 0 until work begins in this turn. */
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

/** Whether long work has used up this turn of the event loop; call `yieldToEventLoop` then. */
export function mustYield(): boolean {
  if (sliceEnd === 0) beginSlice();
  return performance.now() >= sliceEnd;
}

/**
 * Lets other work run. Each turn of the loop continues one waiting task, so many long tasks block it no longer than one.
 * Requests take turns, so a request with many tasks delays others no longer than a request with few.
 */
export function yieldToEventLoop(): Promise<void> {
  if (sliceEnd === 0) beginSlice();
  return new Promise((resolve) => {
    waiting.add(currentIDs(), resolve);
  });
}

/** Long work that can be paused at every `yield`. */
export type ResumableTask<Result> = Generator<void, Result, void>;

/** Items of one step; they take some tenths of a millisecond. */
const itemsAtOnce = 1_000;

/** Does the work for every index from 0 to `count - 1`, in steps. */
export function* eachIndex(count: number, work: (index: number) => void): ResumableTask<void> {
  for (let start = 0; start < count; start += itemsAtOnce) {
    if (start > 0) yield;
    const end = Math.min(start + itemsAtOnce, count);
    for (let index = start; index < end; index++) work(index);
  }
}

/** The results of `map` for all values, worked out in steps. */
export function* mapSteps<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Result,
): ResumableTask<Result[]> {
  const results: Result[] = [];
  yield* eachIndex(values.length, (index) => results.push(map(values[index] as Value)));
  return results;
}

/** Runs a task without a pause. */
export function runAtOnce<Result>(steps: ResumableTask<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs a task, and lets other work run whenever long work has used up the turn. */
export async function runInTurns<Result>(steps: ResumableTask<Result>): Promise<Result> {
  for (;;) {
    if (mustYield()) await yieldToEventLoop();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The items as promises, which graphql-js completes one by one, so that other work runs in between. */
export function promiseInTurns<Item>(items: readonly Item[]): Promise<Item>[] {
  let turn = Promise.resolve();
  return items.map((item, index) => {
    if (index % 50 === 0) turn = turn.then(() => (mustYield() ? yieldToEventLoop() : undefined));
    return turn.then(() => item);
  });
}

/** Items above which a list of an answer is written in steps. */
const longList = 500;

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > longList;

/** Whether an answer has a long list, outside of its lists. */
export const hasLongList = (value: unknown): boolean =>
  isLong(value) || (isPlainObject(value) && Object.values(value).some(hasLongList));

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON of an answer, whose long lists are written in steps. */
export function* jsonSteps(value: unknown): ResumableTask<string> {
  if (isLong(value)) {
    const items = value as readonly unknown[];
    let text = '';
    for (let start = 0; start < items.length; start += usualRows) {
      if (start > 0) yield;
      text += `${start > 0 ? ',' : ''}${JSON.stringify(items.slice(start, start + usualRows)).slice(1, -1)}`;
    }
    return `[${text}]`;
  }
  if (!isPlainObject(value)) return JSON.stringify(value);
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value)) {
    if (field !== undefined) fields.push(`${JSON.stringify(name)}:${yield* jsonSteps(field)}`);
  }
  return `{${fields.join(',')}}`;
}

/** Rows of one text: some tens of kB, which wait in memory for each reader. */
const usualRows = 100;

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
    if (start > 0 && mustYield()) await yieldToEventLoop();
    yield toText(rows.slice(start, start + rowsPerSlice), start);
  }
}

/** Waiting work, by its request. */
const waiting = new TurnQueue<object | undefined, () => void>();
