/** Milliseconds of a turn of the event loop after which long work leaves the rest to the next turns. */
const sliceMilliseconds = 5;

/** When the slice of this turn is over, by `performance.now()`; 0 while nobody has asked in this turn. */
let sliceEnd = 0;

const waiting: (() => void)[] = [];

function beginSlice(): void {
  sliceEnd = performance.now() + sliceMilliseconds;
  setImmediate(endSlice);
}

function endSlice(): void {
  sliceEnd = 0;
  const next = waiting.shift();
  if (!next) return;
  beginSlice();
  next();
}

/** Whether this turn of the event loop has been worked in for long enough, by whomever: a reason to `yieldTurn`. */
export function mustYield(): boolean {
  if (sliceEnd === 0) beginSlice();
  return performance.now() >= sliceEnd;
}

/** Lets everybody else run. Who waits goes on one a turn, in order, so that many long works hold nobody up together. */
export function yieldTurn(): Promise<void> {
  if (sliceEnd === 0) beginSlice();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
