import type { Page } from '@playwright/test';

/** What loading a page has cost the browser by now; times in milliseconds since the page was asked for. */
export interface ClientFigures {
  /** What the page is for has been painted. */
  readonly usable: number;
  readonly firstPaint: number;
  /** Time of long tasks beyond 50 ms each. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Scripts as they came over the network. */
  readonly scriptKiB: number;
  readonly requests: number;
  readonly heapMiB: number;
}

declare global {
  interface Window {
    usable: Promise<number>;
    blocked: number;
    shift: number;
    /** Milliseconds from the slowest input since it was last set to 0 until the next frame. */
    slowestEvent: number;
  }
}

/**
 * Runs in the page before its own scripts. The page itself notes when what the selector names is there: a question from
 * outside would take its thread, which is slow here, and be answered late.
 */
export function installObservers(selector: string): void {
  window.usable = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          performance.mark('usable');
          resolve(performance.now());
        }),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  window.blocked = 0;
  window.shift = 0;
  window.slowestEvent = 0;
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
  observe('longtask', ({ duration }) => {
    window.blocked += duration - 50;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) window.shift += value;
  });
  observe(
    'event',
    (entry) => {
      if ('interactionId' in entry && entry.interactionId) {
        window.slowestEvent = Math.max(window.slowestEvent, entry.duration);
      }
    },
    { durationThreshold: 16 },
  );
}

/** The figures of a page once it is usable. */
export function readFigures(page: Page): Promise<ClientFigures> {
  return page.evaluate(async () => {
    const usable = await window.usable;
    // The entry of the first paint may come a moment after the page can be used.
    const firstPaint = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
      });
      observer.observe({ type: 'paint', buffered: true });
    });
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // A file that is fetched and then imported has two entries; the second one comes from the browser's cache.
    const scripts = [...new Map(resources.map((one) => [one.name, one])).values()].filter(({ name }) =>
      new URL(name).pathname.endsWith('.js'),
    );
    const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
    return {
      usable,
      firstPaint,
      blocked: window.blocked,
      shift: window.shift,
      scriptKiB: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
      requests: resources.length + 1,
      heapMiB: (memory?.usedJSHeapSize ?? Number.NaN) / 2 ** 20,
    };
  });
}
