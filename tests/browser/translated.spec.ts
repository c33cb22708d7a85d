import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { listAddresses, warmMonth } from '../support/list-screens.ts';
import { translate } from '../support/translate.ts';

const translated = (page: Page) => page.locator('h1 font font');

/** The screen stands, its heading is translated, and nothing was written where nobody sees it. */
async function expectSound(page: Page, where: string) {
  await expect(translated(page).first(), where).toBeVisible();
  await expect(page.getByText('Something went wrong'), where).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { unseen: string[] }).unseen), where).toEqual([]);
}

/** Leaves by a link of the page, so that what stands there is taken away piece by piece. */
async function leave(page: Page, where: string) {
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expectSound(page, `${where}, left`);
}

test('F-161 every screen is drawn, changed and left under the translator of a browser', {
  tag: '@nightly',
}, async ({ page }) => {
  const day = await busyDay();
  const addresses = await listAddresses();
  const [, staffID] = /staffID=([^&]+)/.exec(addresses.join(' ')) ?? [];
  await enterAs(page, 'admin');
  await page.addInitScript(translate);
  const month = day.slice(0, 7);
  const others = [
    `/dashboard?date=${day}`,
    `/attendance/map?date=${day}`,
    `/attendance/review?date=${day}`,
    '/attendance/search',
    '/all/location',
    '/user/location/6.2,7.1',
    '/all/ad3',
    `/person/${staffID}?month=${month}`,
    `/report/serialatness/letters?month=${month}`,
    `/absentee/summary/letters?month=${month}`,
    '/manage/staff/upload',
    '/settings/changepwd',
    '/settings/letters',
    '/settings/changes',
    '/settings/changes/nobody',
    '/photo/none/none',
    '/nothing',
  ];
  for (const address of [...addresses, ...others]) {
    await page.goto(address);
    await expect(translated(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Its dialog opens by itself, and what lies below is then no button for anybody.
    if (address === '/attendance/search') await expect(page.getByRole('dialog')).toBeVisible();
    for (const name of ['To check', 'Previous day', 'Previous month', 'Next page', 'Flagged', 'Name']) {
      const button = page.getByRole('button', { name, exact: name === 'Name' }).first();
      if (await button.isVisible()) await button.dispatchEvent('click');
    }
    await expectSound(page, address);
    await leave(page, address);
  }
});

test('F-161 a text that is a whole cell or a label on a map is changed and taken away under the translator', async ({
  page,
}) => {
  const day = await busyDay();
  const month = await warmMonth(day.slice(0, 7));
  await enterAs(page, 'admin');
  await page.addInitScript(translate);
  await page.goto('/all/location');
  await expect(page.locator('.map-label font font')).toBeVisible();
  await leave(page, 'a map');
  await page.goto(`/attendance/month?month=${month}`);
  await page.getByRole('button', { name: /^To check/ }).click();
  await expect(page.getByRole('cell', { name: /^\d+ days?: / }).first()).toBeVisible();
  await expectSound(page, 'the month sheet');
  await page.getByRole('button', { name: /^To check/ }).click();
  await expect(page.getByRole('columnheader', { name: 'To Check' })).toHaveCount(0);
  await leave(page, 'the month sheet');
});
