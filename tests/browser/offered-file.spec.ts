import { enterAs, expect, test } from '../support/browser.ts';
import { busyMonth, openReport, reportIsLoaded } from '../support/report-screen.ts';

test.describe('an address with download=1', () => {
  test('F-138 downloads its file once, and not again on reload, Back and Forward', { tag: '@nightly' }, async ({
    page,
  }) => {
    const month = await busyMonth('absenteeDays');
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await enterAs(page, 'user');
    await openReport(page, `/absentee/summary/report?month=${month}`);
    await page.getByRole('link', { name: 'Download Full Report' }).click();
    await expect(page.getByText(/^Downloaded All-Absentee-Report-/)).toBeVisible();
    await expect(page).toHaveURL(`/all/absentee?month=${month}`);
    await page.reload();
    await reportIsLoaded(page);
    await page.goBack();
    await reportIsLoaded(page);
    await expect(page).toHaveURL(`/absentee/summary/report?month=${month}`);
    await page.goForward();
    await reportIsLoaded(page);
    await expect(page).toHaveURL(`/all/absentee?month=${month}`);
    expect(files).toHaveLength(1);
  });
});
