import type { Page } from '@playwright/test';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { busyDay, enterAs, expect, test, withMotion } from '../support/browser.ts';
import { listAddresses, warmPerson } from '../support/list-screens.ts';
import { withFirstPage } from '../support/service-extensions.ts';
import {
  bringFont,
  findCutOff,
  findPinned,
  findTightHeads,
  pageStands,
  shiftsOf,
  slowAnswers,
  watchShifts,
  wholeRows,
} from './screen-measures.ts';

/** Screens without a list, one whose list is of nobody, and the log, whose rows are as high as what was changed. */
const otherScreens = (day: string, staffID: string) => [
  '/dashboard',
  `/attendance/review?date=${day}&mode=signedIn`,
  `/attendance/map?date=${day}&mode=signedIn`,
  '/all/location',
  '/settings/changepwd',
  '/settings/changes',
  '/manage/staff/upload',
  '/attendance/staff?staffID=nobody&month=2026-11&mode=signedIn',
  '/person/nobody?month=2026-11',
  `/person/${staffID}?month=${day.slice(0, 7)}`,
];

const nothingCutOff = { tooWide: 0, scrolls: 0, cut: [] };

test.describe('every screen', () => {
  // Windows in which a screen is opened, and one that the same list is made to fit afterwards.
  for (const { width, height, refit, fetchesAhead = false } of [
    { width: 1440, height: 768, fetchesAhead: true },
    { width: 1366, height: 768, refit: { width: 1280, height: 768 } },
    { width: 768, height: 1024, refit: { width: 1024, height: 1024 } },
    { width: 390, height: 844 },
  ]) {
    test.describe(() => {
      test.use({ fetchesAhead, ...withMotion });

      test(`F-43 F-44 F-56 at ${[width, refit?.width].filter(Boolean).join(' and ')} px nothing moves, no column is cut off, rows stand whole`, {
        tag: '@nightly',
      }, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await watchShifts(page);
        await bringFont(page);
        await slowAnswers(page);
        await enterAs(page, 'admin');
        const lists = await listAddresses();
        const [, staffID = ''] = /staffID=(\w+)/.exec(lists.join()) ?? [];
        await warmPerson(staffID, (await busyDay()).slice(0, 7));
        for (const address of [...otherScreens(await busyDay(), staffID), ...lists]) {
          await page.goto(address);
          await expect(page.locator('h1')).toBeVisible();
          // What is fetched ahead, with its styles, moves nothing either.
          if (fetchesAhead) await page.waitForLoadState('networkidle');
          await pageStands(page);
          expect.soft(await shiftsOf(page), `${address} at ${width} px`).toBe('0.00');
          if (!lists.includes(address)) continue;
          await expectWholeList(page, address, width);
          if (!refit) continue;
          await page.setViewportSize(refit);
          await expectWholeList(page, address, refit.width);
          await page.setViewportSize({ width, height });
        }
      });
    });
  }

  test('a staff ID as long as they may be stands whole in its column', { tag: '@nightly' }, async ({ page }) => {
    const longest = 'W'.repeat(maximumStaffIDLength);
    await page.route('**/graphql', async (route) => {
      const reply = await route.fetch();
      const text = await reply.text();
      await route.fulfill({ response: reply, body: text.replace(/"staffID":"[^"]+"/, `"staffID":"${longest}"`) });
    });
    await enterAs(page, 'admin');
    const day = await busyDay();
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [`/report/exception?date=${day}`, '/manage/staffs']) {
        await page.goto(address);
        const cell = page.locator('.data-table tbody .pinned-1', { hasText: longest });
        await expect(cell, address).toHaveCount(1);
        const isWhole = (shown: HTMLElement) => {
          const range = document.createRange();
          range.selectNodeContents(shown);
          const [inner, outer] = [range.getBoundingClientRect(), shown.getBoundingClientRect()];
          return shown.scrollWidth <= shown.clientWidth && inner.right <= outer.right && inner.bottom <= outer.bottom;
        };
        expect(await cell.evaluate(isWhole), `${address} at ${width} px`).toBe(true);
      }
    }
  });

  test('F-56 nothing moves on the first page that a browser ever opens', async ({ page }) => {
    await watchShifts(page);
    await bringFont(page);
    await slowAnswers(page);
    await enterAs(page, 'admin');
    await withFirstPage(page);
    const day = await busyDay();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of ['/dashboard', '/all/attendance', '/attendance/review', '/attendance/map']) {
        await page.goto(`${address}?date=${day}`);
        await expect(page.locator('h1')).toBeVisible();
        await pageStands(page);
        expect.soft(await shiftsOf(page), `${address} at ${width} px`).toBe('0.00');
      }
    }
  });
});

/** No column is cut off at a desk and its headings stand apart, what stays in view hides none on a tablet, and three rows stand whole on a phone. */
async function expectWholeList(page: Page, address: string, width: number) {
  const rows = page.locator('.data-table tbody > tr');
  await expect(rows.first().or(page.getByText('No record found').first())).toBeVisible();
  if (width >= 1280) {
    await expect
      .configure({ soft: true })
      .poll(() => findCutOff(page), address)
      .toEqual(nothingCutOff);
    expect.soft(await findTightHeads(page), address).toEqual([]);
  } else if (width >= 768) {
    const { share, hidden } = await findPinned(page);
    expect.soft(share, address).toBeLessThan(0.5);
    expect.soft(hidden, address).toEqual([]);
  } else {
    const there = await rows.count();
    // A line about all rows stands above them where there is one.
    const least = (await page.locator('.table-note').isVisible()) ? 2 : 3;
    await expect
      .configure({ soft: true })
      .poll(() => wholeRows(page), address)
      .toBeGreaterThanOrEqual(Math.min(least, there));
  }
}
