import { addedHeadings } from '../support/added-texts.ts';
import { ask, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { chooseMore } from '../support/list-tools.ts';
import {
  busyMonth,
  chooseMonth,
  downloadCSV,
  monthName,
  openReport,
  readDownload,
  reportIsLoaded,
  tableTexts,
} from '../support/report-screen.ts';

const columns = ['sn', 'Staff-ID', 'Name', 'District', 'Service Centre', 'Department', ...addedHeadings, 'Days Late'];

test.describe('/report/serialatness', () => {
  test('R-081 R-082 A-08 the title names the month, or the day of the address; Search By Month has the last ten years', async ({
    page,
  }) => {
    const month = await busyMonth('serialLatenessDays');
    await enterAs(page, 'user');
    await openReport(page, `/report/serialatness?month=${month}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${monthName(month)} Serial Lateness Report`);
    const { rows } = await tableTexts(page);
    await openReport(page, `/report/serialatness?date=${month}-01`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${month}-01 Serial Lateness Report`);
    expect((await tableTexts(page)).rows).toEqual(rows);
    await chooseMore(page, 'Compact rows');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`date=${month}-01.*density=compact`));
    await page.getByRole('button', { name: 'Search By Month' }).click();
    await chooseMonth(page, month);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${monthName(month)} Serial Lateness Report`);

    await openReport(page, '/report/serialatness');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title).toMatch(/^[A-Z][a-z]+ \d{4} Serial Lateness Report$/);
    const thisYear = Number(title?.split(' ')[1]);
    await page.getByRole('button', { name: 'Search By Month' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Choose Your Search Parameter/s' });
    await expect(dialog.getByLabel('Year').locator('option')).toHaveText(
      Array.from({ length: 10 }, (_, back) => String(thisYear - back)),
    );
    await expect(dialog.getByLabel('Month').locator('option')).toHaveCount(12);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Search By Month' }).first().click();
    await chooseMonth(page, `${thisYear - 9}-03`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`March ${thisYear - 9} Serial Lateness Report`);
    await expect(page.getByText('No record found')).toBeVisible();
  });

  test('A-45 F-52 F-277 a claimed number that differs from the listed days is marked on the row, and stands in the file', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const list = answer.data?.serialLatenessDays;
      const row = list?.nodes?.[0];
      if (row) Object.assign(row, { dayCount: 4, occurrence: 9, isCountDifferent: true, ignoredEntries: 0 });
      const remarks = list?.facets?.find(({ column }: { column: string }) => column === 'REMARK');
      remarks?.values.push({ value: '4 dates, total says 9', count: 1 });
      await route.fulfill({ response, json: answer });
    });
    await openReport(page, '/report/serialatness');
    await expect(page.locator('.data-table tbody > tr').first()).toContainText('4 dates, total says 9');
    expect((await downloadCSV(page)).headings).toContain('Remark');
  });

  test('R-085 Ref Image opens Lateness Detail with staff ID, name and a photo of 100 by 100', async ({ page }) => {
    await enterAs(page, 'admin');
    await openReport(page, `/report/serialatness?month=${await busyMonth('serialLatenessDays')}`);
    const { rows } = await tableTexts(page);
    const [, staffID = '', name = ''] = rows[0] ?? [];
    const opener = page.getByRole('button', { name: `Show photo of ${name}` }).first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Lateness Detail' });
    await expect(dialog.getByText(staffID, { exact: true })).toBeVisible();
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    // It grows while it opens.
    const size = async () => {
      const box = await dialog.locator('.photo-popup-box').boundingBox();
      return box && [Math.round(box.width), Math.round(box.height)];
    };
    await expect.poll(size).toEqual([100, 100]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('/serialatness/all', () => {
  test('F-138 R-086 A-07 A-09 Download Full Report leads to every day, with Occurrence, and downloads their file', async ({
    page,
  }) => {
    const month = await busyMonth('serialLatenessDays');
    await enterAs(page, 'admin');
    await openReport(page, `/report/serialatness?month=${month}&district=Nowhere`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Full Report' }).click();
    const file = await readDownload(await download);
    await expect(page).toHaveURL(new RegExp(`/serialatness/all\\?month=${month}$`));
    await reportIsLoaded(page);
    await expect(page.getByRole('columnheader', { name: 'Occurrence' })).toBeVisible();
    expect(file.name).toMatch(/^SerialLatness-Report-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/);
    expect(file.headings).toEqual([...columns, 'Ref Image', 'Occurrence']);
    const { serialLatenessDays } = await ask<{ serialLatenessDays: { totalCount: number } }>(
      'query ($month: Month!) { serialLatenessDays(month: $month, first: 0) { totalCount } }',
      { month },
      await tokenOf('admin'),
    );
    expect(file.rows.length).toBe(serialLatenessDays.totalCount);
    const { rows } = await tableTexts(page);
    const [, staffID = '', name = ''] = rows[0] ?? [];
    await page.getByRole('link', { name }).first().click();
    // the person's page, at the row's day; their records are one step further.
    await expect(page).toHaveURL(new RegExp(`/person/${staffID}\\?month=${month}&day=${month}-\\d\\d&person=`));
    await page.getByRole('link', { name: 'Records', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/attendance/staff\\?staffID=${staffID}&personID=[^&]+&month=${month}$`));
    const people = async () => [...new Set((await tableTexts(page)).rows.map((row) => row[1]))];
    await expect.poll(people).toEqual([staffID]);
  });
});
