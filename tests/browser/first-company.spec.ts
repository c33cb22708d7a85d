import { execFileSync } from 'node:child_process';
import { test as base, expect } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';

const administrator = 'head@company.example';
const firstPassword = 'the-first-password';
const ownPassword = 'the-password-that-you-choose';

const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) => {
    const settings = { DEMO: 'off', ADMIN_EMAIL: administrator, DEFAULT_PASSWORD: firstPassword };
    const product = await startProduct(settings);
    await use(product.url);
    await product.stop();
  },
});

test.describe('a company that has nothing yet', () => {
  test('F-81 F-283 comes to its first sign-in by the clicks of the tutorial', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const signIn = async (password: string) => {
      await page.getByLabel('Email').fill(administrator);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await page.goto('/');
    await signIn(firstPassword);
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByRole('link', { name: 'Change password' }).click();
    await page.getByLabel('New Password').fill(ownPassword);
    await page.getByLabel('Confirm Password').fill(ownPassword);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, Update it!' }).click();
    await expect(page).toHaveURL(/\/$/);
    await signIn(ownPassword);

    const isDone = (title: string) =>
      expect(steps.getByRole('listitem').filter({ hasText: title })).toContainText('(done)');
    await steps.getByRole('link', { name: 'Shift Setup' }).click();
    await page.getByRole('button', { name: 'Add New' }).click();
    const shift = page.getByRole('dialog', { name: 'Add New Shift' });
    await shift.getByLabel('Name').fill('Day');
    await shift.getByLabel('Start Time').fill('08:00');
    await shift.getByLabel('Serial Lateness Threshold').selectOption('3');
    await shift.getByRole('button', { name: 'Submit' }).click();
    await expect(shift).toBeHidden();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await isDone('Create the shifts');
    await steps.getByRole('link', { name: 'Staff Batch Upload' }).click();
    await page.getByRole('button', { name: 'Staff Batch Upload' }).click();
    const chooser = page.getByRole('dialog', { name: 'Staff Batch Upload' });
    const sheet = 'staffID,name,district,serviceCentre,department,unit,shift\n00123,Ada Obi,Awka,Awka,ICT,BIU,Day\n';
    await chooser
      .getByLabel('Spreadsheet')
      .setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
    await chooser.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('button', { name: 'Import 1 staff' }).click();
    await expect(page.getByText('1 of 1 ID now in the list')).toBeVisible();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await isDone('Add staff to the register');
    await steps.getByRole('link', { name: 'Device Keys' }).click();
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add Device Key' });
    await form.getByLabel('Name').fill('Main gate');
    await form.getByRole('button', { name: 'Create' }).click();
    const shown = page.getByRole('dialog', { name: 'Copy the key' });
    const line = await shown.getByLabel('Command to try it').inputValue();
    await shown.getByRole('button', { name: 'Copy', exact: true }).click();
    await shown.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await isDone('Give each device its key');
    // The line as it stands, with the ID of the person above.
    const answer = execFileSync('sh', ['-c', line.replace('<staff ID>', '00123')], { encoding: 'utf8' });
    expect(answer).toContain('"status":"success"');
    await expect(steps).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/1\s*Today's Attendance|Today's Attendance\s*1/);
  });
});
