import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { batchCSV, person, uploadBatch } from '../support/batch-in-browser.ts';
import { expect, test } from '../support/browser.ts';
import { addStaff, findStaff, freshStaffID, removeStaff } from '../support/staff-in-browser.ts';

/** Three people on record, and a batch that gives each another district. */
async function uploadChanges(page: Page, prefix: string) {
  const batch = freshStaffID(prefix);
  const staffIDs = [`${batch}-1`, `${batch}-2`, `${batch}-3`];
  for (const staffID of staffIDs) await addStaff(staffID, `PERSON ${staffID}`);
  await uploadBatch(page, batchCSV(staffIDs.map((staffID) => person(staffID, { district: 'Nnewi' }))));
  await expect(page.getByRole('button', { name: 'Changed 3' })).toHaveAttribute('aria-pressed', 'true');
  return { batch, staffIDs };
}

const districtsOf = async (batch: string) => (await findStaff(batch)).map(({ staff }) => staff.district);
const boxOf = (page: Page, staffID: string) => page.getByRole('checkbox', { name: `Update PERSON ${staffID}` });

test.describe('/manage/staff/upload, records that exist', () => {
  test('F-133 offers changed rows as edits, shows each value before and after, and updates the chosen ones', {
    tag: '@nightly',
  }, async ({ page }) => {
    const { batch, staffIDs } = await uploadChanges(page, '0EDIT');
    const [one = '', two = ''] = staffIDs;
    const row = page.getByRole('row').filter({ hasText: one });
    await expect(row.getByText('District from Awka to Nnewi')).toBeVisible();
    await expect(row.getByText('Not sent')).toBeVisible();
    await expectAccessible(page);

    await boxOf(page, one).check();
    await boxOf(page, two).check();
    await expect(page.getByText('2 chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Update 2 records' }).click();
    await expect(page.getByText('2 records were updated.')).toBeVisible();
    await expect(row.getByText('Updated', { exact: true })).toBeVisible();
    await expect(boxOf(page, one)).toBeDisabled();
    expect(await districtsOf(batch)).toEqual(['Nnewi', 'Nnewi', 'Awka']);

    await page.getByRole('checkbox', { name: 'All 1 record' }).check();
    await page.getByRole('button', { name: 'Update 1 record' }).click();
    await expect(page.getByText('3 records were updated.')).toBeVisible();
    expect(await districtsOf(batch)).toEqual(['Nnewi', 'Nnewi', 'Nnewi']);
    await removeStaff(batch);
  });

  test('F-133 names an update that failed with its reason, loses nothing, and sends it again', {
    tag: '@nightly',
  }, async ({ page }) => {
    const { batch, staffIDs } = await uploadChanges(page, '0FAIL');
    const [, two = ''] = staffIDs;
    const [, failing] = await findStaff(batch);
    await page.route('**/graphql', (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('updateStaff') || !body.includes(failing?.id ?? '')) return route.continue();
      const errors = [{ message: 'The record is locked', extensions: { code: 'UPSTREAM_REJECTED' } }];
      return route.fulfill({ json: { data: null, errors } });
    });
    const updates = page.getByRole('region', { name: 'Updates', exact: true });
    await page.getByRole('checkbox', { name: 'All 3 records' }).check();
    await page.getByRole('button', { name: 'Update 3 records' }).click();
    await expect(updates.getByText('2 records were updated, 1 update failed.')).toBeVisible();
    const failures = updates.getByRole('region', { name: 'Updates that failed or had no answer' });
    await expect(failures).toHaveText(`Line 3, PERSON ${two}: The record is locked`);
    expect(await districtsOf(batch)).toEqual(['Nnewi', 'Awka', 'Nnewi']);
    await expectAccessible(page);

    // What failed would be lost with the page: each way out asks first.
    const question = page.getByRole('alertdialog', { name: 'Leave this upload?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Staff list' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.getByLabel('Name, staff ID, screen or day').fill('Shift Setup');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Stay' }).click();
    // What was searched for stands yet.
    const find = page.getByRole('dialog', { name: 'Find people, screens and days' });
    await expect(find).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(find).toBeHidden();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    await (await asked).dismiss();
    await expect(failures).toBeVisible();

    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try 1 record again' }).click();
    await expect(page.getByText('3 records were updated.')).toBeVisible();
    expect(await districtsOf(batch)).toEqual(['Nnewi', 'Nnewi', 'Nnewi']);
    await page.getByRole('button', { name: 'Staff list' }).click();
    await expect(page.getByLabel('Search people')).toBeVisible();
    await removeStaff(batch);
  });

  test('F-133 does not call an update failed whose answer was lost, and asks before the review is left', {
    tag: '@nightly',
  }, async ({ page }) => {
    const { batch } = await uploadChanges(page, '0LOST');
    const [, , last] = await findStaff(batch);
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('updateStaff') || !body.includes(last?.id ?? '')) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('checkbox', { name: 'All 3 records' }).check();
    await page.getByRole('button', { name: 'Update 3 records' }).click();
    const outcome = '2 records were updated, 1 update had no answer.';
    await expect(page.getByRole('region', { name: 'Updates', exact: true }).getByText(outcome)).toBeVisible();
    expect(await districtsOf(batch)).toEqual(['Nnewi', 'Nnewi', 'Nnewi']);

    await page.getByRole('button', { name: 'Staff list' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave this upload?' });
    // A toast in the dialog says it too.
    await expect(question.getByText(outcome).first()).toBeVisible();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByLabel('Search people')).toBeVisible();
    await removeStaff(batch);
  });
});
