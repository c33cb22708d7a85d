import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { chooseMore, openHead } from '../support/list-tools.ts';

test.describe('Back', () => {
  test('F-59 closes a search and leaves the page under it', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'admin');
    const address = `/report/latness?date=${await busyDay()}`;
    await page.goto('/dashboard');
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: 'New Search Query' });
    for (const _turn of [1, 2]) {
      await page.getByRole('button', { name: 'New Search Query' }).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
    }
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });

  test('F-59 asks about unsaved changes, and a form that is kept closes with the next Back', async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/manage/users');
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Email').fill('ada@example.com');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Email')).toHaveValue('ada@example.com');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/manage/users');
  });

  for (const [what, button, role, panel] of [
    ['the menu of a heading', 'District', 'dialog', 'District'],
    ['the menu of the list', 'More', 'menu', 'More'],
    ['the messages', 'Messages', 'dialog', 'Messages'],
  ] as const) {
    test(`F-59 closes ${what} and leaves the page under it`, { tag: '@nightly' }, async ({ page }) => {
      await enterAs(page, 'admin');
      const address = `/all/attendance?date=${await busyDay()}&mode=signedIn`;
      await page.goto('/dashboard');
      await page.goto(address);
      const opener = page.getByRole('button', { name: button, exact: true }).first();
      const menu = page.getByRole(role, { name: panel });
      for (const _turn of [1, 2]) {
        await opener.click();
        await expect(menu).toBeVisible();
        await page.goBack();
        await expect(menu).toHaveCount(0);
        await expect(page).toHaveURL(address);
        await expect(opener).toBeFocused();
      }
      await page.goBack();
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('F-59 closes what an entry of the menu opened, and the focus goes back to the menu', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    const address = `/all/attendance?date=${await busyDay()}&mode=signedIn`;
    await page.goto('/dashboard');
    await page.goto(address);
    for (const entry of ['Columns', 'Order', 'Views'] as const) {
      await chooseMore(page, entry);
      const panel = page.getByRole('dialog', { name: entry });
      await expect(panel).toBeVisible();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.goBack();
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
    }
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });

  test('F-59 closes a filter and keeps what was chosen in it, and the next Backs undo the choices', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    const address = `/all/attendance?date=${await busyDay()}&mode=signedIn`;
    await page.goto('/dashboard');
    await page.goto(address);
    const panel = await openHead(page, 'District');
    await panel.getByRole('checkbox', { name: /^Aba / }).check();
    await expect(page).toHaveURL(/district=Aba$/i);
    await panel.getByRole('checkbox', { name: /^Awka / }).check();
    await expect(page).toHaveURL(/district=Aba~Awka$/i);
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/district=Aba~Awka$/i);
    // The list is that of the address.
    await expect(page.getByRole('button', { name: /^District: 2/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/district=Aba$/i);
    await expect(page.getByRole('button', { name: /^District: Aba/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });
});
