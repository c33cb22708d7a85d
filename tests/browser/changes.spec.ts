import type { Page } from '@playwright/test';
import { ask, enterAs, expect, test, tokenOf, unfoldMenu } from '../support/browser.ts';
import { fresh } from '../support/forms-in-browser.ts';
import { openHead } from '../support/list-tools.ts';

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
});
