import { setImmediate as immediate } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/**
 * Holds the time-outs of this process until the test is over, so that a deadline of the product passes when the test lets
 * it, however busy the machine is. The answered function lets time pass, a little in each turn of the event loop, until the
 * work is done; what is on its way then is late, so everything that shall come in time must be waited for before. Where a
 * test has a clock of its own too, it is named.
 */
export function holdTimers(...others: readonly 'Date'[]): <Result>(work: Promise<Result>) => Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', ...others] });
  onTestFinished(() => void vi.useRealTimers());
  return async (work) => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    work.then(end, end);
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(10);
      await immediate();
    }
    return work;
  };
}
