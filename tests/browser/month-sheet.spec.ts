import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf, unfoldMenu } from '../support/browser.ts';
import { warmMonth } from '../support/list-screens.ts';
import { chooseMore, sortBy } from '../support/list-tools.ts';
import { downloadCSV, monthBefore, monthName, openReport } from '../support/report-screen.ts';

interface Sheet {
  totalCount: number;
  dayTotals: { date: string; reasons: { reason: string; people: number }[] }[];
}

/** What the gateway says of a month; the first answer of a busy machine may come too late. */
async function sheetOf(month: string): Promise<Sheet> {
  await warmMonth(month);
  const { attendanceMonth } = await ask<{ attendanceMonth: Sheet }>(
    'query ($month: Month!) { attendanceMonth(month: $month, first: 0) { totalCount dayTotals { date reasons { reason people } } } }',
    { month },
    await tokenOf('user'),
  );
  return attendanceMonth;
}

/** A day as the sheet names it: `3 Nov`. */
const dayName = (day: string) =>
  `${Number(day.slice(8))} ${new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(new Date(day))}`;

const rows = (page: Page) => page.locator('.data-table tbody > tr');

test.describe('/attendance/month', () => {
  test('shows everybody with a mark a day and what they come to, filtered, sorted and exported', async ({ page }) => {
    const day = await busyDay();
    const month = day.slice(0, 7);
    const sheet = await sheetOf(month);
    const days = sheet.dayTotals.length;
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    await unfoldMenu(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Month Sheet', exact: true }).click();
    await expect(page).toHaveURL(/\/attendance\/month$/);
    await openReport(page, `/attendance/month?month=${month}`);
    await expect(page.getByText(`${sheet.totalCount} people`, { exact: true })).toBeVisible();
    await expect(page.locator('thead .cell-mark')).toHaveCount(days);

    // Most absent first: the totals of a line are its marks.
    await sortBy(page, 'Absent', 'Sort descending');
    await expect(page).toHaveURL(/sort=-absent/);
    await expect(page.locator('.data-table[data-busy="false"]')).toBeVisible();
    const first = rows(page).first();
    await expect(first.locator('.cell-mark')).toHaveCount(days);
    const absences = first.getByRole('img', { name: 'Absent', exact: true });
    // The line of the order before may stand for a moment yet.
    await expect(absences.first()).toBeVisible();
    const number = first.locator('.cell-number').last();
    await expect.poll(async () => (await absences.count()) - Number(await number.innerText())).toBe(0);

    // The line below: people a day, with the way to them.
    const total = sheet.dayTotals.find(({ date }) => date === day);
    const people = total?.reasons.find(({ reason }) => reason === 'ABSENT')?.people ?? 0;
    const link = page.locator('tfoot').getByRole('link', { name: new RegExp(`: ${people} absent\\)$`) });
    await expect(page.locator('.sheet-total')).toHaveCount(3);
    await link.and(page.locator(`[href*="date=${day}"]`)).click();
    await expect(page).toHaveURL(`/attendance/day?date=${day}&reason=Absent`);
    await expect(page.getByText(`${people} ${people === 1 ? 'person' : 'people'}`, { exact: true })).toBeVisible();

    // A name leads to the person's page, where the day has the same mark.
    await page.goBack();
    await expect(first.locator('.cell-mark')).toHaveCount(days);
    const mark = await first
      .locator('.cell-mark')
      .nth(Number(day.slice(8)) - 1)
      .locator('use')
      .getAttribute('href');
    await first.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/person/[^?]+\\?month=${month}&person=`));
    await expect(page.locator(`[data-date="${day}"] use`)).toHaveAttribute('href', mark ?? '');

    // Findings are there when they are asked for: a dot a day, with its words.
    const { attendance } = await ask<{
      attendance: { nodes: { staff: { staffID: string }; attendanceDate: string }[] };
    }>(
      `query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, where: [{ not: { column: FINDINGS, in: [""] } }]) {
        nodes { staff { staffID } attendanceDate }
      } }`,
      { date: day },
      await tokenOf('user'),
    );
    const found = attendance.nodes[0]?.staff.staffID ?? 'nobody';
    await openReport(page, `/attendance/month?month=${month}&staffID=${found}`);
    await page.getByRole('button', { name: 'To check', exact: true }).click();
    await expect(page.getByText(/\d days? of the people on this page, with a dot$/)).toBeVisible();
    await expect(
      rows(page)
        .first()
        .locator('.cell-mark')
        .nth(Number(day.slice(8)) - 1)
        .getByRole('img'),
    ).toHaveAccessibleName(/^(Present|Late)\. Check: /);
    // It stands in the address, and in the file beside the marks.
    const asked = `/attendance/month?month=${month}&staffID=${found}&show=toCheck`;
    await expect(page).toHaveURL(asked);
    const words = page.locator('.data-table tbody td').last();
    await expect(words).toHaveText(new RegExp(`^\\d+ days?: .*\\b${Number(day.slice(8))}\\b`));
    const checked = await downloadCSV(page);
    expect(checked.headings.at(-1)).toBe('To Check');
    expect(checked.rows.map((row) => row.at(-1))).toEqual([await words.innerText()]);
    await page.reload();
    await expect(page.locator('.sheet-check').first()).toBeVisible();
    await expectAccessible(page, { widths: [1440, 768, 390] });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^To check \d/ }).click();
    await expect(page.locator('.sheet-check')).toHaveCount(0);
    await expect(page).toHaveURL(`/attendance/month?month=${month}&staffID=${found}`);

    // A day is filtered in its head, by keyboard: marks in words with their people, in the address, in a chip that goes.
    const name = dayName(day);
    await openReport(page, `/attendance/month?month=${month}`);
    const head = page
      .locator('thead .cell-mark')
      .nth(Number(day.slice(8)) - 1)
      .getByRole('button');
    await head.press('Enter');
    const menu = page.getByRole('dialog', { name });
    const absent = menu.getByRole('checkbox', { name: new RegExp(`^Absent\\s*${people}$`) });
    await absent.press('Space');
    const key = `day${day.slice(8)}`;
    await expect(page).toHaveURL(`/attendance/month?month=${month}&${key}=A`);
    await menu.getByRole('checkbox', { name: /^Late/ }).press('Space');
    await expect(page).toHaveURL(`/attendance/month?month=${month}&${key}=A~L`);
    await expect(absent).toBeVisible();
    await expectAccessible(page, { within: '[role=dialog]', widths: [1440, 768] });
    await page.keyboard.press('Escape');
    await expect(head).toBeFocused();
    await expect(head).toHaveAccessibleName(/ filtered$/);
    const late = total?.reasons.find(({ reason }) => reason === 'PRESENT_LATE')?.people ?? 0;
    await expect(page.getByText(`${people + late} people`, { exact: true })).toBeVisible();
    const ofDay = await downloadCSV(page);
    const column = ofDay.headings.findIndex((heading) => heading.endsWith(` ${Number(day.slice(8))}`));
    expect(ofDay.rows.map((row) => row[column]).sort()).toEqual([...'A'.repeat(people), ...'L'.repeat(late)]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Filters: ${name}: Absent, Late`)).toBeVisible();
    await page.emulateMedia({ media: null });
    // On paper no control stands: the focus can only go to one that is back.
    await expect(page.getByRole('button', { name: 'To check' })).toBeVisible();
    await page.getByRole('button', { name: `${name}: 2` }).press('Enter');
    await expect(page).toHaveURL(`/attendance/month?month=${month}`);
    await expect(page.getByRole('searchbox')).toBeFocused();
    // On a phone, where a day has no head, all columns have one menu.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Filter by').selectOption(name);
    await page.getByRole('checkbox', { name: /^Absent/ }).check();
    await expect(page).toHaveURL(`/attendance/month?month=${month}&${key}=A`);
    await expectAccessible(page, { widths: [390] });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `${name}: Absent` })).toBeVisible();

    await openReport(page, `/attendance/month?month=${month}&district=Awka`);
    const file = await downloadCSV(page);
    expect(file.headings.slice(0, 3)).toEqual(['sn', 'Staff-ID', 'Name']);
    expect(file.headings.slice(3, 3 + days).at(-1)).toMatch(new RegExp(`${days}$`));
    expect(file.headings.slice(3 + days)).toEqual(['Late', 'Absent']);
    await expect(page.getByText(`${file.rows.length} people`, { exact: true })).toBeVisible();
    expect(new Set(file.rows.flatMap((row) => row.slice(3, 3 + days)))).toEqual(
      new Set(file.rows.flatMap((row) => row.slice(3, 3 + days)).filter((text) => /^[PLASUXWHODNV?]$/.test(text))),
    );
    await page.keyboard.press('p');
    await expect(page).toHaveURL(`/attendance/month?month=${monthBefore(month)}&district=Awka`);
    await expect(page.locator('.period-steps')).toContainText(monthName(monthBefore(month)));
  });

  test('F-48 a comparison that fails is told, and asked again; the sheet stays', { tag: '@nightly' }, async ({
    page,
  }) => {
    const month = (await busyDay()).slice(0, 7);
    await warmMonth(month);
    await enterAs(page, 'user');
    let isCut = true;
    await page.route('**/graphql', (route) =>
      isCut && route.request().postData()?.includes('query MonthFindings') ? route.abort() : route.fallback(),
    );
    await openReport(page, `/attendance/month?month=${month}&show=toCheck`);
    await expect(page.getByText(/^Could not compare\. /)).toBeVisible();
    await expect(rows(page).first().locator('.cell-mark').first()).toBeVisible();
    isCut = false;
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText(/\d days? of the people on this page, with a dot$/)).toBeVisible();
  });

  for (const { screen, list, path } of [
    { screen: 'Month Sheet', list: 'attendanceMonth', path: '/attendance/month' },
    { screen: 'Hours', list: 'staffHours', path: '/attendance/hours' },
  ]) {
    test(`N-17 ${screen} says once that a list of the month could not be read, and asks again`, {
      tag: '@nightly',
    }, async ({ page }) => {
      const month = (await busyDay()).slice(0, 7);
      await warmMonth(month);
      await enterAs(page, 'user');
      const message = 'The holidays could not be read.';
      let isFailing = true;
      await page.route('**/graphql', async (route) => {
        if (!isFailing || !route.request().postData()?.includes(list)) return route.fallback();
        const response = await route.fetch();
        const json = await response.json();
        Object.assign(json.data[list], { notice: message });
        Object.assign(json.data[list].sources[0], { ok: false, code: 'UPSTREAM_TIMEOUT', message });
        await route.fulfill({ response, json });
      });
      await openReport(page, `${path}?month=${month}`);
      // Once to be seen; the other is heard.
      const notice = page.getByText(message).and(page.locator(':not(.visually-hidden)'));
      await expect(notice).toHaveCount(1);
      await expect(notice).toBeVisible();
      isFailing = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(notice).toHaveCount(0);
    });
  }

  test('fits beside the open sidebar, is cards on a phone, and goes on paper with all its lines', {
    tag: '@nightly',
  }, async ({ page }) => {
    const month = (await busyDay()).slice(0, 7);
    await warmMonth(month);
    await enterAs(page, 'user');
    await openReport(page, `/attendance/month?month=${month}`);
    await expectAccessible(page, { widths: [1440, 1366, 768, 390] });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(rows(page).first().locator('.cell-mark').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseMore(page, 'Columns');
    await page.getByRole('checkbox', { name: 'Minutes Late' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Minutes Late' })).toBeVisible();
    await chooseMore(page, 'Columns');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('columnheader', { name: 'Minutes Late' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const { totalCount } = await sheetOf(month);
    // What the command printed stands until the browser says that it has.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await chooseMore(page, 'Print');
    await expect(rows(page)).toHaveCount(totalCount);
    await page.emulateMedia({ media: 'print' });
    const overflow = await page.evaluate(() => {
      const table = document.querySelector('.data-table');
      return (table?.scrollWidth ?? 0) - (table?.clientWidth ?? 0);
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
