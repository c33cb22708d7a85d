import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { busyMonth, openReport } from '../support/report-screen.ts';

const words = 'Part of this photo may be missing: its file is incomplete.';

test.describe('a photo whose file ends early', () => {
  test('F-180 is shown, and said to be incomplete, in both popups', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'admin');
    // The first photo that is asked about is incomplete, the others are whole.
    let asked = 0;
    await page.route('**/photos/**', async (route) => {
      if (route.request().method() !== 'HEAD') return route.fallback();
      asked += 1;
      await route.fulfill({ status: 200, headers: asked === 1 ? { 'x-photo-incomplete': 'true' } : {} });
    });
    await openReport(page, `/all/attendance?date=${await busyDay()}`);
    await page
      .getByRole('button', { name: /Compare photos/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /photo of/ })).toHaveCount(2);
    await expect(dialog.getByText(words)).toHaveCount(1);
    await expect.poll(() => asked).toBe(2);
    await page.keyboard.press('Escape');

    asked = 0;
    await openReport(page, `/report/serialatness?month=${await busyMonth('serialLatenessDays')}`);
    await page
      .getByRole('button', { name: /Show photo of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Lateness Detail' }).getByText(words)).toBeVisible();
  });
});
