import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { listAddresses, ofPart, openList, parts } from '../support/list-screens.ts';
import { headOf, openHead, openMore } from '../support/list-tools.ts';

/** How far down a first row may stand, in px, by the width of the window. */
const lowest: Readonly<Record<number, number>> = { 1440: 296, 1366: 296, 390: 382 };

/** Names of what can be pressed, chosen or typed in above the first row, the headings of columns left out. */
function controlsAbove(page: Page) {
  return page.evaluate(() => {
    const row = document.querySelector('#first-row, .table-state');
    const controls = document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)');
    return [...controls]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('thead'))
      .filter((one) => row && one.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING && !row.contains(one))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim());
  });
}

const topOfRows = (page: Page) =>
  page.locator('#first-row, .table-state').evaluate((row) => row.getBoundingClientRect().top);

for (const { part, tag } of parts) {
  test(`F-273 F-282 at most 16 controls above a first row, which stands high, and 17 entries in the menu: ${part}`, {
    tag,
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    // As a screen opens: nothing is filtered by its address.
    const addresses = (await listAddresses()).filter((address) => !address.includes('reason='));
    for (const address of ofPart(addresses, part)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openList(page, address);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const entries = page.locator('.sidebar-nav').locator('a, button').filter({ visible: true });
      expect.soft(await entries.count(), `entries at ${address}`).toBeLessThanOrEqual(17);
      for (const [width, height] of [
        [1440, 900],
        [1366, 657],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const where = `${address} at ${width} px`;
        const controls = await controlsAbove(page);
        expect.soft(controls.length, `${where}: ${controls.join(' | ')}`).toBeLessThanOrEqual(16);
        // A line that says that days are being read goes when they have been.
        await expect
          .configure({ soft: true })
          .poll(() => topOfRows(page), where)
          .toBeLessThanOrEqual(lowest[width] ?? 0);
      }
      // Nothing is filtered, hidden or ordered by the reader: no control stands out.
      await expect.soft(page.locator('.report-tools [data-active=true]'), address).toHaveCount(0);
    }
  });
}

test('F-273 by keyboard: a link skips to the first row, a heading is one stop that sorts and filters, and so is the menu', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await openList(page, `/report/latness?date=${await busyDay()}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the first row' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#first-row')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#first-row :focus')).toHaveCount(1);

  await headOf(page, 'District').focus();
  await page.keyboard.press('Tab');
  await expect(headOf(page, 'Service Centre')).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Service Centre' });
  await expect(panel.getByRole('button', { name: 'Sort ascending' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(headOf(page, 'Service Centre')).toBeFocused();
  await expect(page).toHaveURL(/sort=serviceCentre/);

  const more = await openMore(page);
  await expect(page.getByRole('menu', { name: 'More' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'More' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('F-273 what is filtered stands beside the search, each to be taken away, and the headings say it', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  const address = `/report/latness?date=${await busyDay()}`;
  await openList(page, address);
  for (const name of ['District', 'Department']) {
    const panel = await openHead(page, name);
    await panel.getByRole('group', { name }).getByRole('checkbox').first().check();
    await page.keyboard.press('Escape');
    await expect(headOf(page, name)).toHaveAccessibleName(`${name} filtered`);
  }
  await page.getByRole('button', { name: /^District: .*, remove$/ }).click();
  await expect(page).not.toHaveURL(/district=/);
  await expect(page.getByRole('button', { name: /^Department: / })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/department=/);
  await expect(page.locator('.report-chips')).toHaveCount(0);
  await expect(page.getByRole('searchbox').first()).toBeFocused();
});
