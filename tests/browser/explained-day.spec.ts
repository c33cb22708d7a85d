import { expectAccessible } from '../support/accessibility.ts';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { openReport } from '../support/report-screen.ts';

const groups = 'section[aria-label="People by reason"]';
const numberOf = (text: string | null) => Number((text ?? '').replaceAll(/[^0-9]/g, ''));

test.describe('/attendance/day', () => {
  test('F-51 shows everybody with one reason, and the people of each', async ({ page }) => {
    await enterAs(page, 'user');
    const day = await busyDay();
    await openReport(page, `/attendance/day?date=${day}`);
    const links = page.locator(`${groups} a`);
    await expect(links.first()).toBeVisible();
    const counts = (await links.locator('strong').allTextContents()).map(numberOf);
    const all = numberOf(await page.locator('.reason-sum').textContent());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
    await expect(page.getByText(`${all.toLocaleString('en-GB')} records`, { exact: true })).toBeVisible();

    await links.filter({ hasText: 'Late' }).click();
    await expect(page).toHaveURL(new RegExp(`date=${day}.*reason=Late`));
    const late = numberOf(await links.filter({ hasText: 'Late' }).locator('strong').textContent());
    await expect(
      page
        .getByText(new RegExp(`^${late} records? of ${all}|^${late} of ${all}`))
        .or(page.getByText(`${late} records`))
        .first(),
    ).toBeVisible();
    for (const cell of await page.locator('.data-table tbody tr .reason').allTextContents()) expect(cell).toBe('Late');
    await expect(links.filter({ hasText: 'Late' })).toHaveAttribute('aria-current', 'true');

    // A reload and Back lead where they should.
    await page.reload();
    await expect(links.filter({ hasText: 'Late' })).toHaveAttribute('aria-current', 'true');
    await links.filter({ hasText: 'Late' }).click();
    await expect(page).not.toHaveURL(/reason=/);
  });

  test('F-51 explains a Sunday by the shifts that do not work on it', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await openReport(page, '/attendance/day?date=2026-11-22&reason=Day+off');
    await expect(page.locator('.data-table tbody tr').first()).toContainText(
      /(nobody|less than 1 %|\d+ %) of .+ was there or listed as absent on/i,
    );
  });

  for (const width of [390, 768, 1366, 1440]) {
    test(`has no accessibility finding at ${width} px, and nothing is cut off`, { tag: '@nightly' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 860 });
      await enterAs(page, 'user');
      await openReport(page, `/attendance/day?date=${await busyDay()}`);
      await expect(page.locator(`${groups} a`).first()).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
});
