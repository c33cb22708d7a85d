import { addedHeadings } from '../support/added-texts.ts';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { cellsBelow, downloadCSV, openReport, tableTexts } from '../support/report-screen.ts';

const staffColumns = ['sn', 'Staff-ID', 'Name', 'District', 'Service Centre', 'Department', ...addedHeadings];

test.describe('/report/exception', () => {
  test("R-079 A-14 Today's Absenteeism names its time; Search By Date shows another day", { tag: '@nightly' }, async ({
    page,
  }) => {
    const day = await busyDay();
    await enterAs(page, 'user');
    await openReport(page, '/report/exception');
    await expect(page.getByRole('heading', { level: 1, name: "Today's Absenteeism" })).toBeVisible();
    await expect(page.getByText(/^as of \d{1,2}:\d{2}/)).toBeVisible();
    await page.getByRole('button', { name: 'Search By Date' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search By Date' });
    await dialog.getByLabel('Date').fill('');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByText('Date is required.')).toBeVisible();
    await dialog.getByLabel('Date').fill(day);
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`date=${day}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Absenteeism', exact: true })).toBeVisible();
    await openReport(page, `/report/exception?date=${day}&size=200`);
    const shown = await tableTexts(page);
    expect(shown.headings).toEqual(staffColumns);
    expect(shown.rows.length).toBeGreaterThan(0);
    const file = await downloadCSV(page);
    expect(file.name).toMatch(/^Exception-Report-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/);
    expect(cellsBelow(file, shown.headings)).toEqual(shown.rows);
  });
});
