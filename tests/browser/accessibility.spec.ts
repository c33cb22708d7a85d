import type { Page } from '@playwright/test';
import { expectAccessible, expectOpeningsAccessible } from '../support/accessibility.ts';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { timeIn } from '../support/fixed-clock.ts';
import { becomeIdle } from '../support/idle-page.ts';
import { openReport } from '../support/report-screen.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('no accessibility finding in light and dark, wide and on a phone:', () => {
  test('sign-in, its faults and its popup', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Enter your email.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill('nobody-at-all@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await expectOpeningsAccessible(page, [{ button: 'Sign in' }]);
  });

  test('an unknown address, a screen that is not available, one without access', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/nowhere');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expectAccessible(page);
    await enterAs(page, 'user');
    for (const [address, text] of [
      ['/nowhere', '404 Page Not Found'],
      ['/all/ad3', 'This screen is not available'],
      ['/manage/users', 'You do not have access to this page'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(text)).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('the dashboard, its messages and the drawer', async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Last 30 days' }).getByRole('figure')).toBeVisible();
    await expect(page.getByRole('region', { name: 'One late day from the limit' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expectAccessible(page);
    await expectOpeningsAccessible(page, [
      { button: 'Messages' },
      { button: 'Open menu', width: 390 },
      { button: /^More$/, width: 390 },
    ]);
  });

  for (const address of ['/dashboard/people?group=present', '/dashboard/near-serial']) {
    test(address, { tag: '@nightly' }, async ({ page }) => {
      await enterAs(page, 'admin');
      await openReport(page, address);
      await expectAccessible(page);
    });
  }

  test('the question of an idle session', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install();
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    await expect(heading(page)).toBeVisible();
    await page.clock.runFor(530_000);
    await becomeIdle(page);
    // The seconds that the check takes are not counted down.
    await page.clock.setFixedTime(await timeIn(page));
    await expectAccessible(page, { within: '[role=alertdialog]' });
  });

  test('the location map, a position that is none, and the popup of the marker', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await page.goto('/user/location/95_7');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/all/location');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  test('the map of a day and its photos', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto(`/attendance/map?date=${await busyDay()}&mode=signedIn`);
    const photos = page.getByRole('button', { name: /^Compare photos of/ });
    await expect(photos.first()).toBeVisible();
    await expect(
      page
        .getByRole('application')
        .getByRole('button', { name: /near|at -?\d/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectOpeningsAccessible(page, [
      { button: /^Compare photos of/, act: () => expect(page.getByRole('img', { name: /^Reference/ })).toBeVisible() },
    ]);
  });

  test('the review of photos, with a verdict', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto(`/attendance/review?date=${await busyDay()}&mode=signedIn`);
    await expect(page.getByRole('button', { name: 'Same person' })).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('2');
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText(/All photos\s*1/);
    await expectAccessible(page);
  });
});
