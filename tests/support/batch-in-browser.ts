import type { Page } from '@playwright/test';
import { addedNames } from './added-texts.ts';
import { enterAs } from './browser.ts';

const texts = ['staffID', 'name', 'district', 'serviceCentre', 'department', ...addedNames, 'unit'];
/** Headings of a batch of staff; the last is not a staff field. */
const batchHeading = [...texts, 'shift', 'Phone'];

/** A row of a batch. */
export const person = (staffID: string, parts: { district?: string; unit?: string; department?: string } = {}) => {
  const { district = 'Awka', unit = 'ICT', department = 'ICT' } = parts;
  return [
    staffID,
    `PERSON ${staffID}`,
    district,
    'Awka',
    department,
    ...addedNames.map(() => ''),
    unit,
    'Office',
    '0803',
  ];
};

/** A CSV file of such rows, as a file field takes it. */
export const batchCSV = (rows: readonly (readonly string[])[]) => ({
  name: 'staff.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([batchHeading, ...rows].map((row) => row.join(',')).join('\r\n')),
});

/** Opens the dialog that asks for a spreadsheet; answers it. */
export async function openChooser(page: Page) {
  await enterAs(page, 'admin');
  await page.goto('/manage/staff/upload');
  await page.getByRole('button', { name: 'Staff Batch Upload' }).click();
  return page.getByRole('dialog', { name: 'Staff Batch Upload' });
}

/** Chooses a spreadsheet and has its rows checked; answers the dialog. */
export async function uploadBatch(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const modal = await openChooser(page);
  await modal.getByLabel('Spreadsheet').setInputFiles(file);
  await modal.getByRole('button', { name: 'Upload', exact: true }).click();
  return modal;
}
