import { busyDay, expect, signIn, test, withMotion } from '../support/browser.ts';
import { holdToasts } from '../support/toasts.ts';

test.use(withMotion);

test('R-011 a toast stays three seconds at the top right, and longer while it is pointed at', async ({ page }) => {
  await holdToasts(page);
  await page.clock.install();
  await signIn(page);
  const toast = page.locator('.toast').filter({ hasText: 'Signed in successfully' });
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
    const date = await busyDay();
    await holdToasts(page);
    await signIn(page);
    const toast = page.locator('.toast').filter({ hasText: 'Signed in successfully' });
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/all/attendance?date=${date}`);
    await page.getByRole('button', { name: button }).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status').filter({ hasText: 'Signed in successfully' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('.toaster')).toHaveCount(1);
  });
}
