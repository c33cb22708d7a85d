import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, enterAs, expect, test, tokenOf, unfoldMenu } from '../support/browser.ts';
import { fresh, makeUser } from '../support/forms-in-browser.ts';
import { openHead } from '../support/list-tools.ts';
import { withExtensions } from '../support/service-extensions.ts';
import { addStaff, freshStaffID, removeStaff } from '../support/staff-in-browser.ts';

const times = { startTime: '08:00', endTime: '17:00', latenessThreshold: '00:15', serialLatenessThreshold: 3 };

async function makeShift(name: string): Promise<string> {
  const create = 'mutation ($input: CreateShiftInput!) { createShift(input: $input) { id } }';
  const token = await tokenOf('admin');
  return (await ask<{ createShift: { id: string } }>(create, { input: { name, ...times } }, token)).createShift.id;
}

async function editShift(id: string, input: object) {
  const edit = 'mutation ($id: ID!, $input: UpdateShiftInput!) { updateShift(id: $id, input: $input) { message } }';
  await ask(edit, { id, input }, await tokenOf('admin'));
}

const sidebarLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Change Log' });
const changesLink = (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: 'What was changed, and by whom' });

test.describe('/settings/changes', () => {
  test('F-89 an admin reads who changed what, narrows it, opens a record and comes back', { tag: '@nightly' }, async ({
    page,
  }) => {
    const name = fresh('Watched');
    const id = await makeShift(name);
    await editShift(id, { endTime: '16:30' });
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await unfoldMenu(page);
    await sidebarLink(page).click();
    await expect(page).toHaveURL('/settings/changes');
    await page.getByLabel('Search changes').fill(name);
    await expect(page).toHaveURL(/search=/);
    const rows = page.locator('.data-table tbody > tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(/admin@demo\.example.*Changed.*Shift.*End time: 17:00:00 → 16:30:00/s);
    await expect(rows.nth(1)).toContainText(/Created.*Name: Watched/s);

    const fields = rows.nth(1).locator('details');
    await expect(rows.nth(1).getByText('Lateness threshold', { exact: false }).first()).toBeHidden();
    await fields.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('Lateness threshold: 00:15:00');

    await openHead(page, 'Action');
    await page.getByRole('checkbox', { name: /^Changed/ }).check();
    await expect(rows).toHaveCount(1);
    await page.keyboard.press('Escape');
    await rows.first().getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/settings/changes/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Changes of ${name}`);
    await expect(rows).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/settings/changes\\?.*search=${name}`));
    await expect(rows).toHaveCount(1);
  });

  test('F-89 a staff member, a shift and a user lead to their part from their dialogs', { tag: '@nightly' }, async ({
    page,
  }) => {
    const staffID = freshStaffID('C');
    await addStaff(staffID, 'Ada Obi');
    const shift = fresh('Linked');
    await makeShift(shift);
    const user = await makeUser();
    await enterAs(page, 'admin');
    for (const [address, title] of [
      [`/manage/staffs?search=${staffID}`, `Changes of ${staffID} Ada Obi`],
      [`/settings/setup?search=${shift}`, `Changes of ${shift}`],
      [`/manage/users?search=${user}`, `Changes of ${user}`],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: /^Edit / }).click();
      await changesLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('.data-table tbody > tr').first()).toContainText('Created');
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
    }
    await removeStaff(staffID);
  });

  test('F-89 no accessibility finding, wide and on a phone', { tag: '@nightly' }, async ({ page }) => {
    const id = await makeShift(fresh('Plain'));
    await enterAs(page, 'admin');
    for (const address of ['/settings/changes', `/settings/changes/${id}`]) {
      await page.goto(address);
      await expect(page.locator('.data-table tbody > tr').first()).toBeVisible();
      await expectAccessible(page, { widths: [1440, 1366, 768, 390] });
    }
  });

  test('F-89 without the extension there is no link, and the address says so', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    await withExtensions(page, (name) => ['intake'].includes(name));
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('Extensions') === true);
    await page.goto('/settings/changes');
    await answered;
    await expect(page.getByText('The attendance service does not have Change Log.')).toBeVisible();
    await unfoldMenu(page);
    await expect(sidebarLink(page)).toHaveCount(0);
    await page.goto('/settings/setup');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Edit Shift' }).getByLabel('Name')).toBeVisible();
    await expect(changesLink(page)).toHaveCount(0);
  });
});
