import { ask, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { fresh, makeUser, variablesOf } from '../support/forms-in-browser.ts';
import { openHead } from '../support/list-tools.ts';
import { expectToast } from '../support/toasts.ts';

const userFields = 'email name role district serviceCentre macAddress isActive';

async function readUser(email: string) {
  const query = `query ($email: String!) { users(where: [{ column: EMAIL, in: [$email] }]) { nodes { ${userFields} } } }`;
  const { users } = await ask<{ users: { nodes: object[] } }>(query, { email }, await tokenOf('admin'));
  return users.nodes[0];
}

test.describe('/manage/users', () => {
  test('R-037 R-038 R-042 R-043 R-044 F-130 lists users with columns and four filters, and an admin adds one from Obosi', async ({
    page,
  }) => {
    const email = `${fresh('added')}@demo.example`;
    await enterAs(page, 'admin');
    await page.goto('/manage/users');
    const table = page.getByRole('table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText([
      'sn',
      'Email',
      'Name',
      'District',
      'Service Center',
      'Role',
      'IsActive',
      'Mac Address',
      'Created-On',
      'Action',
    ]);
    for (const filter of ['District', 'Service Center', 'Role', 'IsActive']) {
      const panel = await openHead(page, filter);
      await expect(panel.getByRole('group', { name: filter })).toBeVisible();
      await page.keyboard.press('Escape');
    }

    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add New' });
    await expect(form.getByLabel('Email')).toBeFocused();
    // The component library draws the dialog and its fields.
    await expect(form).toHaveAttribute('data-scope', 'dialog');
    await expect(form.getByLabel('Email')).toHaveAttribute('data-scope', 'field');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByText('Correct the 4 marked fields.')).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Enter the email address.');
    await expect(form.getByLabel('Email')).toBeFocused();
    await form.getByLabel('Email').fill(email);
    await expect(form.getByLabel('District').getByRole('option')).toHaveCount(22);
    await form.getByLabel('District').selectOption('Obosi');
    await expect(form.getByLabel('Service Center').getByRole('option')).toHaveText(['Choose…', 'Obosi']);
    await form.getByLabel('Service Center').selectOption('Obosi');
    await form.getByLabel('District').selectOption('Awka');
    await expect(form.getByLabel('Service Center').getByRole('option', { name: 'Obosi' })).toHaveCount(0);
    await form.getByLabel('District').selectOption('Obosi');
    await form.getByLabel('Role').selectOption('management');
    const sent = variablesOf(page, 'CreateUser');
    await form.getByRole('button', { name: 'Submit' }).click();
    expect(await sent).toEqual({
      input: { email, district: 'Obosi', serviceCentre: 'Obosi', role: 'MANAGEMENT' },
    });
    await expectToast(page, 'Operation Completed');
    await expect(form).toBeHidden();
    await page.getByLabel('Search users').fill(email);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Obosi');
    await page.getByRole('button', { name: 'Add New' }).click();
    await expect(form.getByLabel('Email')).toHaveValue('');
    await expect(form.getByLabel('District')).toHaveValue('');

    await page.goto('/manage/users?isActive=No');
    await expect(table.getByRole('row').nth(1)).toContainText('No');
    await expect(table.getByRole('cell', { name: 'Yes', exact: true })).toHaveCount(0);
  });

  test('R-039 R-040 an edit sends the filled fields, and that a user is no longer active', { tag: '@nightly' }, async ({
    page,
  }) => {
    const email = await makeUser();
    await enterAs(page, 'admin');
    await page.goto(`/manage/users?search=${email}`);
    const edit = page.getByRole('button', { name: `Edit ${email}` });
    await edit.click();
    const form = page.getByRole('dialog', { name: 'Edit User' });
    await expect(form.getByLabel('Email')).not.toBeEditable();
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expect(form.getByLabel('Status').getByRole('option')).toHaveText(['Activate', 'De-Activate']);
    await form.getByLabel('Name').fill('');
    await form.getByLabel('Mac Address').fill('02:00:00:00:00:01');
    await form.getByLabel('Status').selectOption('De-Activate');
    const sent = variablesOf(page, 'UpdateUser');
    await form.getByRole('button', { name: 'Update' }).click();
    expect((await sent).input).toEqual({
      district: 'Awka',
      serviceCentre: 'Awka',
      role: 'USER',
      macAddress: '02:00:00:00:00:01',
      isActive: false,
    });
    await expectToast(page, 'Operation Completed');
    await expect(page.getByRole('row').filter({ hasText: email }).getByText('No', { exact: true })).toBeVisible();
    expect(await readUser(email)).toEqual({
      email,
      name: 'Made For A Test',
      role: 'USER',
      district: 'Awka',
      serviceCentre: 'Awka',
      macAddress: '02:00:00:00:00:01',
      isActive: false,
    });
  });

  test('F-168 who was given a password by a reset chooses another one before anything else', async ({ page }) => {
    const email = await makeUser();
    await enterAs(page, 'admin');
    await page.goto(`/manage/users?search=${email}`);
    await page.getByRole('button', { name: `Reset password of ${email}` }).click();
    await page.getByRole('button', { name: 'Yes, Reset it!' }).click();
    await expectToast(page, 'Password reset successfully');
    await page
      .getByRole('link', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .click();
    const signInAs = async (password: string) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await signInAs('Welcome-123');
    await expect(page.getByText('Your password was reset. Choose a new password to go on.')).toBeVisible();
    await page.goto('/all/attendance');
    await expect(page).toHaveURL(/\/settings\/changepwd$/);
    await page.getByLabel('New Password').fill('one of my own');
    await page.getByLabel('Confirm Password').fill('one of my own');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('button', { name: 'Yes, Update it!' }).click();
    await expectToast(page, 'Password changed. Sign in with the new password.');
    await signInAs('one of my own');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
