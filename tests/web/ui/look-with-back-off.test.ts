import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookWithBackOff } from '../../../web/ui/look-with-back-off.ts';

describe('lookWithBackOff', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  let stop = () => {};
  /** The seconds after its begin at which it has looked. */
  let at: number[] = [];
  const begin = (look: () => Promise<unknown> = async () => undefined) => {
    const start = Date.now();
    at = [];
    stop = lookWithBackOff(() => {
      at.push((Date.now() - start) / 1000);
      return look();
    }, 1_500);
  };
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    page.hidden = false;
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('F-275 looks after pauses that double up to half a minute, also where looks fail', async () => {
    begin(() => Promise.reject(new Error('No answer.')));
    await pass(120);
    expect(at).toEqual([1.5, 4.5, 10.5, 22.5, 46.5, 76.5, 106.5]);
  });

  it('F-275 asks nothing in a hidden tab, and looks at once with short pauses when it is seen', async () => {
    begin();
    await pass(50);
    show(false);
    await pass(600);
    expect(at).toEqual([1.5, 4.5, 10.5, 22.5, 46.5]);
    show(true);
    await pass(10);
    expect(at.slice(5)).toEqual([650, 653, 659]);
  });

  it('F-275 asks one question at a time, and none once it is over', async () => {
    let answer = () => {};
    begin(() => new Promise<void>((resolve) => (answer = resolve)));
    await pass(60);
    show(false);
    show(true);
    await pass(60);
    expect(at).toEqual([1.5]);
    stop();
    answer();
    await pass(60);
    show(true);
    await pass(60);
    expect(at).toEqual([1.5]);
  });
});
