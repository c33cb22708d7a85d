import { emailOf, enterAs, expect, type Role, signIn, test, unfoldMenu } from '../support/browser.ts';

const everybody = [
  'Attendance Search',
  'Attendance Report',
  'Photo Review',
  'Attendance Map',
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
/** Links beyond those of the specification. */
const adminOnly = ['Holidays', 'Letter Text', 'Machine Tokens', 'Device Keys', 'Change Log'];

const links: Record<Role, { shown: string[]; hidden: string[] }> = {
  admin: { shown: [...everybody, ...management, ...admin], hidden: [] },
  management: { shown: [...everybody, ...management], hidden: admin },
  user: { shown: everybody, hidden: [...management, ...admin] },
};

test.describe('shell', () => {
  for (const role of ['admin', 'management', 'user'] as const) {
    test(`R-018 R-021 R-022 R-023 R-024 R-025 greets the ${role} and shows that role's links on a small laptop`, {
      tag: role === 'admin' ? [] : '@nightly',
    }, async ({ page }) => {
      // 1366 by 768 pixels, less the browser's own bars.
      await page.setViewportSize({ width: 1366, height: 657 });
      await signIn(page, role);
      const sidebar = page.getByRole('navigation').first();
      await expect(page.getByText(/Hello/).first()).toBeVisible();
      // Links of what the service has beyond the specification come later.
      await expect(sidebar.getByRole('link', { name: 'Leave', exact: true })).toBeVisible();
      // Every place, opened alone, is in view with all its links.
      const headings = sidebar.getByRole('button');
      const seen: string[] = [];
      for (const heading of await headings.all()) {
        await heading.press('Enter');
        await expect(heading).toHaveAttribute('aria-expanded', 'true');
        for (const link of await sidebar.getByRole('link').all()) {
          await expect(link).toBeInViewport({ ratio: 1 });
          seen.push(await link.innerText());
        }
        await heading.press('Enter');
      }
      expect(seen).toEqual(expect.arrayContaining(links[role].shown));
      for (const name of adminOnly) expect(seen.includes(name), name).toBe(role === 'admin');
      // A screen that stands in no place of the menu marks the one it belongs to, folded or not.
      await page.goto('/all/absentee');
      const parent = sidebar.getByRole('link', { name: 'Absentee Summary Report' });
      await expect(parent).toHaveAttribute('aria-current', 'true');
      await expect(sidebar.getByRole('link', { name: 'Comparison' })).toHaveCount(0);
      await unfoldMenu(page);
      for (const name of links[role].hidden) {
        await expect(sidebar.getByRole('link', { name, exact: true }), name).toHaveCount(0);
      }
    });
  }

  test('R-019 R-020 A-40 the top bar has Home and Logout, the message dropdown only samples', async ({ page }) => {
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

  test('R-019 R-020 F-279 on a phone the top bar has the name of the product, and the rest by its words in one menu', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Staff Attendance')).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button')).toHaveCount(3);
    const panel = page.getByRole('dialog', { name: 'More' });
    const choose = async (name: string) => {
      await bar.getByRole('button', { name: 'More' }).press('Enter');
      await panel.getByRole('button', { name }).press('Enter');
      await expect(panel).toHaveCount(0);
    };
    await choose('Help');
    await expect(page.getByRole('dialog', { name: 'Help: Dashboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await choose('Theme: as the system');
    await bar.getByRole('button', { name: 'More' }).click();
    await expect(panel.getByRole('button', { name: 'Theme: light' })).toBeVisible();
    await expect(panel.getByText('Sample', { exact: true })).toHaveCount(2);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    // A step back that the panel itself takes, as it closes, ends what is being opened.
    await expect(() => page.goto('/all/ad3')).toPass();
    await choose('Home');
    await expect(page).toHaveURL(/\/dashboard$/);
    await choose('Logout');
    await expect(page).toHaveURL(/\/$/);
  });

  test('R-018 the sidebar is a drawer on a phone', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    await page.getByRole('button', { name: /menu/i }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(emailOf('admin').split('@')[0] ?? '', { exact: false }).first()).toBeVisible();
    await drawer.getByRole('button', { name: 'A Day' }).click();
    await drawer.getByRole('link', { name: 'Location Map' }).click();
    await expect(page).toHaveURL(/\/all\/location$/);
    await expect(drawer).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page.locator('main')).not.toHaveAttribute('aria-hidden', 'true');
    await expect(drawer).toHaveCount(0);
  });

  for (const width of [1440, 1366]) {
    test(`F-57 Settings and both photo screens are in view at ${width} px, or below a shadow that says so`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await enterAs(page, 'admin');
      await page.goto('/all/attendance');
      const sidebar = page.getByRole('navigation', { name: 'Main' });
      const areInView = async (names: readonly string[]) => {
        for (const name of names) {
          await expect(sidebar.getByRole('link', { name, exact: true }), name).toBeInViewport({ ratio: 1 });
        }
      };
      await sidebar.getByRole('button', { name: 'A Day' }).click();
      await areInView(['Photo Review', 'Attendance Map']);
      await sidebar.getByRole('button', { name: 'Settings' }).click();
      await areInView(['Change password', 'Shift Setup']);
      await sidebar.getByRole('link', { name: 'Shift Setup' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Setup List' })).toBeVisible();
    });
  }

  test('F-43 the sidebar is narrowed, stays narrow after a reload and a sign-out, and is widened', async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    const widthOf = async () => (await page.getByRole('complementary').boundingBox())?.width ?? 0;
    await expect.poll(widthOf).toBe(224);
    await page.getByRole('button', { name: 'Narrow the sidebar' }).click();
    await expect.poll(widthOf).toBeLessThan(80);
    await page.goto('/logout');
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    await expect.poll(widthOf).toBeLessThan(80);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Photo Review' });
    await expect(link).toHaveAttribute('title', 'Photo Review');
    await page.getByRole('button', { name: 'Widen the sidebar' }).click();
    await expect.poll(widthOf).toBe(224);
  });

  test('F-273 the tabs of a place lead to its screens, as links, and in narrow windows by a list that keys only open', async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/report/latness');
    const list = page.getByLabel('Screens of A Day');
    await list.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Lateness' })).toBeVisible();
    await list.selectOption({ label: 'Absent' });
    await expect(page).toHaveURL(/\/report\/exception/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
    const links = page.getByRole('navigation', { name: 'A Day' }).getByRole('link');
    await expect(links).toHaveCount(6);
    await links.filter({ hasText: 'Photos' }).click();
    await expect(page).toHaveURL(/\/attendance\/review/);
    await expect(page.getByRole('heading', { level: 1, name: 'Photo Review' })).toBeFocused();
  });
});
