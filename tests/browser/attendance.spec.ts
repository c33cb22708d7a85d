import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addedHeadings } from '../support/added-texts.ts';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';
import { chooseFlagged, headOf, openHead, sortBy } from '../support/list-tools.ts';
import { readCSV } from '../support/read-csv.ts';

const headings = [
  'sn',
  'Staff-ID',
  'Name',
  'District',
  'Service Centre',
  'Department',
  ...addedHeadings,
  'Attendance Mode',
  'Location',
  'Attendance Image',
  'Attendance Date',
  'Flag',
];

let day = '';
test.beforeAll(async () => {
  day = await busyDay();
});

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
/** Texts of a column. Rows below the tenth are drawn when they come into view: they have no innerText before. */
const column = async (page: Page, heading: string) =>
  (
    await rows(page)
      .locator(`td:nth-child(${headings.indexOf(heading) + 1}), th:nth-child(${headings.indexOf(heading) + 1})`)
      .allTextContents()
  ).map((text) => text.trim());

async function openReport(page: Page, query = '') {
  await enterAs(page, 'user');
  await page.goto(`/all/attendance?date=${day}&mode=signedIn${query}`);
  await expect(rows(page)).toHaveCount(20);
}

test.describe('/all/attendance', () => {
  test('R-036 R-072 R-033 opens with the sign-ins of today', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    const asked = page.waitForRequest((request) => request.postData()?.includes('query Attendance(') ?? false);
    await page.goto('/all/attendance');
    const { variables } = (await asked).postDataJSON();
    expect(variables).toMatchObject({ date: dayInLagos(), mode: 'SIGNED_IN', first: 20, offset: 0 });
  });

  test('R-073 R-032 R-029 R-028 shows the columns of the specification, numbered, without row selection, by 20 to 200 rows', async ({
    page,
  }) => {
    await openReport(page);
    await expect(page.getByRole('columnheader')).toHaveText(headings);
    expect(await column(page, 'sn')).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
    expect((await column(page, 'Attendance Date'))[0]).toMatch(/^\d{4}-\d\d-\d\d, \d{1,2}:\d\d:\d\d [ap]m$/);
    await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);

    const size = page.getByLabel('Rows per page');
    await expect(size).toHaveValue('20');
    await expect(size.locator('option')).toHaveText(['20', '50', '100', '200']);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('21–40')).toBeVisible();
    await expect.poll(async () => (await column(page, 'sn'))[0]).toBe('21');
    await size.selectOption('50');
    await expect(rows(page)).toHaveCount(50);
    await page.reload();
    await expect(rows(page)).toHaveCount(50);
  });

  test('R-071 New Search Query asks for date and mode, and refuses what is missing or in the future', async ({
    page,
  }) => {
    await openReport(page);
    await page.getByRole('button', { name: 'New Search Query' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Search Query' });
    await dialog.getByLabel('Attendance date').fill('');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByText(/required/)).toBeVisible();
    await dialog.getByLabel('Attendance date').fill('2099-01-01');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByLabel('Attendance date')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Attendance date').fill(day);
    await dialog.getByLabel('Attendance mode').selectOption('signedOut');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`date=${day}.*mode=signedOut|mode=signedOut.*date=${day}`));
    await expect(rows(page).first()).toContainText('Signed out');
    await page.goBack();
    await expect(rows(page).first()).toContainText('Signed in');
  });

  test('R-030 filters by district with counts, clears, and keeps the view in the address', async ({ page }) => {
    await openReport(page);
    const range = page.locator('.pager-range');
    const before = await range.innerText();
    const panel = await openHead(page, 'District');
    const item = panel.locator('.value-list > .popover-item').first();
    const choice = item.getByRole('checkbox');
    await expect(choice).toBeInViewport();
    const [name = '', count = ''] = (await item.innerText()).split(/\s*\n\s*/);
    await choice.check();
    await page.keyboard.press('Escape');
    await expect(headOf(page, 'District')).toBeFocused();
    await expect(headOf(page, 'District')).toHaveAccessibleName('District filtered');
    // Of 2 is not of 238.
    const ofFound = new RegExp(`of ${count}\\b`);
    await expect(range).toHaveText(ofFound);
    await expect.poll(async () => new Set(await column(page, 'District'))).toEqual(new Set([name]));
    await page.reload();
    await expect(range).toHaveText(ofFound);
    await page.getByRole('button', { name: `District: ${name}` }).click();
    await expect(range).toHaveText(before);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('R-030 F-293 F-273 sorts up, down and not at all by the menu of a heading, and says so', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openReport(page);
    const original = await column(page, 'Staff-ID');
    const heading = page.getByRole('columnheader', { name: /^Attendance Date/ });
    const dates = async () => (await column(page, 'Attendance Date')).map((text) => Date.parse(text.replace(',', '')));
    await sortBy(page, 'Attendance Date', 'Sort ascending');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    const isSorted = (all: number[]) => all.every((one, place) => place === 0 || one >= (all[place - 1] ?? 0));
    await expect.poll(async () => isSorted(await dates())).toBe(true);
    const [earliest = 0] = await dates();
    await sortBy(page, 'Attendance Date', 'Sort descending');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => isSorted((await dates()).reverse())).toBe(true);
    expect((await dates())[0]).toBeGreaterThan(earliest);
    await sortBy(page, 'Attendance Date', 'Default order');
    await expect(heading).not.toHaveAttribute('aria-sort');
    await expect.poll(() => column(page, 'Staff-ID')).toEqual(original);
  });

  test('R-076 R-034 flagged rows say Yes, in red and bold; a search without hits says No record found', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openReport(page);
    await chooseFlagged(page);
    await expect.poll(async () => new Set(await column(page, 'Flag'))).toEqual(new Set(['Yes']));
    const cell = rows(page).first().getByText('Yes', { exact: true });
    const style = await rows(page)
      .first()
      .evaluate((row) => {
        const { color, fontWeight } = getComputedStyle(row.querySelector('td:nth-child(3), th:nth-child(3)') ?? row);
        return { color, fontWeight: Number(fontWeight) };
      });
    await expect(cell).toBeVisible();
    expect(style.fontWeight).toBeGreaterThanOrEqual(600);
    const [red = 0, green = 0, blue = 0] = style.color.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(green + blue);
    await page.getByLabel('Search this report').fill('nobody is called like this');
    await expect(page.getByText('No record found').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).last().click();
    await expect(rows(page)).toHaveCount(20);
  });

  test('R-074 R-094 the location opens its map in a new tab', { tag: '@nightly' }, async ({ page, context }) => {
    await openReport(page);
    const link = rows(page)
      .getByRole('link', { name: /map in a new tab/ })
      .first();
    const target = (await link.getAttribute('href')) ?? '';
    expect(target).toMatch(/^\/user\/location\/-?[\d.]+_-?[\d.]+$/);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL(new RegExp(`${target.replaceAll('.', '\\.')}$`));
    const [latitude = '', longitude = ''] = target.slice('/user/location/'.length).split('_');
    await expect(tab.getByText(latitude).first()).toBeVisible();
    await expect(tab.getByText(longitude).first()).toBeVisible();
  });

  test('R-075 the attendance image opens the reference photo beside the attendance photo', async ({ page }) => {
    await openReport(page);
    const name = (await column(page, 'Name'))[0] ?? '';
    const opener = rows(page)
      .first()
      .getByRole('button', { name: /Compare photos/ });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    const photos = dialog.getByRole('img', { name: /photo of/ });
    await expect(photos).toHaveCount(2);
    for (const photo of await photos.all()) {
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    }
    await expect(dialog.getByText(/^1 of/)).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog.getByText(/^2 of/)).toBeVisible();
    await page.keyboard.press('k');
    await expect(dialog.getByText(/^1 of/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('R-031 R-077 F-277 the CSV holds the rows and columns of the table, over all pages', async ({ page }) => {
    await openReport(page, '&sort=name');
    await chooseFlagged(page);
    await expect.poll(async () => new Set(await column(page, 'Flag'))).toEqual(new Set(['Yes']));
    const total = Number((await page.locator('.pager-range').innerText()).match(/of ([\d,]+)/)?.[1]?.replace(',', ''));
    await expect(page.getByRole('button', { name: /^To check\s*\d+$/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Attendance-Report-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/);
    const [head, ...lines] = readCSV(readFileSync(await download.path(), 'utf8').replace(/^\uFEFF/, ''));
    // What could not be read of the list is told at the end.
    const records = lines.filter(([first = '']) => !first.startsWith('Note: '));
    // What a mark says of a record stands in the file.
    expect(head).toEqual([...headings, 'Again', 'Distance (m)', 'Check']);
    expect(records.length).toBe(total);
    for (const heading of ['sn', 'Staff-ID', 'Name', 'District', 'Department', 'Attendance Date', 'Flag']) {
      const shown = await column(page, heading);
      expect(
        records.slice(0, shown.length).map((record) => record[headings.indexOf(heading)]),
        heading,
      ).toEqual(shown);
    }
  });

  test('A-06 /attendance/search opens with the search', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/attendance/search');
    await expect(page.getByRole('dialog', { name: 'New Search Query' })).toBeVisible();
  });

  test('R-032 rows are cards on a phone', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReport(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /Compare photos/ }),
    ).toBeVisible();
  });
});
