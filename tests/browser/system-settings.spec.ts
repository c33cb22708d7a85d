import type { Locator, Page } from '@playwright/test';
import { busyDay, enterAs, expect, test, withMotion } from '../support/browser.ts';
import { openReport } from '../support/report-screen.ts';

/** Longest animation or transition that an element and what is in it has, in ms. */
function longestMotion(locator: Locator) {
  return locator.evaluate((root) => {
    const times = [root, ...root.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      const parts = `${animationName === 'none' ? '0s' : animationDuration}, ${transitionDuration}`.split(', ');
      return parts.map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000));
    });
    return Math.max(...times);
  });
}

/** The system's colours, as this browser has them. */
function systemColours(page: Page) {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    const read = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const colours = { canvas: read('Canvas'), highlight: read('Highlight') };
    probe.remove();
    return colours;
  });
}

const background = (locator: Locator) =>
  locator.first().evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage === 'none' ? backgroundColor : backgroundImage;
  });

test.describe('reduced motion', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('F-55 nothing moves longer than a moment: dialogs, photos and menus', async ({ page }) => {
    await enterAs(page, 'admin');
    for (const [address, buttons] of [
      ['/report/exception', ['Search By Date']],
      ['/manage/staffs', ['Add New', /^Delete /, /^View the photo/]],
      [`/all/attendance?date=${await busyDay()}`, [/^Compare photos/, /^More$/]],
    ] as const) {
      await openReport(page, address);
      const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu], dialog[open]');
      for (const button of buttons) {
        await page.getByRole('button', { name: button }).first().click();
        await expect(opened.first()).toBeVisible();
        expect(await longestMotion(page.locator('html')), `${address}, ${button}`).toBeLessThanOrEqual(1);
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
      }
    }
  });
});

test.describe('forced colours', () => {
  test.use(withMotion);
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await enterAs(page, 'admin');
  });

  test('F-55 the current link, a pressed chip and an active filter stand out', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openReport(page, `/all/attendance?date=${await busyDay()}&mode=signedIn&flag=Yes&district=Aba~Awka~Orlu`);
    const { canvas, highlight } = await systemColours(page);
    const current = page.locator('.sidebar-link[aria-current=page]').first();
    expect(await background(current)).toBe(highlight);
    expect(await background(page.locator('.sidebar-link:not([aria-current])'))).not.toBe(highlight);
    expect(await background(page.getByRole('button', { name: /^To check/ }))).toBe(highlight);
    expect(await background(page.locator('.chip[data-active=true]'))).toBe(highlight);
    expect(highlight).not.toBe(canvas);
  });
});
