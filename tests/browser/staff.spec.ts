import { addedHeadings } from '../support/added-texts.ts';
import { enterAs, expect, test } from '../support/browser.ts';
import { openHead } from '../support/list-tools.ts';
import { addStaff, findStaff, freshStaffID, openStaff, photoBytes, removeStaff } from '../support/staff-in-browser.ts';
import { expectToast } from '../support/toasts.ts';

const routes = ['/manage/staffs', '/manage/all/staffs', '/manage/staff/upload'];
const headings = [
  'sn',
  'Staff ID',
  'Name',
  'Shift',
  'District',
  'Service Center',
  'Department',
  ...addedHeadings,
  'Unit',
  'Image',
  'Created-On',
  'Action',
];

test.describe('/manage/staffs', () => {
  for (const route of routes) {
    test(`R-046 R-047 A-05 ${route} lists staff with their columns and filters`, {
      tag: route === '/manage/staffs' ? [] : '@nightly',
    }, async ({ page }) => {
      await enterAs(page, 'admin');
      await page.goto(route);
      const table = page.getByRole('table');
      await expect(table.getByRole('row').nth(1)).toBeVisible();
      // The staff ID is the row's heading.
      const created = headings.indexOf('Created-On') - 1;
      await expect(table.getByRole('columnheader')).toHaveText(headings);
      for (const filter of ['Department', 'Unit', 'District', 'Service Center', 'Shift']) {
        const panel = await openHead(page, filter);
        await expect(panel.getByRole('group', { name: filter })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(table.getByRole('row').nth(1).getByRole('cell').nth(created)).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
      await expect(page.getByRole('button', { name: 'Add New' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Staff Batch Upload' })).toHaveCount(
        route === '/manage/staff/upload' ? 1 : 0,
      );
    });
  }

  test('R-048 A-34 the reference photo opens unstretched in a box of 700 by 400, which shrinks with the window', async ({
    page,
  }) => {
    await enterAs(page, 'management');
    await page.goto('/manage/staffs');
    const row = page.getByRole('row').nth(1);
    const staffID = (await row.getByRole('rowheader').textContent()) ?? '';
    const name = (await row.getByRole('cell').nth(1).textContent()) ?? '';
    await row.getByRole('button', { name: `View the photo of ${name}` }).click();
    const popup = page.getByRole('dialog', { name });
    await expect(popup.getByText(staffID, { exact: true })).toBeVisible();
    const photo = popup.getByRole('img', { name: `Reference photo of ${name}` });
    await expect(photo).toHaveJSProperty('complete', true);
    // It grows while it opens.
    await expect.poll(() => photo.boundingBox()).toMatchObject({ width: 700, height: 400 });
    await expect(photo).toHaveCSS('object-fit', 'contain');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await photo.boundingBox())?.width).toBeLessThan(390);
    const small = await photo.boundingBox();
    expect((small?.width ?? 0) / (small?.height ?? 1)).toBeCloseTo(700 / 400, 1);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  test('R-049 R-052 R-054 R-055 management adds a staff member with a photo', async ({ page }) => {
    const staffID = freshStaffID('0NEW');
    await enterAs(page, 'management');
    await page.goto('/manage/staffs');
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add New' });
    await expect(form.getByLabel('Staff ID')).toBeFocused();
    await form.getByLabel('Staff ID').fill(staffID);
    await form.getByLabel('Name').fill('Ngọzị Added');
    await form.getByLabel('District').selectOption('Awka');
    await form.getByLabel('Service Center').selectOption('Awka');
    await form.getByLabel('Department').selectOption('ICT');
    await form.getByLabel('Unit').selectOption('BIU');
    await expect(form.getByLabel('Shift').getByRole('option').first()).toHaveText('SELECT SHIFT TYPE');
    await form.getByLabel('Shift').selectOption('Office');
    await form
      .getByLabel('Image')
      .setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: await photoBytes() });
    await expect(form.getByText('1 kB')).toBeVisible();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'Operation Completed');
    await expect(form).toBeHidden();
    expect(await findStaff(staffID)).toMatchObject([
      { staff: { staffID, name: 'Ngọzị Added', district: 'Awka' }, shift: { name: 'Office' } },
    ]);
    await openStaff(page, staffID);
    await page.getByRole('button', { name: 'View the photo of Ngọzị Added' }).click();
    await expect(page.getByRole('img', { name: 'Reference photo of Ngọzị Added' })).toBeVisible();
    await removeStaff(staffID);
  });

  test('R-050 R-051 F-169 names what is missing, wrong or taken beside the fields and focuses the first', {
    tag: '@nightly',
  }, async ({ page }) => {
    const staffID = freshStaffID('0TWICE');
    await addStaff(staffID, 'Ada Twice');
    await enterAs(page, 'admin');
    await page.goto('/manage/staffs');
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add New' });
    await form.getByRole('button', { name: 'Submit' }).click();
    for (const name of ['district', 'service center', 'department', 'unit', 'shift', 'image']) {
      await expect(form.getByText(`Choose the ${name}.`), name).toBeVisible();
    }
    await expect(form.getByText('Enter the staff ID.')).toBeVisible();
    await expect(form.getByText('Enter the name.')).toHaveCount(0);
    await expect(form.getByText('Correct the 7 marked fields.')).toBeVisible();
    await expect(form.getByLabel('Staff ID')).toBeFocused();
    const image = form.getByLabel('Image');
    await expect(image).toHaveAttribute('accept', '.png,.jpeg,.jpg');
    await image.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(form.getByText('Choose a .png, .jpeg or .jpg file.')).toBeVisible();

    // A toast that names the field has its words too.
    const field = form.getByRole('textbox', { name: 'Staff ID' });
    await field.fill(staffID);
    await form.getByLabel('District').selectOption('Obosi');
    await form.getByLabel('Department').selectOption('ICT');
    await form.getByLabel('Unit').selectOption('BIU');
    await form.getByLabel('Shift').selectOption('Office');
    const photo = { name: 'ada.jpg', mimeType: 'image/jpeg', buffer: await photoBytes() };
    await form.getByLabel('Image').setInputFiles(photo);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${staffID}" exists already`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await removeStaff(staffID);
  });

  test('A-01 A-04 offers Obosi, and the service centres of the chosen district', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    await page.goto('/manage/staffs');
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add New' });
    const centres = form.getByLabel('Service Center');
    await expect(form.getByLabel('District').getByRole('option')).toHaveCount(22);
    await form.getByLabel('District').selectOption('Obosi');
    await expect(centres).toHaveValue('Obosi');
    await expect(centres.getByRole('option')).toHaveCount(2);
    await form.getByLabel('District').selectOption('Awka');
    await expect(centres).not.toHaveValue('Obosi');
    await expect(centres.getByRole('option', { name: 'Awka', exact: true })).toHaveCount(1);
  });

  test('R-052 F-52 A-41 keeps the form and tells why, in it and as a toast, when the photo cannot be stored', async ({
    page,
  }) => {
    const message = 'Server error while uploading image. Pls Try again!';
    await enterAs(page, 'admin');
    await page.route('**/graphql', async (route) => {
      const isUpload = (route.request().headers()['content-type'] ?? '').startsWith('multipart/form-data');
      if (!isUpload) return route.continue();
      expect(route.request().headers()['apollo-require-preflight']).toBe('true');
      await route.fulfill({
        status: 200,
        json: { data: null, errors: [{ message, extensions: { code: 'IMAGE_UPLOAD_FAILED', field: 'image' } }] },
      });
    });
    await page.goto('/manage/staffs');
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add New' });
    await form.getByLabel('Staff ID').fill('00001');
    await form.getByLabel('District').selectOption('Obosi');
    await form.getByLabel('Department').selectOption('ICT');
    await form.getByLabel('Unit').selectOption('BIU');
    await form.getByLabel('Shift').selectOption('Office');
    await form.getByLabel('Image').setInputFiles({
      name: 'ada.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoBytes(),
    });
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByLabel('Image')).toHaveAccessibleDescription(message);
    await expectToast(page, message);
    await expect(form.getByLabel('Staff ID')).toHaveValue('00001');
  });

  test('R-053 A-26 edits a record: the ID stays, blank fields keep what is on record', { tag: '@nightly' }, async ({
    page,
  }) => {
    const staffID = freshStaffID('0EDIT');
    await addStaff(staffID, 'EDITED PERSON');
    await enterAs(page, 'management');
    await openStaff(page, staffID);
    await page.getByRole('button', { name: 'Edit EDITED PERSON' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Staff' });
    await expect(form.getByText('Leave a field blank to keep what is on record.')).toBeVisible();
    await expect(form.getByLabel('Staff ID')).toHaveAttribute('readonly', '');
    await expect(form.getByLabel('Staff ID')).toHaveValue(staffID);
    await form.getByLabel('Name').fill('');
    await form.getByLabel('District').selectOption('Nnewi');
    await form.getByLabel('Service Center').selectOption('Nnewi');
    await form.getByRole('button', { name: 'Update' }).click();
    await expectToast(page, 'Operation Completed');
    await expect(page.getByRole('row').nth(1).getByText('Nnewi').first()).toBeVisible();
    expect(await findStaff(staffID)).toMatchObject([{ staff: { name: 'EDITED PERSON', district: 'Nnewi' } }]);
    await removeStaff(staffID);
  });

  test('R-056 A-12 F-47 deletes after a question that names the person and says what becomes of the past', async ({
    page,
  }) => {
    const staffID = freshStaffID('0GONE');
    await addStaff(staffID, 'GONE PERSON');
    await enterAs(page, 'management');
    await openStaff(page, staffID);
    const remove = page.getByRole('button', { name: 'Delete GONE PERSON' });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question.getByText(`Delete GONE PERSON, ${staffID}?`)).toBeVisible();
    await expect(question.getByText("You won't be able to revert this!")).toBeVisible();
    // F-47: what becomes of the past is said before, not found out after.
    await expect(question).toContainText('Past sign-ins and reports stay as they are');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect(await findStaff(staffID)).toHaveLength(1);
    await remove.click();
    await question.getByRole('button', { name: 'Yes, Delete it!' }).click();
    await expectToast(page, 'Operation successfully');
    await expect(page.getByText('No record found').first()).toBeVisible();
    // The button is gone with its row.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await findStaff(staffID)).toEqual([]);
  });
});
