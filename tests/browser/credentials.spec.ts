import type { Page } from '@playwright/test';
import { ask, enterAs, expect, test, unfoldMenu } from '../support/browser.ts';
import { makeMachineToken } from '../support/credentials-in-browser.ts';
import { fresh, variablesOf } from '../support/forms-in-browser.ts';
import { expectToast } from '../support/toasts.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Whether somebody may ask by a credential. */
const isAnswered = (secret: string) =>
  ask('{ me { role } }', {}, secret).then(
    () => true,
    () => false,
  );

test.describe('/settings/tokens', () => {
  test('S8 an admin makes a machine token by keyboard, copies it once, and revokes it after a question', {
    tag: '@nightly',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const name = fresh('Payroll');
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await unfoldMenu(page);
    await link(page, 'Machine Tokens').click();
    await expect(page).toHaveURL('/settings/tokens');

    await page.getByRole('button', { name: 'Add New' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add Machine Token' });
    await expect(form.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByText('Enter the name.')).toBeVisible();
    await page.keyboard.type(name);
    await form.getByLabel('Role').selectOption('management');
    await form.getByText('All operations of the role').click();
    await expect(form.getByLabel('createStaff')).toHaveCount(0);
    await form.getByLabel('lateness', { exact: true }).check();
    await form.getByLabel('Access').selectOption('Read and write');
    await form.getByLabel('createStaff').check();
    await expect(form.getByText(/^2 of \d+ operations$/)).toBeVisible();
    await form.getByLabel('Access').selectOption('Read only');
    await expect(form.getByText(/^1 of \d+ operations$/)).toBeVisible();
    const sent = variablesOf(page, 'CreateMachineToken');
    await form.getByRole('button', { name: 'Create' }).click();
    expect(await sent).toEqual({
      input: { name, role: 'MANAGEMENT', isReadOnly: true, days: 90, operations: ['lateness'] },
    });

    const shown = page.getByRole('dialog', { name: 'Copy the token' });
    const field = shown.getByLabel(name);
    await expect(field).toHaveValue(/^machine_[\w-]{43}$/);
    const secret = await field.inputValue();
    expect(await isAnswered(secret)).toBe(false);
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.mouse.click(5, 300);
    await expect(field).toHaveValue(secret);
    await shown.getByRole('button', { name: 'Done' }).click();
    const question = page.getByRole('alertdialog', { name: 'Not copied yet' });
    await expect(question).toContainText('It is not shown again');
    await expect(question.getByRole('button', { name: 'Go back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await shown.getByRole('button', { name: 'Copy' }).click();
    await expectToast(page, 'The token is copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(shown).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add New' })).toBeFocused();
    await expect.poll(() => page.content()).not.toContain(secret);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(secret);

    await page.goto(`/settings/tokens?search=${name}`);
    await expect(rowOf(page, name)).toContainText('management');
    await expect(rowOf(page, name)).toContainText('lateness');
    const revoke = page.getByRole('button', { name: `Revoke ${name}` });
    await revoke.click();
    const sure = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(sure).toContainText(`Revoke the machine token ${name}?`);
    await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sure).toBeHidden();
    await revoke.click();
    await sure.getByRole('button', { name: 'Yes, Revoke it!' }).click();
    await expect(rowOf(page, name)).toContainText('Revoked');
    await expect(revoke).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('S8 a token that is revoked on the screen is dead with its next request, and its last use stands there', {
    tag: '@nightly',
  }, async ({ page }) => {
    const { name, secret } = await makeMachineToken();
    expect(await isAnswered(secret)).toBe(true);
    await enterAs(page, 'admin');
    await page.goto(`/settings/tokens?search=${name}`);
    await expect(rowOf(page, name)).toContainText(/(\d{4}-\d\d-\d\d, [\d:]+ [ap]m){2}No/);
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('button', { name: 'Yes, Revoke it!' }).click();
    await expect(rowOf(page, name)).toContainText('Revoked');
    expect(await isAnswered(secret)).toBe(false);
  });
});

test.describe('/settings/devices', () => {
  test('F-81 an admin makes a device key for a centre, and revokes it', { tag: '@nightly' }, async ({ page }) => {
    const name = fresh('Gate');
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await unfoldMenu(page);
    await link(page, 'Device Keys').click();
    await expect(page).toHaveURL('/settings/devices');
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add Device Key' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Service Center').selectOption('Awka');
    await form.getByRole('button', { name: 'Create' }).click();
    const field = page.getByRole('dialog', { name: 'Copy the key' }).getByLabel(name);
    await expect(field).toHaveValue(/^device_[\w-]{43}$/);
    // Copied by hand counts too.
    await field.focus();
    await page.keyboard.press('ControlOrMeta+c');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`/settings/devices?search=${name}`);
    await expect(rowOf(page, name)).toContainText('Awka');
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText(`Revoke the key of ${name}?`);
    await page.getByRole('button', { name: 'Yes, Revoke it!' }).click();
    await expect(rowOf(page, name)).toContainText('Revoked');
  });
});
