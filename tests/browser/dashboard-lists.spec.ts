import { expectAccessible } from '../support/accessibility.ts';
import { enterAs, expect, test } from '../support/browser.ts';
import { expectToast, toastsOf } from '../support/toasts.ts';

test.describe('dashboard', () => {
  test("F-136 R-022 R-024 the role user reads why the register's numbers lead nowhere", async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/dashboard');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Valid Staff' }) });
    await expect(card.getByText('Your role cannot open the staff list.')).toBeVisible();
    const row = page.getByRole('region', { name: 'Activity' }).getByRole('listitem').filter({ hasText: 'All Staff' });
    await expect(row).toContainText('Your role cannot open the staff list.');
    await expect(row.getByRole('link')).toHaveCount(0);
    await expectAccessible(page, { widths: [390, 768, 1366, 1440] });
    await enterAs(page, 'management');
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Valid Staff', exact: true })).toBeVisible();
    await expect(page.getByText('Your role cannot open the staff list.')).toHaveCount(0);
  });

  test("F-135 R-034 a list's status error is told by a toast, once, however often it is read", {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.clock.install();
    await enterAs(page, 'admin');
    let readings = 0;
    const locked = { call: 'GET /x', ok: false, asOf: null, code: 'UPSTREAM_REJECTED', message: 'Database is locked' };
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName !== 'Overview') return route.fallback();
      const response = await route.fetch();
      const json = await response.json();
      readings += 1;
      for (const name of ['absent', 'lateness'])
        Object.assign(json.data.overview[name], { rows: null, distinctStaff: null, source: locked });
      await route.fulfill({ response, json });
    });
    await page.goto('/dashboard');
    await expectToast(page, 'Database is locked');
    await expect(page.getByRole('button', { name: "Retry Today's Absent" })).toBeVisible();
    const before = readings;
    await expect(async () => {
      await page.clock.runFor(31_000);
      expect(readings).toBeGreaterThan(before + 1);
    }).toPass();
    expect(toastsOf(page)).toEqual(['Database is locked']);
    await page.getByRole('button', { name: "Retry Today's Absent" }).click();
    await expect.poll(() => toastsOf(page)).toEqual(['Database is locked', 'Database is locked']);
  });
});
