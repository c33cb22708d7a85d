import type { Page } from '@playwright/test';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { busyDay, emailOf, enterAs, expect, type Role, signIn, test } from '../support/browser.ts';
import { now } from '../support/fixed-clock.ts';

async function fillSignIn(page: Page, role: Role) {
  await page.getByLabel('Email').fill(emailOf(role));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Address without the origin. */
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

test.describe('addresses', () => {
  test('F-45 A-48 a shared address asked for while signed out is where sign-in leads, with its view', {
    tag: '@nightly',
  }, async ({ page }) => {
    const shared = `/all/attendance?date=${await busyDay()}&mode=signedIn&district=Awka&sort=-name`;
    await page.goto(shared);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(addressOf(page)).toBe('/');
    await page.reload();
    await fillSignIn(page, 'user');
    await expect(page.getByRole('heading', { name: 'Attendance Report' })).toBeVisible();
    expect(addressOf(page)).toBe(shared);
    await page.getByRole('link', { name: 'Logout' }).click();
    await signIn(page, 'user');
  });

  test('F-45 F-59 a load after more than ten idle minutes says why and comes back to the asked view', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.evaluate((instant) => localStorage.setItem('last-activity', String(instant)), now() - 700_000);
    await page.goto('/report/latness?search=Obi');
    await expect(page.getByText('You were signed out after 10 minutes without activity')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await fillSignIn(page, 'user');
    await expect(page.getByRole('heading', { name: 'Lateness' })).toBeVisible();
    expect(addressOf(page)).toBe('/report/latness?search=Obi');
  });

  for (const [path, heading] of [
    ['/attendance/review?date=2026-02-30', 'Photo Review'],
    ['/report/serialatness/letters?month=2026-13', 'Lateness Letters'],
  ] as const) {
    test(`R-072 ${heading} says in a notice what of its address could not be kept`, { tag: '@nightly' }, async ({
      page,
    }) => {
      await enterAs(page, 'user');
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      // The first record has opened.
      if (path.includes('review')) await expect(page).toHaveURL(/open=/);
      const said = page.locator('#content').getByRole('status').filter({ hasText: 'is not a ' });
      await expect(said).toContainText(/^(Attendance date|Month): "2026-\S+" is not a/);
    });
  }
});
