import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/browser.ts';
import { expectAccessible } from '../support/report-screen.ts';

/** No finding in light and dark, without a reload between them. */
async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

test.describe('accessibility in both themes', () => {
  test.setTimeout(120_000);

  test('sign-in and an unknown address have no finding', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.goto('/nowhere');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('the dashboard, its messages and a screen without access have no finding', async ({ page }) => {
    await signIn(page, 'user');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Messages' }).click();
    await expect(page.getByText('Welcome to the attendance dashboard.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.goto('/manage/users');
    await expect(page.getByText('You do not have access to this page')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('the drawer of a phone has no finding', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'admin');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
