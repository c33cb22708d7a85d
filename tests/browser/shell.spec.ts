import { emailOf, expect, type Role, signIn, test } from '../support/browser.ts';

const everybody = [
  'Attendance Search',
  'Attendance Report',
  'Clock-out Report',
  'Lateness',
  'Serial Lateness',
  'Location Map',
  "Today's Absenteeism",
  'Absentee Summary Report',
  'Change password',
];
const management = ['Staff Users', 'Staff List'];
const admin = ['Admin Users', 'All Units', 'Staff Batch Upload', 'Shift Setup'];

const links: Record<Role, { shown: string[]; hidden: string[] }> = {
  admin: { shown: [...everybody, ...management, ...admin], hidden: [] },
  management: { shown: [...everybody, ...management], hidden: admin },
  user: { shown: everybody, hidden: [...management, ...admin] },
};

test.describe('shell', () => {
  for (const role of ['admin', 'management', 'user'] as const) {
    test(`R-018 R-021 R-022 R-023 R-024 R-025 greets the ${role} and shows that role's links`, async ({ page }) => {
      await signIn(page, role);
      const sidebar = page.getByRole('navigation').first();
      await expect(page.getByText(/Hello/).first()).toBeVisible();
      for (const name of links[role].shown) {
        await expect(sidebar.getByRole('link', { name, exact: true }), name).toBeVisible();
      }
      for (const name of links[role].hidden) {
        await expect(sidebar.getByRole('link', { name, exact: true }), name).toHaveCount(0);
      }
    });
  }

  test('A-37 an address without the right says so', async ({ page }) => {
    await signIn(page, 'user');
    for (const route of ['/manage/users', '/manage/staffs', '/settings/setup']) {
      await page.goto(route);
      await expect(page.getByText('You do not have access to this page')).toBeVisible();
    }
  });

  test('R-019 R-020 the top bar has Home and Logout, the message dropdown only samples', async ({ page }) => {
    await signIn(page);
    await page.goto('/all/ad3');
    await page.getByRole('button', { name: /messages/i }).click();
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page
      .getByRole('link', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('R-018 the sidebar is a drawer on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    await page.getByRole('button', { name: /menu/i }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(emailOf('admin').split('@')[0] ?? '', { exact: false }).first()).toBeVisible();
    await drawer.getByRole('link', { name: 'Location Map' }).click();
    await expect(page).toHaveURL(/\/all\/location$/);
  });
});
