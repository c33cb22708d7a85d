import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { batchCSV, person } from '../support/batch-in-browser.ts';
import { busyDay, emailOf, expect, type Role, test } from '../support/browser.ts';
import { fresh } from '../support/forms-in-browser.ts';
import { busyMonth, chooseMonth, downloadCSV, reportIsLoaded, tableTexts } from '../support/report-screen.ts';
import { addStaff, findStaff, freshStaffID, removeStaff } from '../support/staff-in-browser.ts';

/** Signs in by the form, from its first field on, with keys alone. */
async function signInByKeys(page: Page, role: Role) {
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(emailOf(role));
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function signOut(page: Page) {
  await page.getByRole('link', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel('Email')).toBeVisible();
}

const goBySidebar = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true }).press('Enter');

/** Jumps to the search by its key and types; waits until the address has it. */
async function searchByKeys(page: Page, text: string) {
  const search = page.getByRole('searchbox', { name: /^Search / });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type(text);
  await expect(page).toHaveURL(/[?&]search=/);
}

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** How many records the report says it has. */
async function recordCount(page: Page): Promise<number> {
  await reportIsLoaded(page);
  const text = await page.getByText(/^[\d,]+ records?$/).innerText();
  return Number(text.replace(/\D/g, ''));
}

/** Answers the question with its dangerous button, which is one Tab behind the safe one. */
async function agreeByKeys(page: Page, question: Locator, label: string) {
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: label })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

test.describe("a day's work", () => {
  test.setTimeout(120_000);

  test('a user finds who signed in, compares photos and saves the list', { tag: '@nightly' }, async ({ page }) => {
    const day = await busyDay();
    await signInByKeys(page, 'user');
    await page.getByRole('main').getByRole('link', { name: "Today's Attendance" }).press('Enter');
    await expect(page).toHaveURL(/\/all\/attendance/);

    await page.getByRole('button', { name: 'New Search Query' }).first().press('Enter');
    const search = page.getByRole('dialog', { name: 'New Search Query' });
    await search.getByLabel('Attendance date').fill(day);
    await page.keyboard.press('Enter');
    await expect(search).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`date=${day}`));
    await expect(rows(page)).toHaveCount(20);
    const all = await recordCount(page);

    const district = (await tableTexts(page)).rows[0]?.[3] ?? '';
    await page.getByRole('search').getByRole('button', { name: 'Filter District' }).press('Enter');
    // The name of a choice is its value and its count.
    const choice = page.getByRole('checkbox', { name: new RegExp(`^${district}\\s*[\\d,]+$`) });
    await choice.press('Space');
    await page.keyboard.press('Escape');
    await expect.poll(() => recordCount(page)).toBeLessThan(all);
    const some = await recordCount(page);
    await page.getByRole('button', { name: 'Name', exact: true }).press('Enter');
    await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('region', { name: /^Attendance Report/ })).toHaveAttribute('aria-busy', 'false');

    const compare = page.getByRole('button', { name: /^Compare photos of/ }).first();
    await compare.press('Enter');
    const photos = page.getByRole('dialog');
    await expect(photos.getByRole('img', { name: /^Reference photo of/ })).toBeVisible();
    await expect(photos.getByText(`1 of ${some}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(compare).toBeFocused();

    const shown = await tableTexts(page);
    const file = await downloadCSV(page);
    expect(file.rows).toHaveLength(some);
    expect(new Set(file.rows.map((row) => row[3]))).toEqual(new Set([district]));
    expect(file.rows.slice(0, 20).map((row) => row.slice(0, 6))).toEqual(shown.rows.map((row) => row.slice(0, 6)));

    await searchByKeys(page, shown.rows[0]?.[1] ?? '');
    await expect.poll(async () => new Set((await tableTexts(page)).rows.map((row) => row[1])).size).toBe(1);
    await signOut(page);
  });

  test('management corrects a record and saves the serially late of a month', { tag: '@nightly' }, async ({ page }) => {
    const staffID = freshStaffID('0DAY');
    const month = await busyMonth('serialLatenessDays');
    await addStaff(staffID, 'MISPLACED PERSON');
    await signInByKeys(page, 'management');

    await goBySidebar(page, 'Staff List');
    await reportIsLoaded(page);
    await searchByKeys(page, staffID);
    await page.getByRole('button', { name: 'Edit MISPLACED PERSON' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Edit Staff' });
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('District').selectOption('Nnewi');
    await form.getByLabel('Service Center').selectOption('Nnewi');
    await form.getByLabel('Name').press('Enter');
    await expect(form).toBeHidden();
    await expect(rows(page).first()).toContainText('Nnewi');
    expect(await findStaff(staffID)).toMatchObject([{ staff: { name: 'MISPLACED PERSON', district: 'Nnewi' } }]);
    await removeStaff(staffID);

    await goBySidebar(page, 'Serial Lateness');
    await reportIsLoaded(page);
    await page.getByRole('button', { name: 'Search By Month' }).first().press('Enter');
    await chooseMonth(page, month);
    const count = await recordCount(page);
    await page.getByRole('button', { name: 'More downloads' }).press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Excel \(/ }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^SerialLatness-Report-.*\.xlsx$/);
    const book = read(await readFile(await download.path()));
    const [sheet = ''] = book.SheetNames;
    const lines = utils.sheet_to_json<string[]>(book.Sheets[sheet] ?? {}, { header: 1, raw: false });
    const shown = await page.getByRole('columnheader').allInnerTexts();
    expect(lines[0]).toEqual(shown);
    expect(lines).toHaveLength(count + 1);
    await signOut(page);
  });

  test('an admin adds a user and a batch of staff, and removes the staff again', { tag: '@nightly' }, async ({
    page,
  }) => {
    const email = `${fresh('day')}@demo.example`;
    const batch = freshStaffID('0DAYS');
    const staffIDs = [`${batch}-1`, `${batch}-2`];
    await signInByKeys(page, 'admin');

    await goBySidebar(page, 'Admin Users');
    await reportIsLoaded(page);
    await page.getByRole('button', { name: 'Add New' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add New' });
    await expect(form.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await form.getByLabel('District').selectOption('Awka');
    await form.getByLabel('Service Center').selectOption('Awka');
    await form.getByLabel('Role').selectOption('user');
    await form.getByLabel('Email').press('Enter');
    await expect(form).toBeHidden();
    await searchByKeys(page, email);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(email);

    await goBySidebar(page, 'Staff Batch Upload');
    await page.getByRole('button', { name: 'Staff Batch Upload' }).press('Enter');
    const chooser = page.getByRole('dialog', { name: 'Staff Batch Upload' });
    await chooser.getByLabel('Spreadsheet').setInputFiles(batchCSV(staffIDs.map((staffID) => person(staffID))));
    await chooser.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
    await expect(page.getByText('2 new records will be created.')).toBeVisible();
    expect(await findStaff(batch)).toEqual([]);
    await page.getByRole('button', { name: 'Import 2 staff' }).press('Enter');
    await expect(page.getByText('2 of 2 IDs now in the list')).toBeVisible();

    await page.getByRole('button', { name: 'Staff list' }).press('Enter');
    await reportIsLoaded(page);
    await searchByKeys(page, batch);
    await expect(rows(page)).toHaveCount(2);
    const file = await downloadCSV(page);
    expect(file.rows.map((row) => row[1])).toEqual(staffIDs);
    for (const staffID of staffIDs) {
      await page.getByRole('button', { name: `Delete PERSON ${staffID}` }).press('Enter');
      await agreeByKeys(page, page.getByRole('alertdialog', { name: 'Are you sure?' }), 'Yes, Delete it!');
      await expect(page.getByRole('button', { name: `Delete PERSON ${staffID}` })).toHaveCount(0);
    }
    await expect(page.getByText('No record found').first()).toBeVisible();
    expect(await findStaff(batch)).toEqual([]);
    await signOut(page);
  });
});
