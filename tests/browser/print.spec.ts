import type { Page } from '@playwright/test';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { busyMonth, openReport } from '../support/report-screen.ts';

const rowsOf = (page: Page) => page.locator('.data-table tbody > tr');

async function totalOf(date: string): Promise<number> {
  const { attendance } = await ask<{ attendance: { totalCount: number } }>(
    'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 0) { totalCount } }',
    { date },
    await tokenOf('user'),
  );
  return attendance.totalCount;
}

/** What the browser prints, seen while its print event is told: rows, the note's lines, and the first row's number. */
async function printed(page: Page) {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = JSON.stringify({
        rows: document.querySelectorAll('.data-table tbody > tr').length,
        note: document.querySelector('.print-note')?.textContent ?? '',
      });
    });
  });
  const file = await page.pdf({ format: 'A4', landscape: true });
  const text = await page.locator('html').getAttribute('data-printed');
  const { rows, note } = JSON.parse(text ?? '{}') as { rows: number; note: string };
  const pages = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return { rows, note, pages };
}

test.describe('printing a list', () => {
  test('F-46 gives all rows of the view on paper, with filters, order, zone, time and rows', async ({ page }) => {
    const date = await busyDay();
    const total = await totalOf(date);
    expect(total).toBeGreaterThan(100);
    await enterAs(page, 'user');
    await openReport(page, `/all/attendance?date=${date}&mode=signedIn&sort=-name&page=3`);
    await expect(rowsOf(page)).toHaveCount(20);
    await page.emulateMedia({ media: 'print' });
    await expect(rowsOf(page)).toHaveCount(total);
    await expect(rowsOf(page).first().locator('.cell-sn')).toHaveText('1');
    await expect(rowsOf(page).last().locator('.cell-sn')).toHaveText(String(total));
    const note = page.locator('.print-note');
    await expect(note).toBeVisible();
    await expect(note).toContainText(`Rows 1 to ${total} of ${total}`);
    await expect(note).toContainText('Sorted by Name, descending');
    await expect(note).toContainText(/Printed \d{4}-\d\d-\d\d, \d{1,2}:\d\d:\d\d [ap]m \(Africa\/Lagos\)/);
    await page.emulateMedia({ media: 'screen' });
    await expect(rowsOf(page)).toHaveCount(20);
    await expect(rowsOf(page).first().locator('.cell-sn')).toHaveText('41');
  });

  test('F-46 a file of the page has all rows over its sheets', { tag: '@nightly' }, async ({ page }) => {
    const date = await busyDay();
    const total = await totalOf(date);
    await enterAs(page, 'user');
    await openReport(page, `/all/attendance?date=${date}&mode=signedIn`);
    const { rows, note, pages } = await printed(page);
    expect(rows).toBe(total);
    expect(note).toContain(`Rows 1 to ${total} of ${total}`);
    expect(pages).toBeGreaterThan(3);
    await expect(rowsOf(page)).toHaveCount(20);
  });

  test('F-46 only the rows that pass the filters, whose words are on the paper', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    const month = await busyMonth('absenteeDays');
    await openReport(page, `/all/absentee?month=${month}&district=Aba~Awka~Owerri~CHQ`);
    const found = Number((await page.locator('.pager-range').innerText()).match(/of ([\d,]+)/)?.[1]?.replace(',', ''));
    await page.emulateMedia({ media: 'print' });
    await expect(rowsOf(page)).toHaveCount(found);
    await expect(page.locator('.print-note')).toContainText('Filters: District: Aba, Awka, Owerri, CHQ');
  });

  test('F-46 says that paper takes no more where the list is longer than the cap', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    const date = await busyDay();
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/"totalCount":\d{3,}/g, '"totalCount":54321') });
    });
    await openReport(page, `/all/attendance?date=${date}&mode=signedIn`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-note')).toContainText(/Rows 1 to \d+ of 54,321\. Printing stops at 2,000 rows/);
  });

  test.describe('without the gateway', () => {
    test('F-46 prints the shown page and says that the others could not be loaded', { tag: '@nightly' }, async ({
      page,
    }) => {
      await enterAs(page, 'user');
      await openReport(page, `/all/attendance?date=${await busyDay()}&mode=signedIn`);
      await page.route('**/graphql', (route) => route.abort('connectionrefused'));
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.print-note')).toContainText('The other rows could not be loaded');
      await expect(rowsOf(page)).toHaveCount(20);
    });
  });
});
