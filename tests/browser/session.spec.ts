import { enterAs, expect, signIn, test, tokenOf } from '../support/browser.ts';
import { now } from '../support/fixed-clock.ts';
import { expectToast } from '../support/toasts.ts';

const routes = [
  '/dashboard',
  '/manage/users',
  '/manage/staffs',
  '/manage/all/staffs',
  '/manage/staff/upload',
  '/manage/units',
  '/attendance/search',
  '/all/attendance',
  '/attendance/day',
  '/report/exception',
  '/absentee/summary/report',
  '/all/absentee',
  '/report/latness',
  '/report/serialatness',
  '/serialatness/all',
  '/report/clockout',
  '/all/location',
  '/user/location/6.4_7.5',
  '/settings/changepwd',
  '/settings/setup',
  '/absence/holidays',
  '/settings/changes',
  '/settings/mail',
  '/settings/mail/sent',
  '/settings/tokens',
  '/settings/devices',
  '/all/ad3',
];

test.describe('session', () => {
  test('R-003 without a token every known route leads to the sign-in', async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      await expect(page, route).toHaveURL(/\/$/);
      await expect(page.getByLabel('Email'), route).toBeVisible();
    }
  });

  test('R-001 R-095 A-17 every route renders a screen of its own, by address and after a reload', async ({ page }) => {
    await signIn(page, 'admin');
    for (const route of routes) {
      await page.goto(route);
      // Behind a search that opens by itself the heading is no longer read, but there.
      await expect(page.getByRole('heading', { level: 1, includeHidden: true }), route).toBeVisible();
      await expect(page.getByText('404 Page Not Found'), route).toHaveCount(0);
      expect(new URL(page.url()).pathname, route).toBe(route);
    }
    await page.reload();
    await expect(page.getByText('This screen is not available')).toBeVisible();
  });

  test('R-002 R-004 A-21 A-39 paths match exactly, unknown ones say so with or without a session, and /logout ends it', async ({
    page,
  }) => {
    await page.goto('/nowhere');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await signIn(page);
    for (const route of ['/dashboard/x', '/All/attendance', '/user/location']) {
      await page.goto(route);
      await expect(page.getByText('404 Page Not Found'), route).toBeVisible();
    }
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('R-006 ten minutes without activity end the session', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    await page.clock.runFor(590_000);
    await expect(page).toHaveURL(/\/dashboard$/);
    // The watch is loaded after the first paint, in real time: the clock goes on until it has seen ten minutes.
    await expect(async () => {
      await page.clock.runFor(20_000);
      expect(new URL(page.url()).pathname).toBe('/');
    }).toPass();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('R-007 a page loaded after a long inactivity logs it, and after ten minutes signs out', {
    tag: '@nightly',
  }, async ({ page }) => {
    await signIn(page);
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    // On a page of no application: the one that is left may still note that it is used.
    const setActivity = async (age: number) => {
      await page.goto('/healthz');
      await page.evaluate((instant) => {
        const key = Object.keys(localStorage).find((name) => /activity/i.test(name));
        if (key) localStorage.setItem(key, String(instant));
      }, now() - age);
    };
    await setActivity(300_000);
    await page.goto('/all/ad3');
    await expect(page.getByText('This screen is not available')).toBeVisible();
    await expect.poll(() => log.join('\n')).toMatch(/activity/i);
    await setActivity(700_000);
    await page.goto('/all/ad3');
    await expect(page).toHaveURL(/\/$/);
  });

  test('R-004 signing out in one tab ends the other', { tag: '@nightly' }, async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/all/ad3');
    await expect(other.getByText('This screen is not available')).toBeVisible();
    await page
      .getByRole('link', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .click();
    await expect(other).toHaveURL(/\/$/);
  });

  test('somebody else who signs in in another tab leaves nothing of the one before on the screen', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/manage/users');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await tokenOf('user');
    await page.evaluate((token) => {
      localStorage.setItem('token', token);
      dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
    }, other);
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText('Hello, User').first()).toBeVisible();
  });

  for (const [what, address] of [
    ['at load', '/dashboard'],
    ['of a list', '/report/latness'],
    ['of a person', '/person/00001'],
  ] as const) {
    test(`F-137 A-46 a token that is refused ${what} is told by the toast and on the sign-in page`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await enterAs(page, 'user');
      const errors = [{ message: 'Session expired', extensions: { code: 'UNAUTHENTICATED' } }];
      await page.route('**/graphql', (route) => route.fulfill({ status: 401, json: { errors } }));
      await page.goto(address);
      await expectToast(page, 'Session expired');
      await expect(page.locator('.sign-in-notice')).toHaveText('Session expired');
      await expect(page).toHaveURL(/\/$/);
    });
  }
});
