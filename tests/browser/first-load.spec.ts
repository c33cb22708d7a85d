import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';

test.describe('the first load of a list', () => {
  test.use({ expectedLog: /^Failed to load resource|could not be loaded/ });

  test('F-48 F-60 shows bars where cells will stand, and no number before it is known or after a failure', async ({
    page,
  }) => {
    const day = await busyDay();
    await enterAs(page, 'admin');
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.fulfill({ status: 502, body: 'no service' });
    });
    await page.goto(`/all/attendance?date=${day}`);
    const chip = page.getByRole('button', { name: 'Flagged' });
    await expect(page.locator('.table-skeleton-row').first()).toBeVisible();
    await expect(chip).not.toHaveText(/\d/);
    fail();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.locator('.table-skeleton-row')).toHaveCount(0);
    await expect(chip).not.toHaveText(/\d/);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(chip).toHaveText(/^Flagged\s*\d+$/);
  });
});

/**
 * What asked first for each file of code: `page`, a link of the page itself; `script`, another script that had to come
 * before.
 */
const initiators = (page: Page, files: string) =>
  page.evaluate((names) => {
    const own = new RegExp(`/assets/(${names})-[\\w-]{8}[.]js$`);
    const found = new Map<string, string>();
    for (const { name, initiatorType } of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      const file = own.exec(name)?.[1];
      if (file && !found.has(file)) found.set(file, /^(?:other|link)$/.test(initiatorType) ? 'page' : 'script');
    }
    return [...found].map((entry) => entry.join(' ')).sort();
  }, files);

test('F-65 a page asks itself for the scripts that its screen needs, sign-in for its own alone', async ({ page }) => {
  const files = 'react|core|app|shell|addresses|list|report|attendance';
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await initiators(page, files)).toEqual(['core page', 'react page']);
  await enterAs(page, 'user');
  const all = ['addresses', 'app', 'core', 'react', 'shell'];
  await page.goto('/all/ad3');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await initiators(page, files)).toEqual(all.map((name) => `${name} page`));
  await page.goto(`/all/attendance?date=${await busyDay()}`);
  await expect(page.locator('tbody tr td').first()).toBeVisible();
  const ofList = [...all, 'attendance', 'list', 'report'].sort();
  expect(await initiators(page, files)).toEqual(ofList.map((name) => `${name} page`));
});

test.describe('a screen whose files do not come with its page', () => {
  test.use({ expectedLog: /^Failed to load resource/ });

  test('F-41 says so, and comes with Retry', async ({ page }) => {
    await enterAs(page, 'user');
    await page.route(/assets\/report-/, (route) => route.abort('internetdisconnected'));
    await page.goto(`/all/attendance?date=${await busyDay()}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(/assets\/report-/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('tbody tr td').first()).toBeVisible();
  });
});

test('F-65 rows are asked for before the screen that shows them stands, and once', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: boolean[] = [];
    const send = window.fetch;
    window.fetch = (address, options) => {
      const isList = String(options?.body).includes('query Attendance(');
      if (isList) asked.push(document.querySelector('h1') !== null);
      return send(address, options);
    };
    Object.assign(window, { asked });
  });
  await enterAs(page, 'user');
  await page.goto(`/all/attendance?date=${await busyDay()}`);
  await expect(page.locator('tbody tr td').first()).toBeVisible();
  expect(await page.evaluate('asked')).toEqual([false]);
});

test('F-65 the files that a page is drawn with are compiled as they come', async ({ page }) => {
  await enterAs(page, 'user');
  const html = await (await page.request.get('/all/attendance', { headers: { accept: 'text/html' } })).text();
  const linked = [...html.matchAll(/href="(\/assets\/(?:react|app|core|shell|list|report)-[^"]*\.js)"/g)];
  expect(linked).toHaveLength(6);
  for (const [, address = ''] of linked) {
    const code = await (await page.request.get(address)).text();
    expect([address, code.split('\n')[0]]).toEqual([address, '//# allFunctionsCalledOnLoad']);
  }
});
