import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { isPasswordOf, makeUser } from '../support/forms-in-browser.ts';
import { expectToast } from '../support/toasts.ts';

const defaultPassword = 'Welcome-123';

async function open(page: Page, email: string) {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(defaultPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings/changepwd');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password Change Request');
}

async function fill(page: Page, password: string, confirmation: string) {
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(confirmation);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
}

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('ChangePassword')) calls += 1;
  });
  return () => calls;
}

test.describe('/settings/changepwd', () => {
  test('R-068 R-069 asks for two passwords of at least eight characters; different ones are a mis-match and make no call', async ({
    page,
  }) => {
    await open(page, await makeUser());
    const calls = countCalls(page);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Correct the 2 marked fields.')).toBeVisible();
    await expect(page.getByLabel('New Password')).toBeFocused();
    await fill(page, '1234567', '1234567');
    await expect(page.getByText('A password has at least 8 characters.')).toHaveCount(2);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await fill(page, 'a-new-password', 'another-password');
    await expectToast(page, /Error.*Password mis-match/);
    const inline = page.getByRole('main').getByText('Password mis-match');
    await expect(inline).toBeVisible();
    // Its look comes with the screen, not with the first dialog.
    await expect(page.getByRole('main').getByRole('alert')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(calls()).toBe(0);
  });

  test('R-070 R-008 asks, changes it, tells the reply, clears the session and leads to sign-in', async ({ page }) => {
    const email = await makeUser();
    await open(page, email);
    const calls = countCalls(page);
    await fill(page, 'a-new-password', 'a-new-password');
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toContainText(email);
    await expect(question).toContainText("You won't be able to revert this!");
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect(calls()).toBe(0);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    const reply = page.waitForResponse((response) => /ChangePassword/.test(response.request().postData() ?? ''));
    await question.getByRole('button', { name: 'Yes, Update it!' }).click();
    // Hashing takes its time on a busy machine, and the toast goes three seconds after the reply.
    await reply;
    await expectToast(page, 'Password changed. Sign in with the new password.');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await page.evaluate('[localStorage.length, sessionStorage.length]')).toEqual([0, 0]);
    expect(calls()).toBe(1);
    expect(await isPasswordOf(email, defaultPassword)).toBe(false);
    expect(await isPasswordOf(email, 'a-new-password')).toBe(true);
  });
});
