import type { Page } from '@playwright/test';
import { formatLongDate } from '../../schema/format.ts';
import { enterAs, expect, test } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';
import { monthName, openReport } from '../support/report-screen.ts';

const step = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const shows = (page: Page, text: string) =>
  expect(page.getByRole('main').locator('.period-steps').getByText(text, { exact: true })).toBeVisible();

/** `2026-11` and so many months before it. */
function monthBefore(months: number): string {
  const [year = 0, month = 1] = dayInLagos().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}

const dailyScreens = [
  '/dashboard',
  '/dashboard/people',
  '/all/attendance',
  '/attendance/review',
  '/attendance/map',
  '/report/clockout',
  '/report/latness',
  '/report/exception',
];
const monthlyScreens = [
  '/dashboard/near-serial',
  '/report/serialatness',
  '/report/serialatness/staff',
  '/serialatness/all',
  '/all/absentee',
  '/absentee/summary/report',
];

test.describe('days are steps', () => {
  test('on every screen of a day: before, after, today', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    for (const path of dailyScreens) {
      await page.goto(`${path}?date=${dayInLagos(2)}`);
      await shows(page, formatLongDate(dayInLagos(2)));
      await step(page, 'Previous day').click();
      await expect(page, path).toHaveURL(new RegExp(`date=${dayInLagos(3)}`));
      await shows(page, formatLongDate(dayInLagos(3)));
      await step(page, 'Next day').click();
      await shows(page, formatLongDate(dayInLagos(2)));
      await step(page, 'Today').click();
      await shows(page, formatLongDate(dayInLagos()));
      await expect(step(page, 'Today'), path).toHaveAttribute('aria-disabled', 'true');
      await expect(step(page, 'Next day'), path).toHaveAttribute('aria-disabled', 'true');
      await page.goBack();
      await shows(page, formatLongDate(dayInLagos(2)));
    }
  });

  test('a last workday that is found late moves nobody who has gone on, and Caps Lock changes no key', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'user');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.goto(`/dashboard?date=${dayInLagos(2)}`);
    await shows(page, formatLongDate(dayInLagos(2)));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.fallback();
    });
    const look = page.waitForRequest('**/graphql');
    await page.keyboard.press('l');
    await look;
    // As Caps Lock has it: a capital without Shift.
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'P' })));
    await expect(page).toHaveURL(`/dashboard?date=${dayInLagos(3)}`);
    const answered = page.waitForResponse('**/graphql');
    answer();
    await answered;
    await shows(page, formatLongDate(dayInLagos(3)));
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`/dashboard?date=${dayInLagos(3)}`);
  });

  test('by key, with the filters as they are, and not while one types or a dialog is open', {
    tag: '@nightly',
  }, async ({ page }) => {
    const day = dayInLagos(2);
    await enterAs(page, 'user');
    await openReport(page, `/all/attendance?date=${day}&mode=signedIn&district=Awka&size=50`);
    await page.keyboard.press('p');
    await expect(page).toHaveURL(`/all/attendance?date=${dayInLagos(3)}&mode=signedIn&district=Awka&size=50`);
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`date=${dayInLagos(1)}`));
    await page.keyboard.press('t');
    await expect(page).toHaveURL(new RegExp(`date=${dayInLagos()}`));
    await page.keyboard.press('n');
    await shows(page, formatLongDate(dayInLagos()));
    await page.keyboard.press('/');
    await page.keyboard.type('p');
    await expect(page.getByRole('searchbox', { name: /^Search / })).toHaveValue('p');
    await expect(page).toHaveURL(new RegExp(`date=${dayInLagos()}`));
    await page.getByRole('button', { name: 'New Search Query' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).press('p');
    await expect(page).toHaveURL(new RegExp(`date=${dayInLagos()}`));
  });
});

test.describe('months are steps', () => {
  test('on every screen of a month: before, after, this month, last month', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    for (const path of monthlyScreens) {
      await page.goto(`${path}?month=${monthBefore(2)}`);
      await step(page, 'Next month').click();
      await expect(page, path).toHaveURL(new RegExp(`month=${monthBefore(1)}`));
      await page.keyboard.press('t');
      await shows(page, monthName(monthBefore(0)));
      await expect(step(page, 'Next month'), path).toHaveAttribute('aria-disabled', 'true');
      await step(page, 'Last month').click();
      await shows(page, monthName(monthBefore(1)));
      await page.keyboard.press('p');
      await expect(page, path).toHaveURL(new RegExp(`month=${monthBefore(2)}`));
    }
  });
});

test.describe('a day without records', () => {
  for (const path of ['/attendance/review', '/attendance/map']) {
    test(`F-51 ${path} offers the nearest day that has some`, {
      tag: path === '/attendance/map' ? [] : '@nightly',
    }, async ({ page }) => {
      await enterAs(page, 'user');
      // Before the demo company's first day, whose night shift may reach into the day after.
      const days = Array.from({ length: 8 }, (_, index) => dayInLagos(11 + index));
      await page.goto(`${path}?date=${days.at(4)}&mode=signedIn`);
      await page.getByRole('button', { name: /^Show .*, the nearest day with records$/ }).click();
      await expect(page).not.toHaveURL(new RegExp(`date=${days.at(4)}`));
      await expect(page.getByText('No record found')).toHaveCount(0);
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /Same person|Compare photos/ })
          .first(),
      ).toBeVisible();
    });
  }
});
