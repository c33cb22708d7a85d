import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { listAddresses } from '../support/list-screens.ts';

/** What the screen says of parts of its address that it could not keep. */
const notes = (page: Page) =>
  page.locator('.view-notes, .dashboard-note').evaluateAll((all) => all.map((note) => note.textContent));

/** Sends copied text to the test, for the page's own clipboard belongs to all tests. */
async function readCopies(page: Page) {
  const copied: string[] = [];
  await page.exposeFunction('copied', (text: string) => copied.push(text));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: Reflect.get(window, 'copied') } }),
  );
  return copied;
}

test('F-163 a copied link opens the same view without a note, on every screen and from an address that has faults', {
  tag: '@nightly',
}, async ({ page }) => {
  const addresses = await listAddresses();
  const day = await busyDay();
  await enterAs(page, 'admin');
  const copied = await readCopies(page);
  const others = ['/dashboard', '/attendance/review', `/attendance/map?date=${day}`, '/report/serialatness?date=today'];
  for (const address of [...addresses, ...addresses.map((one) => one.replace(/\?.*/, '')), ...others]) {
    const asked = `${address}${address.includes('?') ? '&' : '?'}colour=red&size=7`;
    await page.goto(address.startsWith('/dashboard') ? address : asked);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const count = copied.length;
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => copied.length).toBe(count + 1);
    const shown = await title.textContent();
    await page.goto(copied.at(-1) ?? '');
    await expect(title).toHaveText(shown ?? '');
    expect(await notes(page), copied.at(-1)).toEqual([]);
  }
});
