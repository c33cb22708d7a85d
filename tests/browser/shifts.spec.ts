import type { Page } from '@playwright/test';
import { ask, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { fresh, variablesOf } from '../support/forms-in-browser.ts';
import { expectToast } from '../support/toasts.ts';

const create = 'mutation ($input: CreateShiftInput!) { createShift(input: $input) { message } }';
const times = { startTime: '08:00', endTime: '17:00', latenessThreshold: '00:15', serialLatenessThreshold: 3 };

async function makeShift(name: string) {
  await ask(create, { input: { name, ...times } }, await tokenOf('admin'));
}

async function readShift(name: string) {
  const query = '{ shifts { name startTime endTime latenessThreshold serialLatenessThreshold } }';
  const { shifts } = await ask<{ shifts: { name: string }[] }>(query, {}, await tokenOf('admin'));
  return shifts.find((shift) => shift.name === name);
}

/** Lets a creation reach the gateway, and its first answer nobody; answers the keys that it is sent with. */
async function loseFirstAnswer(page: Page, operation: string): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON();
    if (body?.operationName !== operation) return route.continue();
    keys.push(body.variables.idempotencyKey);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return keys;
}

test.describe('/settings/setup', () => {
  test('R-063 R-064 R-065 A-24 A-25 the Setup List has every field; a new shift needs a start and a threshold, and its times get seconds', async ({
    page,
  }) => {
    const name = fresh('Dawn');
    await enterAs(page, 'admin');
    await page.goto('/settings/setup');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup List');
    const table = page.getByRole('table');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText([
      'sn',
      'Name',
      'Start Time',
      'End Time',
      'Lateness Threshold',
      'Late After',
      'Serial Lateness Threshold',
      'Action',
    ]);
    const office = table.getByRole('row').filter({ hasText: 'Office' });
    await expect(office).toContainText(/8:00 am.*5:00 pm.*8:15 am.*8:15 am/);

    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add New' });
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByText('Correct the 2 marked fields.')).toBeVisible();
    await expect(form.getByLabel('Start Time')).toBeFocused();
    await expect(form.getByLabel('Serial Lateness Threshold').getByRole('option')).toHaveCount(11);
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Start Time').fill('05:30');
    await form.getByLabel('Lateness Threshold', { exact: true }).fill('00:20');
    await expect(form.getByText('Added to the start: anyone who signs in after 5:50 am is late.')).toBeVisible();
    await form.getByLabel('Lateness Threshold', { exact: true }).fill('05:40');
    await expect(form.getByText('Time of day: anyone who signs in after 5:40 am is late.')).toBeVisible();
    await form.getByLabel('Serial Lateness Threshold').selectOption('4');
    const keys = await loseFirstAnswer(page, 'CreateShift');
    const sent = variablesOf(page, 'CreateShift');
    await form.getByRole('button', { name: 'Submit' }).click();
    const stored = { name, startTime: '05:30:00', latenessThreshold: '05:40:00', serialLatenessThreshold: 4 };
    expect(await sent).toEqual({ input: stored });
    // The answer was lost on its way, and the form is still there: sent again, it makes no second shift.
    await expect(form.locator('.form-failure')).toContainText('Kindly check your internet connection');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'Operation Completed');
    await expect(form).toBeHidden();
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
    expect(keys).toHaveLength(2);
    await page.getByLabel('Search shifts').fill(name);
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/5:40 am.*5:40 am/);
    expect(await readShift(name)).toMatchObject({ ...stored, endTime: null });
  });

  test('R-066 R-067 A-11 A-25 an edit leaves empty fields out; a shift that nobody holds is deleted after the question', {
    tag: '@nightly',
  }, async ({ page }) => {
    const name = fresh('Edited');
    await makeShift(name);
    await enterAs(page, 'admin');
    await page.goto(`/settings/setup?search=${name}`);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit Shift' });
    await form.getByLabel('Lateness Threshold', { exact: true }).fill('');
    await form.getByLabel('End Time').fill('16:30');
    const sent = variablesOf(page, 'UpdateShift');
    await form.getByRole('button', { name: 'Update' }).click();
    expect((await sent).input).toEqual({
      name,
      startTime: '08:00:00',
      endTime: '16:30:00',
      serialLatenessThreshold: 3,
    });
    await expectToast(page, 'Operation Completed');
    expect(await readShift(name)).toMatchObject({ endTime: '16:30:00', latenessThreshold: '00:15:00' });

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toContainText(`Delete the shift ${name}?`);
    await expect(question).toContainText('No staff member holds this shift.');
    await expect(question).toContainText("You won't be able to revert this!");
    await question.getByRole('button', { name: 'Yes, Delete it!' }).click();
    await expectToast(page, 'Shift deleted successfully');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
    expect(await readShift(name)).toBeUndefined();
  });

  test('N-20 the question says how many hold the shift and leads to them', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/settings/setup');
    await page.getByRole('button', { name: 'Delete Office' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    const link = question.getByRole('link', { name: /^\d+ staff members hold$/ });
    const count = Number((await link.innerText()).split(' ')[0]);
    expect(count).toBeGreaterThan(1);
    await link.click();
    await expect(page).toHaveURL('/manage/all/staffs?shift=Office');
    await expect(question).toBeHidden();
    await expect(page.getByText(`of ${count}`).filter({ visible: true }).first()).toBeVisible();
    expect(await readShift('Office')).toBeDefined();
  });
});
