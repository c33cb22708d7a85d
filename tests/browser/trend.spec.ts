import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '../support/browser.ts';

const trend = (page: Page) => page.getByRole('region', { name: 'Last 30 days' });
const shown = (page: Page) => trend(page).locator('.trend-day');

test.describe('the trend of the dashboard', () => {
  test.beforeEach(async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await expect(trend(page).getByRole('figure')).toBeVisible();
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
});
