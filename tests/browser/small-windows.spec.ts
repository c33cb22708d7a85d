import type { Locator, Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { listAddresses, ofPart, openList, parts } from '../support/list-screens.ts';
import { chooseFlagged } from '../support/list-tools.ts';
import { busyMonth } from '../support/report-screen.ts';
import { bringFont, findPinned, wholeRows } from './screen-measures.ts';

/** Texts of two selectors that stand over each other. */
function overlaps(page: Page, first: string, second: string) {
  return page.evaluate(
    ([first = '', second = '']) => {
      const of = (selector: string) => [...document.querySelectorAll(selector)];
      return of(first).flatMap((one) =>
        of(second)
          .filter((other) => {
            const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
            const isBeside = a.right <= b.left + 1 || b.right <= a.left + 1;
            return b.width > 0 && !isBeside && a.bottom > b.top + 4 && b.bottom > a.top + 4;
          })
          .map((other) => `${one.textContent} over ${other.textContent}`),
      );
    },
    [first, second],
  );
}

/** Runs in the page: px that are left of a search box beside the words in it. */
function spareWidth(box: HTMLElement) {
  const pen = document.createElement('canvas').getContext('2d');
  const { font, paddingLeft, paddingRight } = getComputedStyle(box);
  if (pen) pen.font = font;
  const text = pen?.measureText((box as HTMLInputElement).placeholder).width ?? Number.NaN;
  return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text;
}

/** Runs in the page: brings a table into view, and counts its rows that stand whole there. */
function rowsInView(region: HTMLElement) {
  region.scrollIntoView();
  const seen = region.getBoundingClientRect();
  return [...region.querySelectorAll('tbody > tr')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= Math.max(0, seen.top) && bottom <= Math.min(innerHeight, seen.bottom);
  }).length;
}

/** Runs in the page: what scrolls sideways besides its table, with the px that are out of view. */
function findSideways() {
  return [...document.querySelectorAll('*')]
    .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
    .filter((one) => !one.closest('.table-region') && one.scrollWidth > one.clientWidth)
    .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth - one.clientWidth}`);
}

/** The table alone scrolls sideways, and each column can be brought whole beside those that stay in view. */
async function expectNothingAside(page: Page, where: string) {
  await expect.soft.poll(() => page.evaluate(findSideways), where).toEqual([]);
  const { share, hidden } = await findPinned(page);
  expect.soft(share, where).toBeLessThan(0.5);
  expect.soft(hidden, where).toEqual([]);
}

/** The page scrolls to its table: three rows stand whole there at once, or all that there are. */
async function expectThreeRows(page: Page, where: string) {
  const there = await page.locator('.data-table tbody > tr').count();
  const poll = expect.configure({ soft: true }).poll;
  const region = page.locator('.table-region');
  await poll(() => region.evaluate(rowsInView), where).toBeGreaterThanOrEqual(Math.min(3, there));
}

test.describe('lists in small windows', () => {
  test.beforeEach(({ page }) => bringFont(page));

  test('F-44 F-273 the chips of findings stand under the search on a phone, in view, and its rows are whole', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'user');
    await openList(page, `/all/attendance?date=${await busyDay()}&mode=signedIn`);
    const chip = page.getByRole('button', { name: /^To check\s*\d/ });
    await expect(chip).toBeInViewport({ ratio: 1 });
    await chooseFlagged(page);
    await expect(page).toHaveURL(/flag=Yes/);
    await expect(page.locator('.data-table tbody > tr:not([data-flagged])')).toHaveCount(0);
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(3);
  });

  test('F-44 a MAC address stands on one line of its card', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'admin');
    await openList(page, '/manage/users');
    const address = page.locator('td[data-label="Mac Address"]').filter({ hasText: /\S/ }).first();
    await expect(address).toHaveText(/^[\dA-F]{2}(?:[:-][\dA-F]{2}){5}$/i);
    const lines = await address.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('F-44 the way to the next record is in a window of 320 px', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enterAs(page, 'user');
    await page.goto(`/attendance/review?date=${await busyDay()}`);
    const next = page.getByRole('button', { name: 'Next record' });
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport({ ratio: 1 });
  });

  test('F-169 the evidence stands beside its reason on a tablet', { tag: '@nightly' }, async ({ page }) => {
    const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await enterAs(page, 'admin');
    for (const width of [640, 700, 768, 1000]) {
      await page.setViewportSize({ width, height: 1024 });
      await openList(page, `/attendance/day?date=${await busyDay()}`);
      const heads = page.locator('.data-table thead th');
      await expect(async () => {
        const reason = await box(heads.filter({ hasText: 'Reason' }));
        const evidence = await box(heads.filter({ hasText: 'Evidence' }));
        expect(reason.x + reason.width, `${width}`).toBeLessThanOrEqual(evidence.x + 1);
      }).toPass();
    }
  });

  test('F-169 title, steps and facts stand apart and whole at 200 %, and so does the word in the search box', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    for (const address of [
      '/settings/changes',
      `/report/serialatness?month=${await busyMonth('serialLatenessDays')}`,
    ]) {
      await page.setViewportSize({ width: 720, height: 450 });
      await openList(page, address);
      for (const [width, height] of [
        [640, 360],
        [683, 384],
        [720, 450],
      ] as const) {
        await page.setViewportSize({ width, height });
        const title = page.getByRole('heading', { level: 1 });
        const cut = () => title.evaluate((one) => one.scrollWidth - one.clientWidth);
        await expect.poll(cut, address).toBeLessThanOrEqual(0);
        const over = () => overlaps(page, '.period-steps > *', '.page-facts > *');
        await expect.poll(over, `${address} in ${width}`).toEqual([]);
      }
    }
    for (const [width, height] of [
      [390, 844],
      [683, 384],
      [1366, 657],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const address of ['/settings/changes', `/attendance/month?month=${await busyMonth('serialLatenessDays')}`]) {
        await openList(page, address);
        const box = page.getByRole('searchbox', { name: /^Search/ });
        await expect.poll(() => box.evaluate(spareWidth), `${address} in ${width}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  // 1440 by 900 and 1366 by 768 at 200 %: a list is opened in the one and made to fit the other.
  for (const { part, tag } of parts) {
    test(`F-62 three rows of a table at once at 200 %, in 720 by 450 and 683 by 384 px, and it alone scrolls sideways: ${part}`, {
      tag,
    }, async ({ page }) => {
      await enterAs(page, 'admin');
      for (const address of ofPart(await listAddresses(), part)) {
        await page.setViewportSize({ width: 720, height: 450 });
        await openList(page, address);
        await expectNothingAside(page, `${address} in 720 by 450 px`);
        await expectThreeRows(page, `${address} in 720 by 450 px`);
        await page.setViewportSize({ width: 683, height: 384 });
        await expectNothingAside(page, `${address} in 683 by 384 px`);
        await expectThreeRows(page, `${address} in 683 by 384 px`);
      }
    });
  }

  test('F-43 the attendance report has its tools in one line at 1366 by 657 and at 1440 px', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    for (const width of [1366, 1440]) {
      await page.setViewportSize({ width, height: 657 });
      await openList(page, `/all/attendance?date=${await busyDay()}&mode=signedIn`);
      await expect(page.getByRole('button', { name: /^To check \d/ })).toBeVisible();
      const height = async () => (await page.locator('.report-tools').boundingBox())?.height;
      await expect.poll(height, `${width}`).toBeLessThan(50);
    }
  });

  test('F-43 the tools stay on one line at 1366 px when filters are set, so that no row moves', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await enterAs(page, 'admin');
    const day = await busyDay();
    const attendance = `/all/attendance?date=${day}&mode=signedIn`;
    for (const address of [attendance, `/report/latness?date=${day}`, '/manage/staffs?search=a', '/manage/users']) {
      await openList(page, address);
      const before = await page.locator('.table-region').boundingBox();
      const separator = address.includes('?') ? '&' : '?';
      await openList(page, `${address}${separator}district=CHQ`);
      await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
      expect.soft((await page.locator('.table-region').boundingBox())?.y, address).toBe(before?.y);
    }
  });
});
