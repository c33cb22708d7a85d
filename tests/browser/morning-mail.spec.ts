import { expectAccessible } from '../support/accessibility.ts';
import { enterAs, expect, test } from '../support/browser.ts';
import { expectToast } from '../support/toasts.ts';

test.describe('/settings/mail', () => {
  test('N-26 keeps what a user has chosen, and asks for a weekday', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/settings/mail');
    await expect(page.getByRole('link', { name: 'Sent mails' })).toHaveCount(0);
    await page.getByLabel('Covers').selectOption('My district');
    await expect(page.getByText('Onitsha', { exact: true })).toBeVisible();
    const days = page.getByRole('group', { name: 'Weekdays' });
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      await days.getByLabel(day, { exact: true }).uncheck();
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(days.getByRole('alert')).toHaveText('Choose at least one weekday.');
    await expectAccessible(page);
    await days.getByLabel('Saturday').check();
    await page.getByLabel('Time', { exact: true }).selectOption('23:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, /Morning mail saved/);
    await page.reload();
    await expect(page.getByLabel('Covers')).toHaveValue('DISTRICT');
    await expect(days.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Saturday');
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('23');
  });

  test('F-281 says when the mail goes out, shows it, and says why it could not be sent', async ({ page }) => {
    await enterAs(page, 'management');
    await page.goto('/settings/mail');
    await expect(page.getByText('You get no morning mail.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preview' })).toHaveCount(0);
    await page.getByLabel('Covers').selectOption('All districts');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('article', { name: 'Preview' });
    await expect(preview.getByRole('heading')).toHaveText(/\d+ present, \d+ late, \d+ absent.* \(all districts\)$/);
    await expect(preview).toContainText('You chose this mail in the settings of the dashboard.');
    await page.getByLabel('Covers').selectOption('My district');
    await expect(preview.getByRole('heading')).not.toContainText('all districts');
    // Nobody listens at the mail server's address.
    await page.getByRole('button', { name: 'Send me one now' }).click();
    const trial = page.getByRole('region', { name: 'Try it' });
    await expect(trial.getByRole('alert')).toContainText('The mail server did not answer.');
    await expectAccessible(page, { widths: [1366, 390] });
    await page.getByRole('button', { name: 'Hide preview' }).click();
    await expect(preview).toHaveCount(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, /Morning mail saved/);
    await expect(page.getByText('Your mail goes out at 09:00, company time, on Monday to Friday')).toBeVisible();
    await page.getByLabel('Covers').selectOption('Send no mail');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('You get no morning mail.')).toBeVisible();
  });
});
