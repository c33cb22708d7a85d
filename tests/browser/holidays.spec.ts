import type { Page } from '@playwright/test';
import { formatLongDate } from '../../schema/format.ts';
import { ask, enterAs, expect, test, tokenOf, unfoldMenu } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';
import { fresh } from '../support/forms-in-browser.ts';
import { expectToast } from '../support/toasts.ts';

/** A day from the first of January of a year, within so many years, that is no holiday yet. */
async function freshDay(from: number, years: number): Promise<string> {
  const { holidays } = await ask<{ holidays: { nodes: { date: string }[] } }>(
    '{ holidays(first: 200) { nodes { date } } }',
    {},
    await tokenOf('admin'),
  );
  const taken = new Set(holidays.nodes.map(({ date }) => date));
  const number = (most: number) => 1 + Math.floor(Math.random() * most);
  const digits = (value: number) => String(value).padStart(2, '0');
  for (;;) {
    const day = `${from + number(years) - 1}-${digits(number(12))}-${digits(number(28))}`;
    if (!taken.has(day)) return day;
  }
}
const thisYear = Number(dayInLagos().slice(0, 4));
const comingDay = () => freshDay(thisYear + 2, 3);

async function findHoliday(name: string) {
  const query = 'query ($name: String!) { holidays(where: [{ column: NAME, in: [$name] }]) { nodes { date name } } }';
  const { holidays } = await ask<{ holidays: { nodes: { date: string }[] } }>(query, { name }, await tokenOf('admin'));
  return holidays.nodes[0];
}

const link = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Holidays' });

test.describe('/absence/holidays', () => {
  test('F-81 an admin adds a holiday, finds it among those that come, and removes it after a question', {
    tag: '@nightly',
  }, async ({ page }) => {
    const [name, date] = [fresh('Feast'), await comingDay()];
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await unfoldMenu(page);
    await link(page).click();
    await expect(page).toHaveURL('/absence/holidays');
    await expect(page.getByRole('row').filter({ hasText: 'Independence Day' }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add Holiday' });
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText('Correct the 2 marked fields.')).toBeVisible();
    await expect(form.getByLabel('Date')).toBeFocused();
    await form.getByLabel('Date').fill(date);
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Add' }).click();
    await expectToast(page, 'Operation Completed');
    await expect(form).toBeHidden();
    expect(await findHoliday(name)).toEqual({ date, name });

    await page.getByRole('button', { name: 'Coming only' }).click();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d\.\./);
    await page.getByLabel('Search holidays').fill(name);
    // Until the search is answered the rows are still those of before, and change under a click.
    await expect(page.getByText('1 holiday', { exact: true })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(formatLongDate(date));
    await expect(row).not.toContainText('Past');

    const remove = page.getByRole('button', { name: `Remove ${name} on ${formatLongDate(date)}` });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toContainText(`Remove ${name} on ${formatLongDate(date)}?`);
    await expect(question).toContainText('People who do not sign in count as absent');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect(await findHoliday(name)).toBeDefined();
    await remove.click();
    await question.getByRole('button', { name: 'Yes, Remove it!' }).click();
    await expect(row).toHaveCount(0);
    // The button is gone with its row.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await findHoliday(name)).toBeUndefined();
  });
});
