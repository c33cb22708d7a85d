import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectOpeningsAccessible,
  narrowToFirst,
  type Opening,
  tagsBut,
} from '../support/accessibility.ts';
import { batchCSV, person, uploadBatch } from '../support/batch-in-browser.ts';
import { enterAs, expect, test } from '../support/browser.ts';
import { makeDeviceKey, makeMachineToken } from '../support/credentials-in-browser.ts';
import { fresh } from '../support/forms-in-browser.ts';
import { freshStaffID, removeStaff } from '../support/staff-in-browser.ts';
import { expectToast, holdToasts } from '../support/toasts.ts';

/** A form with all its faults named beside the fields. */
const faulty = (button: string, submit: string): Opening => ({
  button,
  act: async (page) => {
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: submit, exact: true }).click();
    await expect(form.getByText(/^Correct the (\d )?marked fields?\.$/)).toBeVisible();
  },
});
/** A changed form, and the question before it closes. */
const changed = (button: RegExp): Opening => ({
  button,
  act: async (page) => {
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Somebody Else');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
  },
});
const photo = /^View the photo of/;
const largePhoto: Opening = {
  button: photo,
  act: (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /full size$/ })
      .click(),
};

const screens: readonly { path: string; openings: readonly Opening[] }[] = [
  {
    path: '/manage/users',
    openings: [faulty('Add New', 'Submit'), { button: /^Edit / }, { button: /^Reset password of/ }, changed(/^Edit /)],
  },
  {
    path: '/manage/staffs',
    openings: [
      faulty('Add New', 'Submit'),
      { button: /^Edit / },
      { button: /^Delete / },
      { button: photo },
      largePhoto,
    ],
  },
  { path: '/manage/all/staffs', openings: [] },
  { path: '/manage/staff/upload', openings: [{ button: 'Staff Batch Upload', act: chooseNothing }] },
  { path: '/manage/units', openings: [faulty('Add', 'Add')] },
  {
    path: '/settings/setup',
    openings: [faulty('Add New', 'Submit'), { button: /^Edit / }, { button: /^Delete / }],
  },
  { path: '/attendance/leave', openings: [faulty('Add Leave', 'Add'), { button: /^Edit / }, { button: /^Remove / }] },
  // Its first column is a date, which no search finds.
  { path: '/absence/holidays?search=Democracy', openings: [faulty('Add New', 'Add'), { button: /^Remove / }] },
];

async function chooseNothing(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Choose a file first.')).toBeVisible();
}

const tagOf = tagsBut(['/manage/staffs']);

test.describe('no accessibility finding in light and dark, wide and on a phone:', () => {
  for (const { path, openings } of screens) {
    test(`${path} and what opens over it`, { tag: tagOf(path) }, async ({ page }) => {
      await enterAs(page, 'admin');
      await page.goto(path);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(page);
      if (!path.includes('?')) await narrowToFirst(page);
      await expectOpeningsAccessible(page, openings);
    });
  }

  for (const { path, noun, make } of [
    { path: '/settings/tokens', noun: 'token', make: makeMachineToken },
    { path: '/settings/devices', noun: 'key', make: makeDeviceKey },
  ]) {
    test(`${path} and what opens over it`, { tag: tagOf(path) }, async ({ page }) => {
      const { name } = await make();
      await enterAs(page, 'admin');
      await page.goto(`${path}?search=${name}`);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(page);
      const openAll: Opening = {
        button: 'Add New',
        act: (shown) => shown.getByRole('dialog').getByText('All operations of the role').click(),
      };
      const showOnce: Opening = {
        button: 'Add New',
        act: async (shown) => {
          await shown.getByRole('dialog').getByLabel('Name').fill(fresh('Shown'));
          await shown.getByRole('button', { name: 'Create' }).click();
          await expect(shown.getByRole('dialog', { name: `Copy the ${noun}` })).toBeVisible();
        },
      };
      const openings = [faulty('Add New', 'Create'), { button: /^Revoke / }, ...(noun === 'token' ? [openAll] : [])];
      await expectOpeningsAccessible(page, [...openings, showOnce]);
    });
  }

  test('the rows of a batch, and the report of its import', { tag: '@nightly' }, async ({ page }) => {
    const batch = freshStaffID('0AXE');
    await uploadBatch(page, batchCSV([person(`${batch}-1`), person(`${batch}-2`, { district: 'Akwa' })]));
    await page.getByRole('button', { name: 'All rows 2' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 1 staff' }).click();
    await expect(page.getByText('1 of 1 ID now in the list')).toBeVisible();
    await removeStaff(batch);
    await expectAccessible(page);
  });

  test('/settings/changepwd with its faults, the notice of a mis-match, and its question', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await holdToasts(page);
    await page.goto('/settings/changepwd');
    const update = page.getByRole('button', { name: 'Update' });
    await update.click();
    await expect(page.getByText('Correct the 2 marked fields.')).toBeVisible();
    await page.getByLabel('New Password').fill('a-new-password');
    await page.getByLabel('Confirm Password').fill('another-password');
    await update.click();
    await expectToast(page, 'Password mis-match');
    await expectAccessible(page);
    await page.getByLabel('Confirm Password').fill('a-new-password');
    await expectOpeningsAccessible(page, [{ button: 'Update' }]);
  });
});
