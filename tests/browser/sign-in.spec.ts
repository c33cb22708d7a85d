import { demoPassword } from '../../upstream/demo/accounts.ts';
import { emailOf, expect, signIn, test } from '../support/browser.ts';
import { now } from '../support/fixed-clock.ts';
import { expectToast } from '../support/toasts.ts';

test.describe('/', () => {
  test('R-012 R-013 A-18 A-19 shows the product, two fields, Remember me without effect, Sign in and Cancel; asks for what is missing', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Attendance/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel('Email').fill('somebody@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('something');
    await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    expect(sent).toEqual([]);
  });

  test('R-005 R-014 a sign-in says so, opens the dashboard and keeps token and last activity', async ({ page }) => {
    await signIn(page);
    await expectToast(page, 'Signed in successfully');
    const stored = await page.evaluate(() => Object.entries(localStorage));
    expect(stored.filter(([key]) => key === 'token').length).toBe(1);
    expect(stored.some(([key, value]) => /activity/i.test(key) && Math.abs(Number(value) - now()) < 60_000)).toBe(true);
  });

  test('R-015 a wrong password shows the server message in a popup titled Error!', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Email').fill('nobody-at-all@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const popup = page.getByRole('alertdialog', { name: 'Error!' });
    await expect(popup).toContainText(/email|password/i);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveValue('nobody-at-all@demo.example');
    // What is typed next takes the place of the wrong password.
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('another');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('another');
  });

  test('R-016 R-017 any other outcome shows the unexpected-error text, a network failure the same popup', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.route('**/graphql', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hello' }),
    );
    await page.goto('/');
    await page.getByLabel('Email').fill(emailOf('admin'));
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Unexpected error: Kindly check your internet connection or contact the admin',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();

    await page.route('**/graphql', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Error!' })).toContainText(/\S/);
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});
