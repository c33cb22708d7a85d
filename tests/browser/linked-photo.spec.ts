import { demoPassword } from '../../upstream/demo/accounts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { busyDay, emailOf, enterAs, expect, test } from '../support/browser.ts';
import { downloadCSV, openReport } from '../support/report-screen.ts';

test.describe('a photo address in a download', () => {
  test('F-32 F-45 asks who opens it to sign in, then shows the photo', { tag: '@nightly' }, async ({
    page,
    context,
  }) => {
    await enterAs(page, 'user');
    await openReport(page, `/all/attendance?date=${await busyDay()}`);
    const { headings, rows } = await downloadCSV(page);
    const address =
      rows.map((row) => row[headings.indexOf('Attendance Image')] ?? '').find((cell) => cell !== '') ?? '';
    await page.evaluate(() => localStorage.clear());
    // Opened from a spreadsheet on another computer.
    const opened = await context.newPage();
    await opened.goto(address);
    await expect(opened).toHaveURL('/');
    await expect(opened.locator('img[alt^="Face"]')).toHaveCount(0);
    await opened.getByLabel('Email').fill(emailOf('user'));
    await opened.getByLabel('Password', { exact: true }).fill(demoPassword);
    await opened.getByRole('button', { name: 'Sign in' }).click();
    await expect(opened).toHaveURL(address);
    const photo = opened.getByRole('img', { name: 'Face of a staff member' });
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expectAccessible(opened);
  });

  test('F-32 says so when it was altered', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto(`/photo/${'A'.repeat(22)}/L2ltYWdlcy9hLmpwZw`);
    await expect(page.getByText('This photo address was altered. Copy all of it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
