import type { Page } from '@playwright/test';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { busyDay, emailOf, expect, signIn, test } from '../support/browser.ts';
import { timeIn } from '../support/fixed-clock.ts';
import { becomeIdle, warning } from '../support/idle-page.ts';

async function open(page: Page) {
  await page.clock.install();
  await signIn(page);
  await page.clock.runFor(530_000);
  await expect(warning(page)).toBeHidden();
  await becomeIdle(page);
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
  test.setTimeout(90_000);

  test('N-21 from minute nine a question counts down; staying keeps the session for ten more minutes', async ({
    page,
  }) => {
    await open(page);
    const left = () => warning(page).getByRole('timer').textContent();
    const first = Number(/\d+/.exec((await left()) ?? '')?.[0]);
    expect(first).toBeGreaterThan(20);
    expect(first).toBeLessThanOrEqual(60);
    await page.clock.runFor(5_000);
    expect(Number(/\d+/.exec((await left()) ?? '')?.[0])).toBeLessThan(first);
    const stay = warning(page).getByRole('button', { name: 'Stay signed in' });
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    // The dialog goes with the frames of the page's own clock.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(warning(page)).toBeHidden({ timeout: 200 });
    }).toPass({ timeout: 15_000 });
    await page.clock.runFor(530_000);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  for (const [what, address, opener] of [
    ['the search', async () => '/report/latness', /^Find/],
    ['a photo', async () => `/all/attendance?date=${await busyDay()}`, /^Compare photos of/],
  ] as const) {
    test(`N-21 the question stands over ${what}, which closes`, async ({ page }) => {
      await page.clock.install();
      await signIn(page);
      await page.goto(await address());
      await page.getByRole('button', { name: opener }).first().click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.clock.runFor(530_000);
      await becomeIdle(page);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(warning(page)).toBeHidden({ timeout: 200 });
      }).toPass({ timeout: 15_000 });
      expect(page.url()).toContain(await address());
    });
  }

  test('N-21 R-006 an unanswered question ends the session', async ({ page }) => {
    await open(page);
    await waitForEnd(page);
    await expect(page.getByText('You were signed out after 10 minutes without activity')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('N-21 activity in another tab takes the question back', async ({ page, context }) => {
    await open(page);
    const other = await context.newPage();
    await other.clock.install({ time: await timeIn(page) });
    await other.goto('/all/ad3');
    await expect(other.getByText('This screen is not available')).toBeVisible();
    // The other tab asks as well: one answer is enough for both.
    await becomeIdle(other);
    await page.clock.resume();
    await warning(other).getByRole('button', { name: 'Stay signed in' }).click();
    await page.bringToFront();
    await expect(warning(page)).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('N-21 what was typed into a form is offered again to the same person alone', async ({ page }) => {
    await page.clock.install();
    await signIn(page);
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
    await page.getByRole('link', { name: 'All Units' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('This form was left before it was sent.')).toBeVisible();
    await expect(dialog.getByLabel('Office Location')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Bring back my changes' }).click();
    await expect(dialog.getByLabel('Office Location')).toHaveValue('Kept Office');
    await expect(dialog.getByText('This form was left before it was sent.')).toBeHidden();
  });

  test('N-21 what was typed is offered again after a sign-out in another tab', async ({ page, context }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'All Units' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Unit' });
    await dialog.getByLabel('Office Location').fill('Kept Office');
    const other = await context.newPage();
    await other.goto('/all/ad3');
    await other.getByRole('link', { name: 'Logout' }).click();
    await page.getByLabel('Email').fill(emailOf('admin'));
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByRole('button', { name: 'Bring back my changes' }).click();
    await expect(dialog.getByLabel('Office Location')).toHaveValue('Kept Office');
  });
});
