import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { warmPerson } from '../support/list-screens.ts';
import { monthBefore, monthName } from '../support/report-screen.ts';

interface Day {
  date: string;
  reason: string | null;
  records: { key: string; mode: string }[];
}

/** Somebody who signed in on a busy day, with what the gateway says of that month. */
async function somebody() {
  const date = await busyDay();
  const token = await tokenOf('user');
  const { attendance } = await ask<{ attendance: { nodes: { staff: { staffID: string } }[] } }>(
    'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 1) { nodes { staff { staffID } } } }',
    { date },
    token,
  );
  const staffID = attendance.nodes[0]?.staff.staffID ?? '';
  const month = date.slice(0, 7);
  await warmPerson(staffID, month);
  const { personMonth } = await ask<{ personMonth: { staff: { name: string }; days: Day[] } }>(
    'query ($staffID: String!, $month: Month!) { personMonth(staffID: $staffID, month: $month) { staff { name } days { date reason records { key mode } } } }',
    { staffID, month },
    token,
  );
  return { date, month, staffID, name: personMonth.staff.name, days: personMonth.days };
}

const calendar = (page: Page) => page.getByRole('grid');
const dayOf = (page: Page, date: string) => calendar(page).locator(`[data-date="${date}"]`);
const shown = (page: Page) => page.locator('.person-day');

/** The address of a person's page, which names the person behind these parts: others may have had the staff ID. */
const pageOf = (staffID: string, parts: string) => new RegExp(`/person/${staffID}\\?${parts}&person=[\\w-]+$`);

test.describe('/person/:staffID', () => {
  test('shows a month day by day, each with its mark, its records and its photos, by keys alone', async ({ page }) => {
    const { date, month, staffID, name, days } = await somebody();
    await enterAs(page, 'user');
    await page.goto(`/all/attendance?date=${date}&mode=signedIn&search=${staffID}`);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(pageOf(staffID, `month=${month}&day=${date}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Person' }).getByRole('img', { name })).toBeVisible();

    // A mark a day: the shape of its reason, in the words of the link.
    await expect(calendar(page).getByRole('link')).toHaveCount(days.length);
    for (const day of days.filter(({ reason }) => reason !== null)) {
      const shape = `#day-shape-${day.reason?.toLowerCase().replaceAll('_', '-')}`;
      await expect.soft(dayOf(page, day.date).locator('use'), day.date).toHaveAttribute('href', shape);
    }
    await expect(dayOf(page, date)).toHaveAccessibleName(/: (Present|Late).* in \d+:\d\d [ap]m .*shown$/);
    const records = days.find((day) => day.date === date)?.records ?? [];
    await expect(shown(page).getByRole('listitem')).toHaveCount(records.length);

    // One day is in the tab order; arrows move, Enter shows, and the address keeps it.
    await dayOf(page, date).focus();
    await page.keyboard.press('ArrowUp');
    const before = days[days.findIndex((day) => day.date === date) - 7]?.date ?? '';
    await expect(dayOf(page, before)).toBeFocused();
    await expect(calendar(page).locator('a[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pageOf(staffID, `month=${month}&day=${before}`));
    await page.goBack();
    await expect(page).toHaveURL(pageOf(staffID, `month=${month}&day=${date}`));

    // N-10: the month's sign-in photos beside the reference photo, each compared with it.
    const signIns = days.flatMap((day) => day.records.filter(({ mode }) => mode === 'SIGNED_IN'));
    const strip = page.getByRole('list', { name: 'Sign-in photos' }).getByRole('button');
    await expect(strip).toHaveCount(signIns.length);
    await strip.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await expect(dialog.getByText(`1 of ${signIns.length}`)).toBeVisible();
    await expect(page).toHaveURL(/&open=/);
    await page.keyboard.press('j');
    await expect(dialog.getByText(`2 of ${signIns.length}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(strip.nth(1)).toBeFocused();
    await expect(page).toHaveURL(pageOf(staffID, `month=${month}&day=${date}`));

    // Steps of months by key, and by the bars of the last six.
    await page.keyboard.press('p');
    await expect(page).toHaveURL(pageOf(staffID, `month=${monthBefore(month)}`));
    await expect(page.locator('.period-steps')).toContainText(monthName(monthBefore(month)));
    await page.keyboard.press('n');
    await expect(page).toHaveURL(pageOf(staffID, `month=${month}`));
    const months = page.getByRole('table', { name: 'The month and the five before it' });
    await months.getByRole('link', { name: monthName(monthBefore(month)).slice(0, 3), exact: true }).click();
    await expect(page).toHaveURL(pageOf(staffID, `month=${monthBefore(month)}`));
  });

  test('F-279 has records, leave, letters and changes as tabs, each of that person, and leave is added at the top', async ({
    page,
  }) => {
    const { month, staffID, name } = await somebody();
    await enterAs(page, 'admin');
    await page.goto(`/person/${staffID}?month=${month}`);
    const tabs = page.getByRole('navigation', { name: 'A Person' });
    await expect(tabs.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(tabs.getByRole('link')).toHaveText(['Records', 'Leave', 'Letters', 'Changes']);

    await page.locator('.page-head').getByRole('button', { name: 'Add Leave' }).click();
    const add = page.getByRole('dialog', { name: 'Add Leave' });
    await expect(add.getByLabel('Staff', { exact: true })).toHaveValue(`${name}, ${staffID}`);
    await page.keyboard.press('Escape');

    for (const [tab, heading, path] of [
      ['Records', `Staff Attendance Report: ${name}`, '/attendance/staff'],
      ['Leave', `Leave of ${name}`, '/attendance/leave'],
      ['Letters', `Letters to ${name}`, '/report/letters'],
      ['Changes', new RegExp(`^Changes of .*${name}`), '/settings/changes/'],
    ] as const) {
      await tabs.getByRole('link', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(path) && url.searchParams.get('month') === month);
      await expect(page.getByText(/^The link has/)).toHaveCount(0);
      const people = page.locator('.data-table tbody a[href^="/person/"]');
      for (const one of await people.all()) await expect(one).toContainText(name);
      await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText(
        'Staff Attendance',
      );
    }
    await tabs.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(page).toHaveURL(pageOf(staffID, `month=${month}`));

    await enterAs(page, 'user');
    await page.goto(`/person/${staffID}?month=${month}`);
    await expect(tabs.getByRole('link')).toHaveText(['Records', 'Leave', 'Letters']);
    await expect(page.getByRole('button', { name: 'Add Leave' })).toHaveCount(0);
  });

  test('has no accessibility finding at four widths, nothing cut off, and one or two sheets of paper', {
    tag: '@nightly',
  }, async ({ page }) => {
    const { month, staffID, days } = await somebody();
    await enterAs(page, 'user');
    await page.goto(`/person/${staffID}?month=${month}`);
    await expect(calendar(page).getByRole('link')).toHaveCount(days.length);
    await expectAccessible(page, { widths: [1440, 1366, 768, 390] });
    const cut = () =>
      page
        .locator('.month-day :is(.month-number, .month-mark, .month-word, .month-times), .person-head dd')
        .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
    for (const width of [1440, 1366, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 860 });
      await expect.configure({ soft: true }).poll(cut, `${width} px`).toBe(0);
    }
    const file = await page.pdf({ format: 'A4', landscape: true });
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
  });

  test('says of an unknown person, a month to come and an empty month what there is instead', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/person/no-such-person?month=2026-11');
    await expect(page.getByText('Nobody on the register has the staff ID “no-such-person”.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'sign-ins of this month' }).click();
    await expect(page).toHaveURL('/attendance/staff?staffID=no-such-person&month=2026-11');
    const { staffID } = await somebody();
    await page.goto(`/person/${staffID}?month=2099-01&day=2026-02-30`);
    await expect(page.getByText(/January 2099 is in the future/)).toBeVisible();
    await expect(page.getByText(/"2026-02-30" is not a day of/)).toBeVisible();
    await page.goto(`/person/${staffID}?month=2026-02`);
    await expect(page.getByText('No sign-ins or sign-outs', { exact: true })).toBeVisible();
    await expect(page.getByText('No sign-in and no sign-out belongs to this day.')).toBeVisible();
  });

  test.describe('without an answer of the gateway:', () => {
    test.use({ expectedLog: /^Failed to load resource|could not be loaded/ });

    test('says so and tries again', { tag: '@nightly' }, async ({ page }) => {
      const { staffID, month, days } = await somebody();
      await enterAs(page, 'user');
      await page.route('**/graphql', (route) => route.abort('connectionrefused'));
      await page.goto(`/person/${staffID}?month=${month}`);
      await expect(page.getByText(/^Could not load/)).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(calendar(page).getByRole('link')).toHaveCount(days.length);
    });
  });
});
