import { describe, expect, it, vi } from 'vitest';
import { prefetchOneByOne } from '../../../web/ui/prefetch.ts';

/** Runs idle callbacks when the test says so. */
function idleBrowser() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (job: () => void) => waiting.push(job));
  vi.stubGlobal('document', { querySelector: () => null });
  return async () => {
    waiting.shift()?.();
    await vi.waitFor(() => undefined);
  };
}

describe('prefetchOneByOne', () => {
  it('starts a job when the one before it is done, and goes on after one that fails', async () => {
    const idle = idleBrowser();
    const order: string[] = [];
    prefetchOneByOne([
      async () => order.push('a'),
      async () => {
        order.push('b');
        throw new Error('offline');
      },
      async () => order.push('c'),
    ]);
    expect(order).toEqual([]);
    await idle();
    expect(order).toEqual(['a']);
    await idle();
    await idle();
    expect(order).toEqual(['a', 'b', 'c']);
    vi.unstubAllGlobals();
  });

  it('F-65 starts nothing for a reader who saves data', async () => {
    const idle = idleBrowser();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const job = vi.fn(async () => undefined);
    prefetchOneByOne([job]);
    await idle();
    expect(job).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('F-65 starts nothing while the page waits for its own answer', async () => {
    vi.useFakeTimers();
    const idle = idleBrowser();
    const querySelector = vi.fn<() => object | null>(() => ({}));
    vi.stubGlobal('document', { querySelector });
    const job = vi.fn(async () => undefined);
    prefetchOneByOne([job]);
    await idle();
    expect(job).not.toHaveBeenCalled();
    querySelector.mockReturnValue(null);
    vi.advanceTimersByTime(1_000);
    await idle();
    expect(job).toHaveBeenCalledOnce();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('starts nothing after the stop', async () => {
    const idle = idleBrowser();
    const job = vi.fn(async () => undefined);
    prefetchOneByOne([job])();
    await idle();
    expect(job).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
