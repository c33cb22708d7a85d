import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  liveIdleInterval,
  liveInterval,
  liveLongestInterval,
  liveSavingInterval,
  wholeListsInterval,
} from '../../../schema/live.ts';
import { notePace } from '../../../web/list/live/pace.ts';
import { watchNews } from '../../../web/list/live/watch-news.ts';
import { MemoryStorage } from '../session/memory-storage.ts';

/** The time of the fake timers. */
const fakeNow = () => Number(vi.getMockedSystemTime());

/** A page whose state a test sets; events go to whoever listens. */
function fakePage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const browser = new EventTarget();
  const line = { onLine: true, connection: { saveData: false } };
  const storage = new MemoryStorage();
  storage.setItem('last-activity', String(fakeNow()));
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('localStorage', storage);
  return {
    line,
    act: () => storage.setItem('last-activity', String(fakeNow())),
    show(isShown: boolean) {
      page.hidden = !isShown;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    connect(isOnline: boolean) {
      line.onLine = isOnline;
      browser.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
  };
}

describe('watchNews', () => {
  let page: ReturnType<typeof fakePage>;
  const stops: (() => void)[] = [];
  const watch = (ask: () => Promise<string | null>, hear: (news: string) => void = () => {}) => {
    const asked = vi.fn(ask);
    const stop = watchNews(asked, hear);
    stops.push(stop);
    return { asked, stop };
  };
  /** How often it asks within a time. */
  const within = async (milliseconds: number, asked: { mock: { calls: unknown[] } }) => {
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(milliseconds);
    return asked.mock.calls.length - before;
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-19T08:00:00Z') });
    page = fakePage();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    notePace(liveInterval);
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks within two seconds of anything that happens, and hears what is new alone', async () => {
    const answers = ['first', null, 'second'];
    const heard: string[] = [];
    const { asked } = watch(
      async () => answers.shift() ?? null,
      (news) => heard.push(news),
    );
    expect(await within(liveInterval / 2, asked)).toBe(1);
    expect(await within(4 * liveInterval, asked)).toBe(4);
    expect(heard).toEqual(['first', 'second']);
    expect(liveInterval).toBeLessThan(2_000);
  });

  it('asks nothing while the page is hidden, and at once when it is seen again', async () => {
    const { asked } = watch(async () => null);
    await within(liveInterval, asked);
    page.show(false);
    expect(await within(60_000, asked)).toBe(0);
    page.show(true);
    expect(await within(0, asked)).toBe(1);
    expect(await within(liveInterval, asked)).toBe(1);
  });

  it('asks nothing while there is no network, and at once when there is one', async () => {
    const { asked } = watch(async () => null);
    await within(liveInterval, asked);
    page.connect(false);
    expect(await within(60_000, asked)).toBe(0);
    page.connect(true);
    expect(await within(0, asked)).toBe(1);
  });

  it('asks less often where data is saved, and of a reader who has done nothing for two minutes', async () => {
    const { asked } = watch(async () => null);
    await within(121_000, asked);
    expect(await within(6 * liveIdleInterval, asked)).toBe(6);
    page.act();
    await within(liveIdleInterval, asked);
    expect(await within(10 * liveInterval, asked)).toBe(10);
    page.line.connection.saveData = true;
    await within(liveInterval, asked);
    expect(await within(2 * liveSavingInterval, asked)).toBe(2);
  });

  it('asks less and less often while it fails, and as ever when it is answered', async () => {
    let isAway = true;
    const { asked } = watch(async () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return null;
    });
    expect(await within(30_000, asked)).toBeLessThan(8);
    await within(300_000, asked);
    page.act();
    expect(await within(liveLongestInterval, asked)).toBeGreaterThan(0);
    isAway = false;
    await within(liveLongestInterval, asked);
    page.act();
    await within(liveIdleInterval, asked);
    expect(await within(10 * liveInterval, asked)).toBe(10);
  });

  it('leaves a gateway that takes long alone for as long', async () => {
    const { asked } = watch(() => new Promise((resolve) => setTimeout(resolve, 4_000, null)));
    await within(liveInterval / 2, asked);
    expect(await within(16_000, asked)).toBe(2);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it.each([60_000, 15_000])(
    'F-120 asks once a minute where whole lists are read, when asking again helps after %s ms',
    async (refreshAfter) => {
      notePace(refreshAfter);
      const { asked } = watch(async () => null);
      expect(await within(wholeListsInterval, asked)).toBe(1);
      expect(await within(5 * wholeListsInterval, asked)).toBe(5);
      // Coming and going, by tabs or by the network, asks no sooner.
      for (let visit = 0; visit < 20; visit += 1) {
        page.show(false);
        page.show(true);
        page.connect(false);
        page.connect(true);
        await within(1_000, asked);
      }
      expect(await within(10 * wholeListsInterval, asked)).toBeLessThanOrEqual(10);
      const before = asked.mock.calls.length;
      page.show(false);
      await within(5 * wholeListsInterval, asked);
      page.show(true);
      await within(1, asked);
      expect(asked.mock.calls.length - before).toBe(1);
    },
  );

  it('waits for a slow answer instead of asking twice, and hears none that comes after its end', async () => {
    const heard: string[] = [];
    let answer: (news: string) => void = () => {};
    const { asked, stop } = watch(
      () => new Promise((resolve) => (answer = resolve)),
      (news) => heard.push(news),
    );
    expect(await within(10 * liveInterval, asked)).toBe(1);
    page.show(true);
    expect(await within(liveInterval, asked)).toBe(0);
    stop();
    answer('late');
    expect(await within(10 * liveInterval, asked)).toBe(0);
    expect(heard).toEqual([]);
  });
});
