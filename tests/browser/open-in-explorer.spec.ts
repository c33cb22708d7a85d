import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { openMore } from '../support/list-tools.ts';

/** Opens the flagged sign-ins of the busy day and the menu of the list; answers the day. */
async function openMenu(page: Page) {
  const day = await busyDay();
  await page.goto(`/all/attendance?date=${day}&flag=Yes&size=50`);
  await openMore(page);
  return day;
}

test.describe('the operation behind a table', () => {
  test('N-16 F-64 opens in the explorer, ready to run with the session that is there, which no address holds', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    const day = await openMenu(page);
    const [explorer] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('menuitem', { name: 'Open in Sandbox' }).click(),
    ]);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(token).not.toBe('');
    expect(explorer.url()).not.toContain(token);
    expect(new URL(explorer.url()).search).toBe('');

    await expect(explorer.getByLabel('Query Editor')).toContainText('query Attendance');
    await expect(explorer.getByLabel('Variables')).toContainText(day);
    await expect(explorer.getByLabel('Token')).toHaveValue(token);
    await expect(explorer.getByRole('status')).toContainText('a query from the link. It has not run.');
    await explorer.getByRole('button', { name: /Execute query/ }).click();
    await expect(explorer.getByLabel('Result Window')).toContainText('"totalCount"');
    await expect(explorer.getByLabel('Result Window')).not.toContainText('"errors"');
  });

  test('F-156 that a link brings and that changes data is introduced as such, and runs by nothing but its reader', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
    });
    const query = 'mutation { deleteStaff(id: "1") { message } }';
    await page.goto(`/explorer#${new URLSearchParams({ query })}`);
    await expect(page.getByLabel('Query Editor')).toContainText('deleteStaff');
    await expect(page.getByRole('status')).toContainText(
      'an operation that changes data (deleteStaff). It has not run.',
    );
    await expect(page.getByRole('button', { name: 'Show Documentation Explorer' })).toBeVisible();
    expect(asked.filter((body) => body.includes('deleteStaff'))).toEqual([]);
  });
});
