import type { Page } from '@playwright/test';
import { formatLongDate } from '../../schema/format.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { chooseMore } from '../support/list-tools.ts';
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

/** Which way each page lies of the file that the browser makes of what would be printed. */
async function paperOf(page: Page): Promise<readonly ('upright' | 'across')[]> {
  const file = await page.pdf({ preferCSSPageSize: true });
  const boxes = file.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => (Number(width) < Number(height) ? 'upright' : 'across'));
}

/** Notes what stands on the page when the browser is told to print, and that it was. */
const notePrinting = (page: Page) =>
  page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = JSON.stringify({
        rows: document.querySelectorAll('.data-table tbody > tr').length,
        last: document.querySelector('.data-table tbody > tr:last-child .cell-sn')?.textContent ?? '',
        note: document.querySelector('.print-note')?.textContent ?? '',
        head: document.querySelector('.paper-head')?.textContent ?? '',
      });
      dispatchEvent(new Event('afterprint'));
    };
  });

async function printed(page: Page) {
  const html = page.locator('html[data-printed]');
  await expect(html).toBeAttached();
  return JSON.parse((await html.getAttribute('data-printed')) ?? '{}') as Record<'last' | 'note' | 'head', string> & {
    rows: number;
  };
}

test.describe('printing a list', () => {
  test('F-162 F-46 fetches all rows of the view while the page lives, then prints them with period, order, who and when', {
    tag: '@nightly',
  }, async ({ page }) => {
    const date = await busyDay();
    const total = await totalOf(date);
    expect(total).toBeGreaterThan(100);
    await enterAs(page, 'user');
    await openReport(page, `/all/attendance?date=${date}&mode=signedIn&sort=-name&page=3`);
    await expect(rowsOf(page)).toHaveCount(20);
    await notePrinting(page);
    await chooseMore(page, 'Print');
    const { rows, last, note, head } = await printed(page);
    expect([rows, last]).toEqual([total, String(total)]);
    expect(note).toContain(`Rows 1 to ${total} of ${total}`);
    expect(note).toContain('Sorted by Name, descending');
    expect(note).toContain(formatLongDate(date));
    expect(head).toMatch(/Printed \d{4}-\d\d-\d\d, \d{1,2}:\d\d:\d\d [ap]m \(Africa\/Lagos\) by user@/);
    await expect(rowsOf(page)).toHaveCount(20);
    await expect(rowsOf(page).first().locator('.cell-sn')).toHaveText('41');
  });

  test("F-162 a person's month is printed by two clicks from a list, with its times", { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await openReport(page, `/all/attendance?date=${await busyDay()}&mode=signedIn`);
    await rowsOf(page).first().getByRole('link').first().click();
    await expect(page.getByRole('grid')).toBeVisible();
    await notePrinting(page);
    await page.getByRole('button', { name: 'Print' }).click();
    expect((await printed(page)).head).toMatch(/Printed/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^in \d+:\d\d [ap]m/).first()).toBeVisible();
    // Paper is no narrow screen: the facts stand beside each other.
    const topOf = async (fact: string) => (await page.getByText(fact, { exact: true }).boundingBox())?.y;
    expect(await topOf('Hours of the month')).toBe(await topOf('Shift'));
    expect(await topOf('District')).toBe(await topOf('Department'));
  });

  test('F-276 F-271 a list of few columns stands upright, a wide one does not, and letters do after both', async ({
    page,
  }) => {
    const month = await busyMonth('serialLatenessDays');
    await enterAs(page, 'user');
    await openReport(page, `/report/exception?date=${await busyDay()}`);
    expect(await paperOf(page)).toEqual(['upright']);
    await openReport(page, `/all/attendance?date=${await busyDay()}&mode=signedIn&size=100`);
    expect(new Set(await paperOf(page))).toEqual(new Set(['across']));
    await page.emulateMedia({ media: 'print' });
    // Chromium repeats headings on each page without their buttons.
    await expect(page.locator('.data-table .sort-button').first()).toHaveCSS('display', 'contents');
    await page.emulateMedia({ media: null });
    await openReport(page, `/report/serialatness/staff?month=${month}&serviceCentre=Awka`);
    await page.getByRole('link', { name: 'Letters', exact: true }).click();
    const letters = page.getByRole('article', { name: /^Letter to / });
    await expect(letters.first()).toBeVisible();
    expect(await paperOf(page)).toEqual(Array.from({ length: await letters.count() }, () => 'upright'));
  });

  test('F-276 a number of days stands at the end of its column on paper', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await openReport(page, `/absentee/summary/report?month=${await busyMonth('absenteeDays')}`);
    await page.emulateMedia({ media: 'print' });
    const spare = await page.locator('.data-table td.cell-number').evaluateAll((cells) =>
      cells.map((cell) => {
        const text = cell.querySelector('.row > span')?.getBoundingClientRect().right ?? 0;
        return Math.round(cell.getBoundingClientRect().right - text);
      }),
    );
    expect(spare.length).toBeGreaterThan(0);
    expect(Math.max(...spare)).toBeLessThan(10);
  });

  test('F-276 the example of a letter is one page', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/settings/letters');
    await expect(page.getByRole('article')).toBeVisible();
    expect(await paperOf(page)).toEqual(['upright']);
  });

  test('F-276 Ctrl+P prints while a dialog is open, on white paper of a dark screen, in its colours', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await enterAs(page, 'user');
    await openReport(page, `/report/exception?date=${await busyDay()}`);
    await notePrinting(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+p');
    expect((await printed(page)).rows).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('print-color-adjust', 'exact');
    await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(19, 26, 35)');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
