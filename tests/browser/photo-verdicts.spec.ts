import type { Page, Route } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { withoutReviews } from '../support/service-extensions.ts';

const photos = /\/photos\//;
const verdict = (page: Page, name: string) => page.getByRole('group').getByRole('button', { name });
const judged = async (page: Page) =>
  Number((await page.getByRole('region', { name: 'Progress' }).innerText()).match(/All photos\s+(\d+)/)?.[1]);
const who = (page: Page) => page.getByRole('region', { name: 'Photos to judge' }).getByRole('heading', { level: 2 });

async function openReview(page: Page) {
  await page.goto(`/attendance/review?date=${await busyDay()}&mode=signedIn`);
  await expect(who(page)).not.toHaveText('Loading…');
}

/** Keeps every photo back until it is let go; later ones come at once. */
async function holdPhotos(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(photos, (route) => (isOpen ? route.continue() : void held.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Only `Cannot tell` can be said, by key and by button. */
async function expectBlind(page: Page) {
  for (const name of ['Same person', 'Different person']) {
    await expect(verdict(page, name)).toHaveAttribute('aria-disabled', 'true');
    await verdict(page, name).dispatchEvent('click');
  }
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  expect(await judged(page)).toBe(0);
  await expect(verdict(page, 'Cannot tell')).not.toHaveAttribute('aria-disabled', 'true');
}

test.describe('verdicts on photos', () => {
  test.beforeEach(async ({ page }) => {
    await enterAs(page, 'user');
    await withoutReviews(page);
  });

  for (const place of [0, 1]) {
    test(`F-42 only Cannot tell while photo ${place + 1} of 2 could not be loaded`, { tag: '@nightly' }, async ({
      page,
    }) => {
      await openReview(page);
      const address = await page.locator('.compare-box > img').nth(place).getAttribute('src');
      await page.route(
        (url) => `${url.pathname}${url.search}` === address,
        (route) => route.abort('failed'),
      );
      // Not from the browser's own store.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await page.route('**/graphql', (route) => route.fallback());
      await openReview(page);
      await expect(page.getByText('This photo could not be loaded.')).toBeVisible();
      await expect(page.getByText(/One photo cannot be seen/)).toBeVisible();
      await expectBlind(page);
      await page.keyboard.press('3');
      await expect.poll(() => judged(page)).toBe(1);
    });
  }

  test('F-42 F-170 only Cannot tell while the photos are on their way, a key that comes before them says so, and all three when they are there', async ({
    page,
  }) => {
    const letGo = await holdPhotos(page);
    await openReview(page);
    await expectBlind(page);
    await page.keyboard.press('1');
    const missed = page.getByText('“Same person” was not recorded: the photos had not loaded yet. Press 1 again.');
    await expect(missed).toBeVisible();
    expect(await judged(page)).toBe(0);
    await letGo();
    await expect(verdict(page, 'Same person')).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('1');
    await expect.poll(() => judged(page)).toBe(1);
    await expect(missed).toHaveCount(0);
  });
});

test.describe('the review on a small laptop', () => {
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
  ] as const) {
    test(`F-57 all that a verdict needs stands above the fold at ${width} by ${height} px`, {
      tag: width === 1366 ? [] : '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await enterAs(page, 'user');
      await openReview(page);
      for (const part of ['.compare-photo', '.verdict-button', '.compare-foot', '.compare-keys', '.page-actions > *']) {
        for (const one of await page.locator(part).all()) await expect(one, part).toBeInViewport({ ratio: 1 });
      }
      const tops = await page
        .locator('.page-actions > *')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });
  }
});

test.describe('verdicts in the comparison of a report', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const isThere = (page: Page) => expect(verdict(page, 'Same person')).not.toHaveAttribute('aria-disabled', 'true');

  test('F-170 a verdict whose withdrawal was refused still stands, and is taken back by the next Undo', async ({
    page,
  }) => {
    await enterAs(page, 'management');
    await page.goto(`/all/attendance?date=${await busyDay()}&mode=signedOut&review=Not+reviewed`);
    await page
      .getByRole('button', { name: /^Compare photos of/ })
      .first()
      .click();
    await isThere(page);
    const sent: string[] = [];
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON() ?? {};
      if (operationName !== 'WithdrawVerdict') return route.fallback();
      sent.push(variables.id);
      const errors = [{ message: 'Not now.', extensions: { code: 'UPSTREAM_REJECTED' } }];
      await (sent.length === 1 ? route.fulfill({ json: { data: null, errors } }) : route.fallback());
    });
    await page.keyboard.press('3');
    await expect(dialog(page).getByText(/Cannot tell\.$/)).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByText('The verdict was not undone')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('u');
    await expect(dialog(page).getByText('The last verdict was undone.')).toBeVisible();
    expect(sent).toEqual([sent[0], sent[0]]);
  });
});
