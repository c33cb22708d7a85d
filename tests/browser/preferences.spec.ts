import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { chooseMore, openMore } from '../support/list-tools.ts';

const table = (page: Page) => page.getByRole('table', { name: /Attendance Report/ });
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name: new RegExp(`^${name}`) });

/** Opens the attendance report of the busy day; nothing else is in the address. */
async function openReport(page: Page, parameters = '') {
  await page.goto(`/all/attendance?date=${await busyDay()}${parameters}`);
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
}

async function hideColumn(page: Page, name: string) {
  await chooseMore(page, 'Columns');
  await page.getByRole('dialog', { name: 'Columns' }).getByLabel(name).uncheck();
  await page.keyboard.press('Escape');
  await expect(header(page, name)).toHaveCount(0);
}

/** Runs in the page: waits until the browser has kept what it was given, for a reading comes after the writings before it. */
const preferencesAreKept = () =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('attendance');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('preferences').objectStore('preferences').count();
      reading.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    };
  });

/** Signs out and comes back as that role, with the storage of the browser as it is. */
async function returnAs(page: Page, role: 'admin' | 'user') {
  await page.evaluate(preferencesAreKept);
  await page.goto('/logout');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await enterAs(page, role);
}

test.describe('preferences of a list', () => {
  test('A-23 survive sign-out, for their person alone, and the list is asked once', async ({ page }) => {
    await enterAs(page, 'admin');
    await openReport(page);
    await hideColumn(page, 'Location');
    // Two changes before the first of them is drawn: both are kept.
    await openMore(page);
    const compact = await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).elementHandle();
    await page.getByLabel('Rows per page').evaluate((size: HTMLSelectElement, entry) => {
      (entry as HTMLElement).click();
      size.value = '50';
      size.dispatchEvent(new Event('change', { bubbles: true }));
    }, compact);
    await expect(page).toHaveURL(/size=50&hide=location&density=compact/);

    await returnAs(page, 'user');
    await openReport(page);
    await expect(header(page, 'Location')).toHaveCount(1);
    await expect(page.getByLabel('Rows per page')).toHaveValue('20');

    await returnAs(page, 'admin');
    const asked: unknown[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/graphql') ? request.postDataJSON() : null;
      if (body?.operationName === 'Attendance') asked.push(body.variables.first);
    });
    await openReport(page);
    await expect(header(page, 'Name')).toHaveCount(1);
    await expect(header(page, 'Location')).toHaveCount(0);
    await openMore(page);
    await expect(page.getByRole('menuitemcheckbox', { name: 'Compact rows' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Rows per page')).toHaveValue('50');
    expect(asked).toEqual([50]);
  });
});
