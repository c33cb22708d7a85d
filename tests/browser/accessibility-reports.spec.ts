import {
  expectAccessible,
  expectOpeningsAccessible,
  narrowToFirst,
  type Opening,
  tagsBut,
} from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { makeDeviceKey, makeMachineToken } from '../support/credentials-in-browser.ts';
import { warmMonth } from '../support/list-screens.ts';
import { sortBy } from '../support/list-tools.ts';
import { busyMonth, openReport } from '../support/report-screen.ts';

/** Searches without a date, whose fault then stands beside the field. */
const search = (button: string): Opening => ({
  button,
  act: async (page) => {
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=date]').fill('');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByText(/is required/)).toBeVisible();
  },
});
const photos: Opening = {
  button: /^Compare photos of/,
  act: (page) => expect(page.getByRole('dialog').getByRole('img', { name: /^Reference photo/ })).toBeVisible(),
};
const photo: Opening = { button: /^Show photo of/ };
const month: Opening = { button: 'Search By Month' };

const reports: readonly { path: string; period: 'day' | 'month'; openings: readonly Opening[] }[] = [
  {
    path: '/all/attendance',
    period: 'day',
    openings: [
      search('New Search Query'),
      { button: 'District' },
      { button: /^To check/ },
      { button: /^More$/ },
      { button: /^More$/, act: (page) => page.getByRole('menuitem', { name: /^Columns/ }).click() },
      { button: /^More$/, act: (page) => page.getByRole('menuitem', { name: /^Views/ }).click() },
      { button: /^More$/, act: (page) => page.getByRole('menuitem', { name: /^Order/ }).click() },
      { button: 'Filter', width: 390 },
      photos,
    ],
  },
  { path: '/report/clockout', period: 'day', openings: [search('Search By Date'), photos] },
  { path: '/report/latness', period: 'day', openings: [search('New Search Query'), photos] },
  { path: '/attendance/day', period: 'day', openings: [search('Search By Date'), { button: 'Reason' }] },
  { path: '/attendance/month', period: 'month', openings: [month, { button: 'Filter' }] },
  { path: '/report/exception', period: 'day', openings: [search('Search By Date')] },
  { path: '/report/serialatness', period: 'month', openings: [month, photo] },
  { path: '/report/serialatness/staff', period: 'month', openings: [month, photo] },
  { path: '/serialatness/all', period: 'month', openings: [month, photo] },
  { path: '/all/absentee', period: 'month', openings: [month] },
  { path: '/absentee/summary/report', period: 'month', openings: [month, photo] },
];

const tagOf = tagsBut(['/all/attendance']);

test.describe('no accessibility finding in light and dark, wide and on a phone:', () => {
  for (const { path, period, openings } of reports) {
    test(`${path} and what opens over it`, { tag: tagOf(path) }, async ({ page }) => {
      await enterAs(page, 'user');
      if (path === '/attendance/month') await warmMonth(await busyMonth('serialLatenessDays'));
      const address = period === 'day' ? `date=${await busyDay()}` : `month=${await busyMonth('serialLatenessDays')}`;
      await openReport(page, `${path}?${address}`);
      await expectAccessible(page);
      await narrowToFirst(page);
      await expectOpeningsAccessible(page, openings);
    });
  }

  test('F-58 the main lists and the review at 1366 and 768 px', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'admin');
    await makeMachineToken();
    await makeDeviceKey();
    const date = await busyDay();
    for (const path of [
      `/all/attendance?date=${date}`,
      `/report/latness?date=${date}`,
      '/manage/users',
      '/manage/staffs',
      '/settings/setup',
      '/attendance/leave',
      '/report/letters',
      '/absence/holidays',
      '/settings/tokens',
      '/settings/devices',
    ]) {
      await openReport(page, path);
      await expectAccessible(page, { widths: [1366, 768] });
    }
    for (const path of ['/settings/letters', '/settings/letters?part=letterhead']) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Preview' }).getByRole('article')).toBeVisible();
      await expectAccessible(page, { widths: [1366, 768] });
    }
    await page.goto(`/attendance/review?date=${date}&mode=signedIn`);
    await expect(page.getByRole('button', { name: 'Same person' })).not.toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, { widths: [1366, 768] });
  });

  test('F-58 rows that are dimmed while they reload', async ({ page }) => {
    await enterAs(page, 'user');
    await openReport(page, `/all/attendance?date=${await busyDay()}`);
    const { promise: isChecked, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await isChecked;
      await route.continue();
    });
    await sortBy(page, 'Name', 'Sort ascending');
    await expect(page.locator('.report-table [aria-busy=true]')).toBeVisible();
    await expectAccessible(page);
    goOn();
    await expect(page.locator('.report-table [aria-busy=true]')).toHaveCount(0);
  });

  test('/report/comparison', { tag: tagOf('/report/comparison') }, async ({ page }) => {
    await enterAs(page, 'user');
    await openReport(page, '/report/comparison?later=2026-11&earlier=2026-10&measure=absence');
    await expectAccessible(page, { widths: [1440, 1366, 768, 390] });
    await expectOpeningsAccessible(page, [{ button: 'Choose the months' }]);
  });

  for (const path of ['/report/serialatness/letters', '/absentee/summary/letters']) {
    test(`${path}, with photos and without`, { tag: tagOf(path) }, async ({ page }) => {
      await enterAs(page, 'user');
      await page.goto(`${path}?month=${await busyMonth('serialLatenessDays')}&serviceCentre=Awka`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page, { widths: [1440, 1366, 768, 390] });
      await page.getByLabel('Reference photos').check();
      await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('/attendance/search', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/attendance/search');
    await expect(page.getByRole('dialog', { name: 'New Search Query' })).toBeVisible();
    await expectAccessible(page);
  });

  test('/attendance/staff before a search, with a fault in it, and with records', { tag: '@nightly' }, async ({
    page,
  }) => {
    const day = await busyDay();
    const { attendance } = await ask<{ attendance: { nodes: { staff: { staffID: string } }[] } }>(
      'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 1) { nodes { staff { staffID } } } }',
      { date: day },
      await tokenOf('user'),
    );
    await enterAs(page, 'user');
    await page.goto('/attendance/staff');
    await expect(page.getByText('No search yet')).toBeVisible();
    await expectAccessible(page);
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true });
    await expectOpeningsAccessible(page, [{ button: 'Search By Staff-ID', act: () => submit.click() }]);
    const staffID = attendance.nodes[0]?.staff.staffID;
    await openReport(page, `/attendance/staff?staffID=${staffID}&month=${day.slice(0, 7)}&mode=signedIn`);
    await expectAccessible(page);
  });

  test('a report that found nothing, with its filters', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    const date = await busyDay();
    await page.goto(`/all/attendance?date=${date}&mode=signedIn&search=nobody-at-all&district=Aba&sort=name&hide=flag`);
    await expect(page.getByText('No record found').first()).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('without an answer of the gateway:', () => {
    test.use({ expectedLog: /^Failed to load resource|could not be loaded/ });

    test('a report that could not be loaded', { tag: '@nightly' }, async ({ page }) => {
      await enterAs(page, 'user');
      await page.route('**/graphql', (route) => route.abort('connectionrefused'));
      await page.goto('/report/exception');
      await expect(page.getByText(/Could not load/)).toBeVisible();
      await expectAccessible(page);
    });
  });
});
