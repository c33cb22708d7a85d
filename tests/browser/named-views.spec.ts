import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { chooseMore } from '../support/list-tools.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Views' });
const item = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true });
const openViews = (page: Page) => chooseMore(page, 'Views');

async function save(page: Page, name: string) {
  await panel(page).getByLabel('Save this view as').fill(name);
  await page.keyboard.press('Enter');
}

test('A-23 views are named, opened at any day, replaced and deleted, for their person alone', {
  tag: '@nightly',
}, async ({ page }) => {
  const day = await busyDay();
  await enterAs(page, 'admin');
  await page.goto(`/all/attendance?date=${day}&flag=Yes&sort=-name&hide=location&size=50`);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await openViews(page);
  await save(page, 'Flagged');
  await expect(item(page, 'Flagged')).toHaveAttribute('aria-current', 'true');
  await expect(panel(page).getByLabel('Save this view as')).toHaveValue('');
  await expectAccessible(page);

  await page.goto('/all/attendance?date=2026-10-05&mode=signedOut&search=obi');
  await openViews(page);
  await expect(item(page, 'Flagged')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/all/attendance?date=2026-10-05&mode=signedIn&flag=Yes&sort=-name&size=50&hide=location',
  );
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/all/attendance?date=2026-10-05&mode=signedOut&search=obi');

  await openViews(page);
  const question = page.getByRole('alertdialog');
  await save(page, 'flagged');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(item(page, 'Flagged')).toHaveAttribute('href', /hide=location$/);
  await save(page, 'flagged');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(item(page, 'Flagged')).toHaveAttribute('href', /mode=signedOut&search=obi$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

  await enterAs(page, 'user');
  await page.goto(`/all/attendance?date=${day}`);
  await openViews(page);
  await expect(panel(page).getByLabel('Save this view as')).toBeFocused();
  await expect(panel(page).getByRole('link')).toHaveCount(0);

  await enterAs(page, 'admin');
  await page.goto(`/all/attendance?date=${day}`);
  await openViews(page);
  await panel(page).getByRole('button', { name: 'Delete Flagged' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Flagged” is deleted.')).toBeVisible();
  await expect(item(page, 'Flagged')).toHaveCount(0);
});
