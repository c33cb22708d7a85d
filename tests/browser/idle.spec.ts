import type { Page } from '@playwright/test';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { busyDay, emailOf, expect, signIn, test, unfoldMenu } from '../support/browser.ts';
import { becomeIdle, warning } from '../support/idle-page.ts';

async function open(page: Page) {
  await page.clock.install();
  await signIn(page);
  await page.clock.runFor(530_000);
  await expect(warning(page)).toBeHidden();
  await becomeIdle(page);
}

/** The notice goes, with the frames of the page's own clock. */
async function warningGoes(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return warning(page).isHidden();
    })
    .toBe(true);
}

/** Lets the clock run, second by second, until the session has ended. */
async function waitForEnd(page: Page) {
  await page.clock.runFor(30_000);
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(new URL(page.url()).pathname).toBe('/');
  }).toPass({ intervals: [10] });
}

test.describe('idle session', () => {
  test('N-21 from minute nine a notice counts down; staying keeps the session for ten more minutes', async ({
    page,
  }) => {
    await open(page);
    const left = async () => Number(/\d+/.exec((await warning(page).getByRole('timer').textContent()) ?? '')?.[0]);
    const first = await left();
    expect(first).toBeGreaterThan(10);
    expect(first).toBeLessThanOrEqual(60);
    await page.clock.runFor(5_000);
    await expect.poll(left).toBeLessThan(first);
    const stay = warning(page).getByRole('button', { name: 'Stay signed in' });
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await warningGoes(page);
    await page.clock.runFor(530_000);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  for (const [what, act] of [
    ['the mouse', (page: Page) => page.mouse.move(400, 300)],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 40)],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a finger', (page: Page) => page.touchscreen.tap(20, 20)],
  ] as const) {
    test.describe(`with ${what}`, () => {
      test.use({ hasTouch: what === 'a finger' });
      test(`F-132 ${what} in the last minute takes the notice back and keeps the session`, { tag: '@nightly' }, async ({
        page,
      }) => {
        await open(page);
        await page.clock.runFor(20_000);
        await expect(warning(page)).toBeVisible();
        await act(page);
        await warningGoes(page);
        await page.clock.runFor(530_000);
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(warning(page)).toBeHidden();
        await waitForEnd(page);
      });
    });
  }

  test('F-132 R-006 the notice that opens under a resting mouse, over a scrolled list, is no activity', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    await page.goto(`/all/attendance?date=${await busyDay()}`);
    const below = page.getByRole('button', { name: /^Compare photos of/ }).nth(19);
    await page.mouse.move(640, 360);
    await below.scrollIntoViewIfNeeded();
    // Waits for two frames more: a scroll that is told after the clock has run would be activity.
    await below.hover({ trial: true });
    await page.clock.runFor(530_000);
    await becomeIdle(page);
    await waitForEnd(page);
  });

  for (const [what, address, element] of [
    ['the map', '/all/location', '.leaflet-container'],
    ['the list of links', '/dashboard', '.shell-side nav'],
  ] as const) {
    test(`F-132 a wheel over ${what} counts`, { tag: '@nightly' }, async ({ page }) => {
      await page.clock.install();
      await signIn(page);
      await page.goto(address);
      const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(element).boundingBox()) ?? {};
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.clock.runFor(530_000);
      await becomeIdle(page);
      await page.mouse.wheel(0, 100);
      await warningGoes(page);
      await page.clock.runFor(480_000);
      await page.mouse.wheel(0, 100);
      await page.clock.runFor(480_000);
      await expect(warning(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(address);
    });
  }

  for (const [what, address, opener] of [
    ['the search', async () => '/report/latness', /^Find/],
    ['a photo', async () => `/all/attendance?date=${await busyDay()}`, /^Compare photos of/],
  ] as const) {
    test(`N-21 the question stands over ${what}, which stays`, { tag: '@nightly' }, async ({ page }) => {
      await page.clock.install();
      await signIn(page);
      await page.goto(await address());
      await page.getByRole('button', { name: opener }).first().click();
      const under = page.locator('[role=dialog]');
      await expect(under).toBeVisible();
      await page.clock.runFor(530_000);
      await becomeIdle(page);
      await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
      await warningGoes(page);
      await expect(under).toBeVisible();
      expect(page.url()).toContain(await address());
    });
  }

  test('N-21 what was typed into a form is offered again to the same person alone', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page);
    await unfoldMenu(page);
    await page.getByRole('link', { name: 'All Units' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Unit' });
    await dialog.getByLabel('Office Location').fill('Kept Office');
    await page.clock.runFor(530_000);
    await becomeIdle(page);
    await waitForEnd(page);

    await page.clock.resume();
    await page.getByLabel('Email').fill(emailOf('admin'));
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await unfoldMenu(page);
    await page.getByRole('link', { name: 'All Units' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('You have unsaved changes from earlier.')).toBeVisible();
    await expect(dialog.getByLabel('Office Location')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog.getByLabel('Office Location')).toHaveValue('Kept Office');
    // The pressed button is gone.
    await expect(dialog.getByLabel('District')).toBeFocused();
    await expect(dialog.getByText('You have unsaved changes from earlier.')).toBeHidden();
  });
});
