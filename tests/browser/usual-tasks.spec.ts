import type { Locator, Page } from '@playwright/test';
import { enterAs, expect, test } from '../support/browser.ts';
import { translate } from '../support/translate.ts';

/** What an officer usually does, from the dashboard: what is clicked, one after the other, and what then stands there. */
interface Task {
  name: string;
  clicks: readonly ((page: Page) => Locator)[];
  done: (page: Page) => Locator;
}

const menu = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });

/** No list of clicks may grow: so many were needed when all links of the menu stood open. */
const tasks: readonly Task[] = [
  { name: 'see who is late', clicks: [link(/Lateness/)], done: heading('Lateness Report') },
  { name: 'see who is absent', clicks: [menu("Today's Absenteeism")], done: heading("Today's Absenteeism") },
  { name: 'see who has signed out', clicks: [link(/Signout/)], done: heading('Clock-out Report') },
  {
    name: 'look a person up',
    clicks: [menu('Staff Attendance'), (page) => page.getByRole('button', { name: 'Search By Staff-ID' }).first()],
    done: dialog('Search By Staff-ID'),
  },
  { name: 'judge photos', clicks: [menu('Photo Review')], done: heading('Photo Review') },
  { name: 'add a leave', clicks: [menu('Leave'), button('Add Leave')], done: dialog('Add Leave') },
  { name: 'open the month sheet', clicks: [menu('Month Sheet')], done: heading('Month Sheet') },
  { name: 'make the payroll file', clicks: [menu('Hours'), button('Payroll file')], done: dialog('Payroll file') },
  {
    name: 'write letters to those who are often late',
    clicks: [menu('Serial Lateness'), link('Letters')],
    done: heading('Lateness Letters'),
  },
  { name: 'add a staff member', clicks: [menu('Staff List'), button('Add New')], done: dialog('Add New Staff') },
];

/** Does every task from the dashboard, each click in its own way. */
async function doAll(page: Page, click: (target: Locator) => Promise<void>) {
  await enterAs(page, 'admin');
  for (const { name, clicks, done } of tasks) {
    await test.step(`${name}: ${clicks.length} clicks`, async () => {
      await page.goto('/dashboard');
      for (const find of clicks) await click(find(page));
      await expect(done(page), name).toBeVisible();
    });
  }
}

/** Presses Tab until that element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let left = 120; left > 0 && !(await isFocused()); left -= 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test.describe('F-273 ten usual tasks take no click more than with all links in view', { tag: '@nightly' }, () => {
  test('by mouse', ({ page }) => doAll(page, (target) => target.click()));

  test('by keyboard alone', ({ page }) =>
    doAll(page, async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    }));

  test('F-161 under the translator of a browser', async ({ page }) => {
    await page.addInitScript(translate);
    await doAll(page, (target) => target.click());
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });
});
