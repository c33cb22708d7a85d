import type { Page } from '@playwright/test';
import { enterAs, expect, test, unfoldMenu } from '../support/browser.ts';
import { now } from '../support/fixed-clock.ts';
import { sortBy } from '../support/list-tools.ts';
import { openReport } from '../support/report-screen.ts';

/** A report with a step behind it, a text just typed into its search, and the clock standing: nothing of it counts yet. */
async function typeAndStop(page: Page) {
  await page.clock.install();
  await enterAs(page, 'user');
  await openReport(page, '/report/serialatness');
  await sortBy(page, 'Name', 'Sort ascending');
  await expect(page).toHaveURL(/\/report\/serialatness\?.*sort=name$/);
  await page.clock.pauseAt(now() + 60_000);
  await page.getByLabel('Search this report').fill('left behind');
}

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);

/** Lets the pause after typing pass, and more. */
const goOn = (page: Page) => page.clock.runFor(2_000);

test.describe('a text typed into the search', () => {
  test('is left behind by Back', { tag: '@nightly' }, async ({ page }) => {
    await typeAndStop(page);
    await page.goBack();
    await expect(page.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
    await goOn(page);
    await expect(page.getByLabel('Search this report')).toHaveValue('');
    await expect(page).toHaveURL('/report/serialatness');
  });

  for (const [link, address] of [
    ['Serial Lateness', '/report/serialatness'],
    ['Location Map', '/all/location'],
  ] as const) {
    test(`is left behind by a link to ${address}`, { tag: '@nightly' }, async ({ page }) => {
      await typeAndStop(page);
      await unfoldMenu(page);
      await page.getByRole('navigation').first().getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(address);
      await goOn(page);
      const searches = page.getByLabel('Search this report');
      await expect.poll(() => searches.evaluateAll(valuesOf)).not.toContain('left behind');
      await expect(page).toHaveURL(address);
    });
  }

  test('counts after the pause where it was typed', { tag: '@nightly' }, async ({ page }) => {
    await typeAndStop(page);
    await goOn(page);
    await expect(page).toHaveURL(/search=left\+behind&sort=name$/);
  });
});
