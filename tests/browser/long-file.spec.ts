import type { Page } from '@playwright/test';
import { test as base, expect, signIn } from '../support/browser.ts';
import { longestTest } from '../support/patience.ts';
import { startProduct } from '../support/product.ts';
import { openReport } from '../support/report-screen.ts';

/** A company whose list of staff is a file of seconds over a slow line. */
const test = base.extend<{ productURL: string }>({
  productURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const product = await startProduct({ DEMO_STAFF: '1500', DEMO_DAYS: '1' });
      await use(product.url);
      await product.stop();
    },
    { timeout: longestTest },
  ],
  baseURL: async ({ productURL }, use) => use(productURL),
});

/** A line of 20 kB a second from now on. */
async function slowLine(page: Page) {
  const network = await page.context().newCDPSession(page);
  const line = { latency: 0, downloadThroughput: 20_000, uploadThroughput: 20_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

test('R-031 a long file shows how much of it has come, in what the gateway says of its length', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page);
  await openReport(page, '/manage/staffs');
  await slowLine(page);
  const bar = page.getByRole('progressbar', { name: 'Download' });
  const button = page.getByRole('button', { name: 'Download Excel' });
  const file = page.waitForEvent('download');
  await button.click();
  const shares: number[] = [];
  const look = async () => {
    const value = await bar.getAttribute('value', { timeout: 500 }).catch(() => null);
    if (value !== null) shares.push(Number(value));
    return new Set(shares).size;
  };
  await expect.poll(look, { intervals: [50] }).toBeGreaterThan(3);
  expect((await file).suggestedFilename()).toMatch(/^Staff-Report-.*\.xlsx$/);
  await expect(bar).toBeHidden();
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBeLessThan(100);
});
