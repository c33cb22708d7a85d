import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';

interface Person {
  staffID: string;
  name: string;
}

/** People of the register whose name nobody else has. */
async function people(): Promise<Person[]> {
  const { staff } = await ask<{ staff: { nodes: { staff: Person }[] } }>(
    '{ staff(first: 200) { nodes { staff { staffID name } } } }',
    {},
    await tokenOf('admin'),
  );
  const all = staff.nodes.map((node) => node.staff);
  return all.filter(({ name }) => name.includes(' ') && all.filter((other) => other.name === name).length === 1);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Find people, screens and days' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Name, staff ID, screen or day' });
const option = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('option', { name });

async function openFind(page: Page) {
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('Ctrl+K', () => {
  test('finds a person by parts of the name in any order, by keys alone', async ({ page }) => {
    const [person] = await people();
    if (!person) throw new Error('The demo company has nobody with two names.');
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    await openFind(page);
    await page.keyboard.type(person.name.split(' ').toReversed().join(' ').toLowerCase());
    await expect(option(page, new RegExp(person.staffID))).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/person/${person.staffID}\\?person=`));
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/all\/ad3$/);
  });

  test('takes the first person when Enter comes before the answer', { tag: '@nightly' }, async ({ page }) => {
    const [person] = await people();
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    await openFind(page);
    const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await isTyped;
      await route.continue();
    });
    await page.keyboard.type(`${person?.staffID}`);
    await page.keyboard.press('Enter');
    answer();
    await expect(page).toHaveURL(new RegExp(`/person/${person?.staffID}\\?person=`));
  });

  test('finds the screens of the role and no others', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    await openFind(page);
    await expect(option(page, /^Photo Review/)).toBeVisible();
    await expect(option(page, /^Admin Users/)).toHaveCount(0);
    await page.keyboard.type('seri');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/report\/serialatness$/);
    await enterAs(page, 'admin');
    await page.goto('/all/ad3');
    await openFind(page);
    await page.keyboard.type('users admin');
    await option(page, /^Admin Users/).click();
    await expect(page).toHaveURL(/\/manage\/users$/);
  });

  test('goes to a day on the present screen with its filters, or on another', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto(`/report/latness?date=${await busyDay()}&district=Awka&page=2`);
    await openFind(page);
    await page.keyboard.type('yesterday');
    await expect(dialogOf(page).getByRole('option').first()).toContainText('Lateness');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/report/latness?date=${dayInLagos(1)}&district=Awka`);
    await openFind(page);
    await page.keyboard.type(dayInLagos(2));
    await option(page, /Attendance Report$/).click();
    await expect(page).toHaveURL(`/all/attendance?date=${dayInLagos(2)}`);
    await openFind(page);
    await page.keyboard.type('last month');
    await expect(dialogOf(page).getByRole('option', { name: /Serial Lateness$/ })).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2100-01-01');
    await expect(dialogOf(page).getByText('Friday, 1 January 2100 is in the future.')).toBeVisible();
  });

  test('walks with the arrows, closes with Esc and Back, and gives the focus back', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    const home = page.getByRole('link', { name: 'Home' });
    await home.focus();
    await openFind(page);
    const options = dialogOf(page).getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await options.nth(2).hover();
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    // The Enter that ends a word of an input method takes nothing.
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await page.keyboard.press('ArrowUp');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const active = await field(page).getAttribute('aria-activedescendant');
    expect(await options.nth(1).getAttribute('id')).toBe(active);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(home).toBeFocused();
    await openFind(page);
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/all\/ad3$/);
  });

  test('shows the answer to what is typed now, however late an earlier one comes', { tag: '@nightly' }, async ({
    page,
  }) => {
    const [one, other] = await people();
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    const { promise: isLate, resolve: answerFirst } = Promise.withResolvers<void>();
    const ended: string[] = [];
    await page.route('**/graphql', async (route) => {
      const { search } = route.request().postDataJSON().variables;
      if (search === one?.staffID) await isLate;
      await route.continue().catch(() => undefined);
      ended.push(search);
    });
    await openFind(page);
    await page.keyboard.insertText(one?.staffID ?? '');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(other?.staffID ?? '');
    await expect(option(page, new RegExp(`${other?.name}`))).toBeVisible();
    answerFirst();
    await expect.poll(() => ended).toContain(one?.staffID);
    await page.keyboard.press('End');
    await expect(option(page, new RegExp(`${one?.name}`))).toHaveCount(0);
    await expect(option(page, new RegExp(`${other?.name}`))).toBeVisible();
  });

  test('is a whole screen on a phone, opened by a button', { tag: '@nightly' }, async ({ page }) => {
    const [person] = await people();
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    await page.getByRole('button', { name: 'Find' }).click();
    await field(page).fill(person?.name ?? '');
    await expect(option(page, new RegExp(person?.staffID ?? ''))).toBeVisible();
    expect((await dialogOf(page).boundingBox())?.width).toBe(390);
    await expectAccessible(page, { within: '[role=dialog]', widths: [390, 768, 1366] });
    await option(page, new RegExp(person?.staffID ?? '')).click();
    await expect(page).toHaveURL(new RegExp(`/person/${person?.staffID}\\?person=`));
  });
});

test('A field for a staff ID offers people while one types their name', { tag: '@nightly' }, async ({ page }) => {
  const [person] = await people();
  await enterAs(page, 'user');
  await page.goto('/attendance/staff');
  await page.getByRole('button', { name: 'Search By Staff-ID' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Search By Staff-ID' });
  const staffID = dialog.getByRole('combobox', { name: 'Staff-ID' });
  await staffID.fill(person?.name.split(' ').toReversed().join(' ') ?? '');
  const offered = dialog.getByRole('listbox', { name: 'People' }).getByRole('option');
  await expect(offered).toHaveCount(1);
  await expectAccessible(page, { within: '[role=dialog]' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(staffID).toHaveValue(person?.staffID ?? '');
  await expect(offered).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`staffID=${person?.staffID}`));
});

test('A field for a staff ID keeps what is typed where it is typed, and the focus when a person is clicked', {
  tag: '@nightly',
}, async ({ page }) => {
  const [person] = await people();
  const id = person?.staffID ?? '';
  await enterAs(page, 'user');
  await page.goto('/attendance/staff');
  await page.getByRole('button', { name: 'Search By Staff-ID' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Search By Staff-ID' });
  const staffID = dialog.getByRole('combobox', { name: 'Staff-ID' });
  const offered = dialog.getByRole('option', { name: id });
  await staffID.fill(`${id.slice(0, 2)}${id.slice(3)}`);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(id.charAt(2));
  await expect(offered).toBeVisible();
  await page.keyboard.type('x');
  await expect(staffID).toHaveValue(`${id.slice(0, 3)}x${id.slice(3)}`);
  await page.keyboard.press('Backspace');
  await offered.click();
  await expect(offered).toHaveCount(0);
  await expect(staffID).toHaveValue(id);
  await expect(staffID).toBeFocused();
  await staffID.fill(person?.name ?? '');
  await expect(offered).toBeVisible();
  // Nothing was walked to, so Enter is the form's.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});
