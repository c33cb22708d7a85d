import type { Page } from '@playwright/test';

/** The heading of a column, which opens its menu; while the menu is open, and after it. */
export const headOf = (page: Page, name: string | RegExp) =>
  page.locator('.data-table thead').getByRole('button', {
    name: typeof name === 'string' ? new RegExp(`^${name}(?: filtered)?$`) : name,
  });

/** Opens the menu of a column's heading; answers its panel. */
export async function openHead(page: Page, name: string) {
  await headOf(page, name).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** Orders the rows by a column's heading. */
export async function sortBy(page: Page, name: string, order: 'Sort ascending' | 'Sort descending' | 'Default order') {
  const panel = await openHead(page, name);
  await panel.getByRole('button', { name: order }).click();
}

/** Leaves the flagged rows alone in a list of records, or shows all again. */
export async function chooseFlagged(page: Page) {
  await page.getByRole('button', { name: /^To check/ }).click();
  await page.getByRole('button', { name: /^Flagged/ }).click();
  await page.keyboard.press('Escape');
}

/** Opens the menu "…" of a list; answers the button. */
export async function openMore(page: Page) {
  const button = page.getByRole('button', { name: 'More', exact: true });
  await button.click();
  return button;
}

/** Chooses an entry of the menu "…". */
export async function chooseMore(page: Page, entry: 'Columns' | 'Order' | 'Compact rows' | 'Views' | 'Print') {
  await openMore(page);
  const role = entry === 'Compact rows' ? 'menuitemcheckbox' : 'menuitem';
  await page.getByRole(role, { name: new RegExp(`^${entry}`) }).click();
}
