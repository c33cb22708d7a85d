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
    await page.goto(`/report/latness?date=${day}`);
    const chip = page.getByRole('button', { name: 'Flagged' });
    await expect(page.locator('.table-skeleton')).toBeVisible();
    await expect(chip).not.toHaveText(/\d/);
    fail();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.locator('.table-skeleton')).toHaveCount(0);
    await expect(chip).not.toHaveText(/\d/);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(chip).toHaveText(/^Flagged\s*\d+$/);
  });
});

/** What asked for each script: `other`, a link of the page itself; `script`, another script that had to come before. */
const initiators = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?:react|core|app|shell|addresses)-[^/]+\.js$/.test(name))
      .map(
        (entry) =>
          `${entry.name.replace(/^.*\/|-.{8}[.]js$/g, '')} ${(entry as PerformanceResourceTiming).initiatorType}`,
      )
      .sort(),
  );

test('F-65 a page asks itself for the scripts that its screen needs, sign-in for its own alone', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => initiators(page)).toEqual(['core other', 'react other']);
  await enterAs(page, 'user');
  await page.goto('/all/ad3');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const all = ['addresses', 'app', 'core', 'react', 'shell'];
  await expect.poll(() => initiators(page)).toEqual(all.map((name) => `${name} other`));
});

/** Runs in the page before its own scripts: notes in `early` what has the page laid out before the first query is sent. */
function noteLayouts() {
  const early: string[] = [];
  Object.assign(window, { early });
  let isAsked = false;
  const { fetch } = window;
  window.fetch = (input, init) => {
    isAsked ||= String(input).includes('/graphql');
    return fetch(input, init);
  };
  const note = (name: string) => {
    if (!isAsked) early.push(name);
  };
  const wrapCall = (owner: object, name: string) => {
    const call = Reflect.get(owner, name);
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...given: unknown[]) {
        note(name);
        return Reflect.apply(call, this, given);
      },
    });
  };
  const wrapReading = (owner: object, name: string) => {
    const { get, ...property } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    Object.defineProperty(owner, name, {
      ...property,
      get(this: unknown) {
        note(name);
        return get?.call(this);
      },
    });
  };
  const calls = ['getBoundingClientRect', 'getClientRects', 'scrollIntoView', 'scrollTo', 'scrollBy', 'scroll'];
  for (const name of calls) wrapCall(Element.prototype, name);
  for (const name of ['focus', 'showPopover', 'hidePopover']) wrapCall(HTMLElement.prototype, name);
  for (const name of ['scrollTop', 'scrollHeight', 'clientHeight', 'clientWidth']) wrapReading(Element.prototype, name);
  for (const name of ['offsetTop', 'offsetHeight', 'offsetWidth']) wrapReading(HTMLElement.prototype, name);
}

for (const path of ['/dashboard', '/all/attendance?date=2026-11-19', '/manage/staffs', '/attendance/month']) {
  test(`13.9 ${path} sends its query before anything has it laid out`, { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'admin');
    await page.addInitScript(noteLayouts);
    const asked = page.waitForRequest('**/graphql');
    await page.goto(path);
    await asked;
    expect(await page.evaluate(() => Reflect.get(window, 'early'))).toEqual([]);
  });
}

test('13.9 on a slow line the font comes after the code that draws the screen', { tag: '@nightly' }, async ({
  page,
}) => {
  await enterAs(page, 'user');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto('/dashboard');
  const order = await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, ''));
    const files = names.filter((name) => /^dashboard-.*js$|woff2$/.test(name));
    return files.some((name) => name.endsWith('.woff2')) ? files : null;
  });
  expect((await order.jsonValue())?.at(-1)).toMatch(/woff2$/);
});
