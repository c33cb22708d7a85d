import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's traces; `tts` is its thread's CPU time then, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tts?: number;
}

/**
 * CPU milliseconds of a page's own thread from its first task until what it is for has been painted, for a page with
 * `installObservers` that has loaded nothing yet. Other loads of the machine lengthen waiting and not this. Throws where
 * the trace lacks the moment.
 */
export async function cpuUntilUsable(browser: Browser, page: Page, address: string): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(() => window.usable);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const usable = traceEvents.find(({ name, tts }) => name === 'usable' && tts !== undefined);
  if (usable?.tts === undefined) throw new Error('The trace does not say when the page was usable.');
  const before = traceEvents
    .filter(({ pid, tid, ts }) => pid === usable.pid && tid === usable.tid && ts <= usable.ts)
    .flatMap(({ tts }) => tts ?? []);
  return (usable.tts - Math.min(...before)) / 1_000;
}
