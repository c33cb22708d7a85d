import { enterAs, expect, test } from '../support/browser.ts';
import { expectToast } from '../support/toasts.ts';

test.describe('/manage/units', () => {
  test('R-061 R-062 A-13 lists sample rows, marked so, whose delete is off; Add numbers nineteen districts and adds for this session only', async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    await page.goto('/manage/units');
    const table = page.getByRole('table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText([
      'sn',
      'District',
      'Unit',
      'Unit Code',
      'Created Date',
      'Action',
    ]);
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows.filter({ hasText: 'Sample data' })).toHaveCount(await rows.count());
    await expect(page.getByText('Sample data: the attendance service has no call for units.')).toBeVisible();
    const remove = page.getByRole('button', { name: /^Delete Aba Town\. Units cannot be deleted/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await remove.click({ force: true });
    await expect(page.getByRole('row').filter({ hasText: 'Aba Town' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('mutation')) calls.push(request.url());
    });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add Unit' });
    await expect(form).toBeVisible();
    const options = form.getByLabel('District').getByRole('option');
    await expect(options).toHaveCount(20);
    await expect(options.nth(1)).toHaveText('1. Aba');
    await expect(options.nth(19)).toHaveText('19. Trans-Ekulu');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByText('Correct the 2 marked fields.')).toBeVisible();
    await expect(form.getByText('for this browser session only')).toBeVisible();
    await form.getByLabel('District').selectOption('Nnewi');
    await form.getByLabel('Office Location').fill('Uruagu');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expectToast(page, 'Added for this browser session');
    const row = page.getByRole('row').filter({ hasText: 'Uruagu' });
    await expect(row).toContainText('Nnewi');
    await expect(row).toContainText('This session only');
    expect(calls).toEqual([]);
    await page.reload();
    await expect(row).toBeVisible();
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await enterAs(page, 'admin');
    await page.goto('/manage/units');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
