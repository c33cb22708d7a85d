import { busyDay, expect, signIn, test } from '../support/browser.ts';
import { downloadCSV, openReport, reportIsLoaded, tableTexts } from '../support/report-screen.ts';

test.describe('/report/clockout', () => {
  test("R-092 A-16 Today's Signout leads to the sign-outs of a day", { tag: '@nightly' }, async ({ page }) => {
    const day = await busyDay();
    await signIn(page, 'user');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Today's Signout/i })
      .click();
    await expect(page).toHaveURL(/\/report\/clockout$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Clock-out Report' })).toBeVisible();
    await reportIsLoaded(page);
    await page.getByRole('button', { name: 'Search By Date' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search By Date' });
    await dialog.getByLabel('Date').fill(day);
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/report/clockout?date=${day}`);
    await openReport(page, `/report/clockout?date=${day}`);
    const { rows } = await tableTexts(page);
    expect(rows.length).toBe(20);
    for (const row of rows) {
      expect(row[6]).toContain('Signed out');
      expect(row.at(-2)).toContain(day);
    }
    const file = await downloadCSV(page);
    expect(file.name).toMatch(/^Clockout-Report-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/);
    expect(file.rows.slice(0, 20).map((row) => row[1])).toEqual(rows.map((row) => row[1]));
  });
});
