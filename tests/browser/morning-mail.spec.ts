import { expectAccessible } from '../support/accessibility.ts';
import { enterAs, expect, test } from '../support/browser.ts';
import { openReport } from '../support/report-screen.ts';
import { expectToast } from '../support/toasts.ts';

test.describe('/settings/mail', () => {
  test('N-26 keeps what a user has chosen, and asks for a weekday', async ({ page }) => {
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

  test('lists for administrators what became of the mails', async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/settings/mail');
    await page.getByRole('link', { name: 'Sent mails' }).click();
    await openReport(page, '/settings/mail/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent Mails');
    await expectAccessible(page, { widths: [1366, 390] });
  });
});
