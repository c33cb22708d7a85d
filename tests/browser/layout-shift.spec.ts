import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { listAddresses } from '../support/list-screens.ts';

/** Starts to add up what moves on each page, with the elements that did, before anything is drawn. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const of = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '?',
        );
        shifts.push({ value: entry.value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on the page as it stands now: 0.00, or the sum with the elements. */
async function shiftsOf(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; of: string[] }[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.005 ? '0.00' : `${sum.toFixed(3)}: ${shifts.flatMap(({ of }) => of).join(', ')}`;
}

test.describe('nothing moves while a screen comes', () => {
  for (const width of [1440, 1366, 768, 390]) {
    test(`F-56 layout shift is 0.00 on every screen at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
      await watchShifts(page);
      await enterAs(page, 'admin');
      const day = await busyDay();
      const screens = [
        '/dashboard',
        `/attendance/review?date=${day}&mode=signedIn`,
        `/attendance/map?date=${day}&mode=signedIn`,
        '/all/location',
        '/settings/changepwd',
        '/manage/staff/upload',
        '/attendance/staff?staffID=nobody&month=2026-11&mode=signedIn',
        ...(await listAddresses()),
      ];
      for (const address of screens) {
        // An answer that takes its time shows what stands there before it.
        await page.route('**/graphql', async (route) => {
          const response = await route.fetch().catch(() => null);
          // The page may have gone, or its own route, while the answer was on its way.
          await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
        });
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
        expect.soft(await shiftsOf(page), `${address} at ${width} px`).toBe('0.00');
        await page.unroute('**/graphql');
      }
    });
  }
});
