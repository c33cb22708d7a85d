import { addedHeadings } from '../support/added-texts.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { everyPage } from '../support/every-page.ts';
import {
  busyMonth,
  cellsBelow,
  chooseMonth,
  downloadCSV,
  monthName,
  openReport,
  reportIsLoaded,
  tableTexts,
} from '../support/report-screen.ts';

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

test.describe('/all/absentee', () => {
  test('R-089 F-277 one row an absent date; table and file agree, on who is on leave too', { tag: '@nightly' }, async ({
    page,
  }) => {
    const month = await busyMonth('absenteeDays');
    const { absenteeSummary } = await everyPage<{
      absenteeSummary: { nodes: { staff: { staffID: string }; datesAbsent: string[] }[] };
    }>(
      async (document, variables) => ask(document, variables, await tokenOf('admin')),
      'query ($month: Month!, $offset: Int!) { absenteeSummary(month: $month, first: 200, offset: $offset) { totalCount nodes { staff { staffID } datesAbsent } } }',
      { month },
    );
    await enterAs(page, 'user');
    await openReport(page, '/all/absentee');
    await expect(page.getByRole('heading', { level: 1, name: 'Absenteeism Report' })).toBeVisible();
    await page.getByRole('button', { name: 'Search By Month' }).first().click();
    await chooseMonth(page, month);
    await openReport(page, `/all/absentee?month=${month}&size=200`);
    await expect(page.getByText(monthName(month)).first()).toBeVisible();
    const shown = await tableTexts(page);
    expect(shown.headings).toEqual([...staffColumns, 'Date Absent']);
    const days = absenteeSummary.nodes.flatMap(({ staff, datesAbsent }) => datesAbsent.map(() => staff.staffID));
    expect(shown.rows.map((row) => row[1])).toEqual(days.slice(0, 200));
    expect(shown.rows[0]?.at(-1)).toMatch(/^[A-Z][a-z]+day, \d{1,2} [A-Z][a-z]+ \d{4}$/);
    const file = await downloadCSV(page);
    expect(file.name).toMatch(/^All-Absentee-Report-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/);
    expect(file.headings).toEqual([...shown.headings, 'On Leave', 'Leave From', 'Leave To']);
    expect(file.rows.length).toBe(days.length);
    expect(cellsBelow(file, shown.headings).slice(0, 200)).toEqual(shown.rows);
    // Who is on leave is marked in the table.
    const marked = await page
      .locator('.data-table tbody > tr')
      .filter({ has: page.locator('.word-mark') })
      .count();
    expect(file.rows.slice(0, 200).filter((row) => row.at(-1) !== '')).toHaveLength(marked);
  });
});

test.describe('/absentee/summary/report', () => {
  test('F-138 R-090 one row a person with the days absent, and the way to the full report', {
    tag: '@nightly',
  }, async ({ page }) => {
    const month = await busyMonth('absenteeDays');
    await enterAs(page, 'user');
    await openReport(page, '/absentee/summary/report');
    await expect(page.getByRole('heading', { level: 1, name: 'Absentee Summary Report' })).toBeVisible();
    await page.getByRole('button', { name: 'Search By Month' }).first().click();
    await chooseMonth(page, month);
    await openReport(page, `/absentee/summary/report?month=${month}&size=200`);
    const shown = await tableTexts(page);
    expect(shown.headings).toEqual([...staffColumns, 'Days Absent']);
    expect(await page.getByRole('columnheader').allTextContents()).toContain('Ref Image');
    const people = shown.rows.map((row) => row[1]);
    expect(new Set(people).size).toBe(people.length);
    const file = await downloadCSV(page);
    expect(file.name).toMatch(/^Absentee-Summary-Report-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/);
    expect(file.rows.slice(0, 200).map((row) => row.slice(0, shown.headings.length))).toEqual(shown.rows);
    expect(file.headings.slice(shown.headings.length)).toEqual(['Days on Leave', 'Ref Image']);
    await page
      .getByRole('button', { name: /^Show photo of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Absence Detail' })).toBeVisible();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Full Report' }).click();
    expect((await download).suggestedFilename()).toMatch(/^All-Absentee-Report-/);
    await expect(page).toHaveURL(`/all/absentee?month=${month}`);
    await reportIsLoaded(page);
    const total = shown.rows.reduce((sum, row) => sum + Number(row.at(-1)), 0);
    if (shown.rows.length < 200) await expect(page.getByText(`${total} records`)).toBeVisible();
  });
});
