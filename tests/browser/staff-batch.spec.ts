import { readFile } from 'node:fs/promises';
import { batchCSV, openChooser, person, uploadBatch } from '../support/batch-in-browser.ts';
import { expect, test } from '../support/browser.ts';
import { findStaff, freshStaffID, removeStaff } from '../support/staff-in-browser.ts';
import { expectToast } from '../support/toasts.ts';

test.describe('/manage/staff/upload', () => {
  test('R-057 asks for a spreadsheet before anything is sent', { tag: '@nightly' }, async ({ page }) => {
    const modal = await openChooser(page);
    await expect(modal.getByLabel('Spreadsheet')).toHaveAttribute('accept', '.xls,.xlsx,.csv');
    await modal.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(modal.getByText('Choose a file first.')).toBeVisible();
    await expect(modal.getByLabel('Spreadsheet')).toBeFocused();
    await modal
      .getByLabel('Spreadsheet')
      .setInputFiles({ name: 'staff.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(modal.getByText('Choose an .xls, .xlsx or .csv file.')).toBeVisible();
  });

  test('R-060 F-52 A-36 A-44 shows every row first, imports the new ones, says so and counts what is in the list', async ({
    page,
  }) => {
    const batch = freshStaffID('0BATCH');
    const [one, two, three] = [`${batch}-1`, `${batch}-2`, `${batch}-3`];
    await uploadBatch(
      page,
      batchCSV([person(one), person(two), person(three, { district: 'Akwa' }), person(`${batch}-4`, { unit: '' })]),
    );

    await expect(page.getByText('staff.csv', { exact: true })).toBeVisible();
    // The button that opened the dialog is gone with the list.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('2 new records will be created; 2 faulty rows will not be sent.')).toBeVisible();
    await expect(page.getByRole('region', { name: /^CSV file/ }).getByText('Phone is read as not read')).toBeVisible();
    expect(await findStaff(batch)).toEqual([]);

    const table = page.getByRole('table');
    await expect(page.getByRole('button', { name: 'Faulty 2' })).toHaveAttribute('aria-pressed', 'true');
    await expect(table.getByText('The district Akwa is not known. Did you mean Awka?')).toBeVisible();
    await expect(table.getByText('The unit is missing. Enter it.')).toBeVisible();
    await page.getByRole('button', { name: 'New 2' }).click();
    await expect(table.getByRole('rowheader')).toHaveText(['2', '3']);
    await page.getByRole('button', { name: 'All rows 4' }).click();
    await expect(table.getByRole('rowheader')).toHaveText(['2', '3', '4', '5']);

    await page.getByRole('button', { name: 'Import 2 staff' }).click();
    await expectToast(page, 'Operation Completed');
    await expect(page.getByText('2 of 2 IDs now in the list')).toBeVisible();
    expect((await findStaff(batch)).map(({ staff }) => staff.staffID)).toEqual([one, two]);

    await page.getByRole('button', { name: 'Staff list' }).click();
    await page.getByLabel('Search people').fill(batch);
    await expect(page.getByRole('table').getByText(one, { exact: true })).toBeVisible();
    await removeStaff(batch);
  });

  test('F-54 shows all that was read, and gives a template and the faulty rows with their reasons as files', {
    tag: '@nightly',
  }, async ({ page }) => {
    const batch = freshStaffID('0FILES');
    const read = async (label: string) => {
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: label }).click();
      const file = await started;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const modal = await openChooser(page);
    const template = await read('Download a template');
    expect(template.name).toBe('staff-template.xlsx');
    await modal
      .getByLabel('Spreadsheet')
      .setInputFiles(batchCSV([person(`${batch}-1`, { district: 'Akwa' }), person(`${batch} 2`)]));
    await modal.getByRole('button', { name: 'Upload', exact: true }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toContainText(['Name', 'District', 'Service Centre', 'Department']);
    await expect(table.getByText(`PERSON ${batch}-1`, { exact: true })).toBeVisible();
    const faulty = await read('Faulty rows');
    expect(faulty.name).toBe('faulty-rows-of-staff.csv');
    const [staffID = '', ...cells] = person(`${batch}-1`, { district: 'Akwa' }).slice(0, -1);
    expect(faulty.text.split('\r\n')[1]).toContain([staffID, ...cells, '', '2', ''].join());
    expect(faulty.text.split('\r\n')[1]).toContain('Did you mean Awka?');
    await page.getByRole('button', { name: 'All rows 2' }).click();
    await expect(table.getByText('has spaces inside')).toBeVisible();
  });

  test('R-059 F-181 refuses a first row without a staff ID, says why and what to do, and stays open for another file', {
    tag: '@nightly',
  }, async ({ page }) => {
    const modal = await uploadBatch(page, batchCSV([['', 'NOBODY', 'Awka', 'Awka', 'ICT', 'ICT', 'Office', '']]));
    await expectToast(page, 'Upload Failed');
    const refusal = modal.getByRole('alert').filter({ hasText: 'Upload Failed:' });
    await expect(refusal.getByText('The file format is invalid. Use an xls, xlsx or csv file.')).toBeVisible();
    await expect(refusal.locator('p').nth(1)).toHaveText(/\. .+\.$/);
    // What was said is of that file, not of the next one.
    await modal
      .getByLabel('Spreadsheet')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('x') });
    await expect(refusal).toHaveCount(0);
  });
});
