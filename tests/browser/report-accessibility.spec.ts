import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { busyMonth, expectAccessible, openReport } from '../support/report-screen.ts';

const screens = [
  { path: '/report/exception', search: 'Search By Date', period: 'day', opener: null },
  { path: '/report/latness', search: 'New Search Query', period: 'day', opener: null },
  { path: '/report/clockout', search: 'Search By Date', period: 'day', opener: null },
  { path: '/report/serialatness', search: 'Search By Month', period: 'month', opener: /^Show photo of/ },
  { path: '/report/serialatness/staff', search: 'Search By Month', period: 'month', opener: /^Show photo of/ },
  { path: '/serialatness/all', search: 'Search By Month', period: 'month', opener: /^Show photo of/ },
  { path: '/all/absentee', search: 'Search By Month', period: 'month', opener: null },
  { path: '/absentee/summary/report', search: 'Search By Month', period: 'month', opener: /^Show photo of/ },
] as const;

test.describe('report screens', () => {
  for (const { path, search, period, opener } of screens) {
    test(`${path} has no accessibility finding, its search and its popup neither`, async ({ page }) => {
      // axe reads every node of a table three times.
      test.setTimeout(120_000);
      await enterAs(page, 'user');
      const address = period === 'day' ? `date=${await busyDay()}` : `month=${await busyMonth('serialLatenessDays')}`;
      await openReport(page, `${path}?${address}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: search }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      if (!opener) return;
      await page.getByRole('button', { name: opener }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('/attendance/staff has no accessibility finding, before a search and with a fault in it', async ({ page }) => {
    test.setTimeout(120_000);
    await enterAs(page, 'user');
    await page.goto('/attendance/staff');
    await expect(page.getByText('Nothing searched yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Search By Staff-ID' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Staff-ID is required.')).toBeVisible();
    await expectAccessible(page);
  });
});
