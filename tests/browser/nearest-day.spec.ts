import { enterAs, expect, test } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';

test.describe('an empty day', () => {
  test('F-51 looks beyond the days beside it that have none either', async ({ page }) => {
    await enterAs(page, 'user');
    // Some days before the demo company's first one.
    await page.goto(`/dashboard?date=${dayInLagos(15)}`);
    await expect(page.getByRole('link', { name: /^Show .*, the nearest day with records$/ })).toBeVisible();
  });
});
