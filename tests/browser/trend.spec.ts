import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';

const trend = (page: Page) => page.getByRole('region', { name: 'Last 30 days' });
const bar = (page: Page, day: string) => trend(page).locator(`[data-date="${day}"]`);
const shown = (page: Page) => trend(page).locator('.trend-day');

test.describe('the trend of the dashboard', () => {
  test.beforeEach(async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await expect(trend(page).getByRole('img')).toBeVisible();
  });

  test('F-63 a bar tells its day to the pointer and opens it', { tag: '@nightly' }, async ({ page }) => {
    const day = await busyDay();
    await bar(page, day).hover();
    await expect(shown(page)).toHaveText(/^\w+, \d+ \w+ \d{4}: [\d,]+ signed in, [\d,]+ late, [\d,]+ absent$/);
    const name = await bar(page, day).getAttribute('aria-label');
    await expect(shown(page)).toHaveText(name ?? '');
    await bar(page, day).click();
    await expect(page).toHaveURL(`/all/attendance?date=${day}`);
  });

  test('F-63 arrow keys tell one day after the other, Enter opens it', async ({ page }) => {
    const bars = trend(page).locator('.trend-bar');
    await expect(bars).toHaveCount(30);
    await bars.last().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(bars.nth(27)).toBeFocused();
    await expect(shown(page)).toHaveText((await bars.nth(27).getAttribute('aria-label')) ?? '');
    await page.keyboard.press('Home');
    await expect(bars.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/all\/attendance\?date=\d{4}-\d{2}-\d{2}$/);
  });

  test('F-63 F-64 is accessible on a phone, and names lists instead of calls', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expect(page.getByText(/(GET|POST) \//)).toHaveCount(0);
  });
});
