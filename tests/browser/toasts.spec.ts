import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, signIn, test, withMotion } from '../support/browser.ts';
import { openReport } from '../support/report-screen.ts';
import { expectToast, holdToasts, toastsOf } from '../support/toasts.ts';

test.use(withMotion);

const shown = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('> *');

/** Goes to a report while the toast of signing in is held, and opens a dialog of it. */
async function openOverReport(page: Page, button: string | RegExp) {
  const date = await busyDay();
  await holdToasts(page);
  await signIn(page);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/all/attendance?date=${date}`);
  await page.getByRole('button', { name: button }).first().press('Enter');
  return page.getByRole('dialog');
}

test('R-011 a toast stays three seconds at the top right, and longer while it is pointed at', async ({ page }) => {
  await holdToasts(page);
  await page.clock.install();
  await signIn(page);
  const toast = shown(page).filter({ hasText: 'Signed in successfully' });
  await toast.hover();
  const box = await toast.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box?.x).toBeGreaterThan(width / 2);
  expect(box?.y).toBeLessThan(height / 4);
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, height - 10);
  await page.clock.runFor(3_000);
  await expect(toast).toBeHidden();
});

for (const { kind, button } of [
  { kind: 'a form dialog', button: 'New Search Query' },
  { kind: 'the photo comparison', button: /^Compare photos of/ },
]) {
  test(`R-011 a toast can be read and dismissed while ${kind} is open`, { tag: '@nightly' }, async ({ page }) => {
    const dialog = await openOverReport(page, button);
    await expect(dialog.getByRole('status', { name: 'Signed in successfully' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(shown(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(1);
  });
}

test('F-280 a toast over a dialog is reached by Tab and by its key, and gives the focus back when it is dismissed', {
  tag: '@nightly',
}, async ({ page }) => {
  const dialog = await openOverReport(page, 'New Search Query');
  // Held while the focus comes and goes.
  await shown(page).hover();
  const last = dialog.locator('[type=submit]');
  const dismiss = dialog.getByRole('button', { name: 'Dismiss' });
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(shown(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Tab');
  // Round to the first control.
  await expect(dialog.locator(':focus')).not.toHaveAccessibleName(/^(Search|Dismiss)$/);
  await last.focus();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(0);
  await expect(last).toBeFocused();
  // Without one its key leaves the focus where it is.
  await page.keyboard.press('Alt+t');
  await expect(last).toBeFocused();
});

test('R-011 a toast whose code comes late is shown when it has come', { tag: '@nightly' }, async ({ page }) => {
  await page.route(/assets\/toasts-/, (route) => route.abort('internetdisconnected'));
  const lost = page.waitForEvent('requestfailed', (request) => /assets\/toasts-/.test(request.url()));
  await signIn(page);
  await lost;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(toastsOf(page)).toEqual([]);
  await page.unroute(/assets\/toasts-/);
  await expectToast(page, 'Signed in successfully');
});

test('R-011 A-41 equal texts are one toast, and one that tells of a lost network is shown', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await holdToasts(page);
  await enterAs(page, 'admin');
  await openReport(page, `/all/attendance?date=${await busyDay()}`);
  // Its code has come.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect.poll(() => toastsOf(page).length).toBe(times);
  }
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveRole('alert');
  await expect(shown(page)).toContainText('Download failed');
  await context.setOffline(false);
});
