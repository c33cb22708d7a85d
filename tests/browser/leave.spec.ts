import { expectAccessible } from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';
import { expectToast } from '../support/toasts.ts';

/** Somebody of the register, and a year to come for which leave may be entered and nobody else has any. */
async function freshLeave() {
  const number = (most: number) => Math.floor(Math.random() * most);
  const query = 'query ($offset: Int!) { staff(first: 1, offset: $offset) { nodes { staff { staffID name } } } }';
  type Answer = { staff: { nodes: { staff: { staffID: string; name: string } }[] } };
  const { staff } = await ask<Answer>(query, { offset: number(100) }, await tokenOf('admin'));
  const person = staff.nodes[0]?.staff;
  if (!person) throw new Error('Nobody is on the register.');
  return { ...person, year: Number(dayInLagos().slice(0, 4)) + 2 + number(3) };
}

test('N-24 a sheet of leaves is checked, shown and stored; a leave is edited, refused where days are shared, and removed', async ({
  page,
}) => {
  const { staffID, year } = await freshLeave();
  await enterAs(page, 'admin');
  await page.goto(`/attendance/leave?from=${year}-01-01&to=${year}-12-31`);
  await page.getByRole('button', { name: 'Import a sheet' }).click();
  const chooser = page.getByRole('dialog', { name: 'Import Leave' });
  const lines = [
    'staffID,from,to,kind,note',
    `${staffID},${year}-03-02,${year}-03-06,Annual,A private note`,
    `${staffID},${year}-05-20,${year}-05-10,Sick,${'A long note. '.repeat(30)}`,
    `nobody-${year},${year}-05-10,${year}-05-20,Sick,`,
  ];
  const buffer = Buffer.from(lines.join('\r\n'));
  await chooser.getByLabel('Spreadsheet').setInputFiles({ name: 'leave.csv', mimeType: 'text/csv', buffer });
  await chooser.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('1 leave will be stored, all or none; 2 faulty rows will not be sent.')).toBeVisible();
  const table = page.getByRole('table', { name: /^Rows of leave\.csv/ });
  await expect(table.getByText('The last day is before the first day. Correct one of them.')).toBeVisible();
  await expect(table.getByText('Nobody on the register has this staff ID. Correct it.')).toBeVisible();
  await expectAccessible(page);
  // On a tablet no column lies over another one, and a long note takes three lines.
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  const ends = table.getByRole('columnheader', { name: 'To' });
  const notes = table.getByRole('columnheader', { name: 'Note' });
  await expect
    .poll(async () => ((await notes.boundingBox())?.x ?? 0) - ((await ends.boundingBox())?.x ?? 0))
    .toBeGreaterThan(100);
  const note = table.getByText('A long note.');
  expect((await note.boundingBox())?.height).toBeLessThan(70);
  if (desk) await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Import 1 leave' }).click();
  await expect(page.getByText('1 leave was stored.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave list' }).click();

  const row = page.getByRole('row').filter({ hasText: `${year}-03-02` });
  await expect(row).toContainText('Annual');
  await expect(row).toContainText('A private note');
  await row.getByRole('button', { name: /^Edit the leave of / }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Leave' });
  await edit.getByLabel('To', { exact: true }).fill(`${year}-03-01`);
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(edit.getByText('The last day is before the first day. Enter a later one.')).toBeVisible();
  await edit.getByLabel('To', { exact: true }).fill(`${year}-03-09`);
  await edit.getByLabel('Kind', { exact: true }).selectOption('Study');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText(`${year}-03-09`);
  await expect(row).toContainText('Study');

  await page.getByRole('button', { name: 'Add Leave' }).click();
  const add = page.getByRole('dialog', { name: 'Add Leave' });
  await add.getByLabel('Staff ID', { exact: true }).fill(staffID);
  await add.getByLabel('From', { exact: true }).fill(`${year}-03-09`);
  await add.getByLabel('To', { exact: true }).fill(`${year}-03-12`);
  await add.getByLabel('Kind', { exact: true }).selectOption('Sick');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  const from = add.getByLabel('From', { exact: true });
  await expect(from).toHaveAccessibleDescription(/is on leave from .* already\. Change or remove that leave first\.$/);
  await expect(from).toBeFocused();
  await add.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(add).toBeHidden();

  await row.getByRole('button', { name: /^Remove the leave of / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Remove it!' }).click();
  await expect(row).toHaveCount(0);
});

test('F-278 a sheet of days that may be two asks once which number is the day; its faulty rows are downloaded', {
  tag: '@nightly',
}, async ({ page }) => {
  const { staffID, year } = await freshLeave();
  await enterAs(page, 'admin');
  await page.goto(`/attendance/leave?from=${year}-01-01&to=${year}-12-31`);
  const upload = async () => {
    await page.getByRole('button', { name: /Import a sheet|Choose another file/ }).click();
    const chooser = page.getByRole('dialog', { name: 'Import Leave' });
    const text = `Staff ID,From,To,Kind,Status\n${staffID},05/12/${year},06/12/${year},Annual,Approved\n${staffID},2/3/${year},2/3/${year},Sick,Rejected`;
    const buffer = Buffer.from(text);
    await chooser.getByLabel('Spreadsheet').setInputFiles({ name: 'leave.csv', mimeType: 'text/csv', buffer });
    await chooser.getByRole('button', { name: 'Upload', exact: true }).click();
  };
  await upload();
  await expect(page.getByText(`The sheet has days such as 05/12/${year}. Which number is the day?`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Day/month/year' }).click();
  await expect(page.getByText('1 leave will be stored, all or none; 1 faulty row will not be sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Day/month/year' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^All rows/ }).click();
  const table = page.getByRole('table', { name: /^Rows of leave\.csv/ });
  await expect(table.getByRole('row').filter({ hasText: `${year}-12-05` })).toContainText(`${year}-12-06`);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Faulty rows' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('faulty-rows-of-leave.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString().split('\r\n')[1]).toBe(
    `${staffID},2/3/${year},2/3/${year},Sick,,Rejected,,,3,"Status: The status is ""Rejected"", not approved. Only approved leaves are stored. Correct the status, or delete the row."`,
  );

  // The answer is remembered.
  await upload();
  await expect(page.getByText('They are read as:')).toBeVisible();
  await expect(page.getByText('1 leave will be stored, all or none; 1 faulty row will not be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Month/day/year' }).click();
  await expect(page.getByRole('button', { name: 'Month/day/year' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^All rows/ }).click();
  await expect(table.getByRole('row').filter({ hasText: `${year}-05-12` })).toContainText(`${year}-06-12`);
});

test('N-24 a leave from an absence row marks the row; who only reads sees no notes and changes nothing', {
  tag: '@nightly',
}, async ({ page }) => {
  const day = await busyDay();
  await enterAs(page, 'management');
  await page.goto(`/report/exception?date=${day}`);
  const button = page.getByRole('button', { name: /^Add leave of / }).last();
  const name = (await button.getAttribute('aria-label'))?.replace('Add leave of ', '') ?? '';
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  const staffID = (await row.first().getByRole('rowheader').textContent()) ?? '';
  await button.click();
  const add = page.getByRole('dialog', { name: 'Add Leave' });
  await expect(add.getByLabel('Staff', { exact: true })).toHaveValue(`${name}, ${staffID}`);
  await expect(add.getByLabel('From', { exact: true })).toHaveValue(day);
  await add.getByLabel('Kind', { exact: true }).selectOption('Sick');
  await add.getByLabel('Note', { exact: true }).fill('A private note');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'Operation Completed');
  const marked = page.getByRole('row').filter({ hasText: staffID });
  await expect(marked.getByRole('img', { name: 'On leave: Sick' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Add leave of ${name}`, exact: true })).toBeFocused();

  await enterAs(page, 'user');
  await page.goto(`/attendance/leave?from=${day}&to=${day}&search=${staffID}`);
  await expect(page.getByRole('row').filter({ hasText: staffID })).toContainText('Sick');
  await expect(page.getByText('A private note')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Note' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Leave' })).toHaveCount(0);

  await enterAs(page, 'management');
  await page.goto(`/attendance/leave?from=${day}&to=${day}&search=${staffID}`);
  await expect(page.getByText('A private note')).toBeVisible();
  await page.getByRole('button', { name: /^Remove the leave of / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Remove it!' }).click();
  await expect(page.getByText('A private note')).toHaveCount(0);
});
