import { busyDay, enterAs, expect, test } from '../support/browser.ts';

test.describe('the first load of a list', () => {
  test.use({ expectedLog: /^Failed to load resource|could not be loaded/ });

  test('F-48 F-60 shows bars where cells will stand, and no number before it is known or after a failure', async ({
    page,
  }) => {
    const day = await busyDay();
    await enterAs(page, 'admin');
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.fulfill({ status: 502, body: 'no service' });
    });
    await page.goto(`/all/attendance?date=${day}`);
    const chip = page.getByRole('button', { name: 'Flagged' });
    await expect(page.locator('.table-skeleton-row').first()).toBeVisible();
    await expect(chip).not.toHaveText(/\d/);
    fail();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.locator('.table-skeleton-row')).toHaveCount(0);
    await expect(chip).not.toHaveText(/\d/);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(chip).toHaveText(/^Flagged\s*\d+$/);
  });
});
