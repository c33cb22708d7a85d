import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { listAddresses } from '../support/list-screens.ts';

/**
 * Runs in the page before its own scripts: what a browser's translator does. Each text is replaced by another one inside
 * two elements, as soon as it is there and again whenever it changes.
 */
function translate() {
  const wrapAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      const { parentElement: parent } = text;
      if (!parent || !text.data.trim() || parent.closest('script, style, option, title, textarea')) continue;
      if (parent.tagName === 'FONT' && parent.parentElement?.tagName === 'FONT') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    const watch = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => wrapAll(document.body)).observe(document.body, watch);
    wrapAll(document.body);
  });
}

const translated = (page: Page) => page.locator('h1 font font');

test('F-161 every screen is drawn, changed and left under the translator of a browser', {
  tag: '@nightly',
}, async ({ page }) => {
  test.slow();
  const day = await busyDay();
  const addresses = await listAddresses();
  const [, staffID] = /staffID=([^&]+)/.exec(addresses.join(' ')) ?? [];
  await enterAs(page, 'admin');
  await page.addInitScript(translate);
  const others = [`/dashboard?date=${day}`, `/attendance/map?date=${day}`, '/settings/changepwd', '/all/location'];
  for (const address of [...addresses, ...others, `/person/${staffID}?month=${day.slice(0, 7)}`]) {
    await page.goto(address);
    await expect(translated(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const name of ['Previous day', 'Previous month', 'Next page', 'Flagged', 'Name'])
      await page
        .getByRole('button', { name, exact: name === 'Name' })
        .first()
        .click({ timeout: 500, noWaitAfter: true })
        .catch(() => undefined);
    await expect(page.getByText('Something went wrong'), address).toHaveCount(0);
    await expect(translated(page).first()).toBeVisible();
  }
});

test('F-161 numbers, steps and verdicts stay right under the translator of a browser', async ({ page }) => {
  const day = await busyDay();
  await enterAs(page, 'admin');
  await page.addInitScript(translate);
  await page.goto(`/all/attendance?date=${day}`);
  await expect(page.locator('.pager-range')).toContainText('1–20 of');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.locator('.pager-range')).toContainText('21–40 of');
  await page.getByLabel('Rows per page').selectOption('50');
  await expect(page.locator('.pager-range')).toContainText('1–50 of');
  await expect(page.locator('.data-table tbody > tr')).toHaveCount(50);
  const total = await page.locator('.pager-range').textContent();
  await page.getByRole('button', { name: 'Flagged' }).click();
  await expect(page.locator('.pager-range')).toContainText('filtered from');
  expect(await page.locator('.pager-range').textContent()).not.toBe(total);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('filtered from')).toHaveCount(0);
  await page.goto(`/attendance/review?date=${day}`);
  // The photos may be there before the service has said whose turn it is; a key is taken after both.
  await expect(page.getByRole('button', { name: 'Same person' })).not.toHaveAttribute('aria-disabled', 'true');
  const judged = page.url();
  await page.keyboard.press('3');
  await expect(page).not.toHaveURL(judged);
  await expect(page.getByText(/^[\d,]+ of [\d,]+$/)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
