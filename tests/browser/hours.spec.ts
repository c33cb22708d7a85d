import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { warmMonth, warmPerson } from '../support/list-screens.ts';
import { openReport } from '../support/report-screen.ts';

interface Hours {
  totalCount: number;
  nodes: { staff: { staffID: string; name: string }; minutesWorked: number }[];
}

test('N-23 the hours of a month lead to the person, whose page has the same, and to the payroll file', {
  tag: '@nightly',
}, async ({ page }) => {
  const month = (await busyDay()).slice(0, 7);
  await warmMonth(month);
  const { staffHours } = await ask<{ staffHours: Hours }>(
    `query ($month: Month!) { staffHours(month: $month, first: 1, orderBy: [{ column: MINUTES_WORKED, direction: DESC }]) {
      totalCount nodes { staff { staffID name } minutesWorked }
    } }`,
    { month },
    await tokenOf('user'),
  );
  const [most] = staffHours.nodes;
  if (!most) throw new Error('Nobody has hours.');
  await warmPerson(most.staff.staffID, month);
  await enterAs(page, 'user');
  await openReport(page, `/attendance/hours?month=${month}&sort=-minutesWorked`);
  await expect(page.getByText(`${staffHours.totalCount} people`, { exact: true })).toBeVisible();
  const first = page.locator('.data-table tbody > tr').first();
  await expect(first).toContainText((most.minutesWorked / 60).toFixed(2));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Payroll file', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Payroll file' }).getByRole('button', { name: 'CSV', exact: true }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(staffHours.totalCount + 1);

  await first.getByRole('link', { name: most.staff.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/person/${most.staff.staffID}\\?month=${month}`));
  const [hours, minutes] = [Math.floor(most.minutesWorked / 60), most.minutesWorked % 60];
  const fact = page.getByRole('definition').filter({ hasText: 'first in to last out' });
  await expect(fact).toContainText(`${hours} h${minutes > 0 ? ` ${minutes} min` : ''}`);
});

test('N-23 while days are still read no nought says that somebody has no hours', { tag: '@nightly' }, async ({
  page,
}) => {
  const month = (await busyDay()).slice(0, 7);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.data?.staffHours) body.data.staffHours.coverage.isLearning = true;
    await route.fulfill({ response, json: body });
  });
  await enterAs(page, 'user');
  await openReport(page, `/attendance/hours?month=${month}&sort=-minutesWorked`);
  const texts = await page.locator('.data-table tbody > tr').first().locator('.cell-number').allTextContents();
  expect(texts).toContain('–Not known yet');
  expect(texts.filter((text) => /^0(\.00)?$/.test(text))).toEqual([]);
  expect(texts.some((text) => /^[1-9]/.test(text))).toBe(true);
});

test.describe('the payroll file of a month whose days are being read', () => {
  test.use({ expectedLog: /^Failed to load resource/ });

  test('N-23 is made while its screen is left, says how far it is, and names a list that fails', {
    tag: '@nightly',
  }, async ({ page }) => {
    const month = (await busyDay()).slice(0, 7);
    await warmMonth(month);
    const learning = '12 of 59 days have been read; the others are being read. Try again in a minute.';
    const progress = '12 of 59 days have been read. The file is saved when all days have been read.';
    const failure = 'Late sign-ins of Monday, 12 October 2026 could not be read: the service did not answer.';
    const refusals = [
      { message: learning, extensions: { code: 'UPSTREAM_UNAVAILABLE', daysRead: 12, daysAsked: 59 } },
      null,
      { message: failure, extensions: { code: 'UPSTREAM_TIMEOUT', days: ['2026-10-12'] } },
    ];
    let stage = 0;
    await page.route('**/export/staffHours.csv*', (route) => {
      const refusal = refusals[stage];
      return refusal ? route.fulfill({ status: 502, json: { errors: [refusal] } }) : route.fallback();
    });
    await enterAs(page, 'user');
    await openReport(page, `/attendance/hours?month=${month}`);
    const button = page.getByRole('button', { name: 'Payroll file', exact: true });
    const make = async () => {
      await button.click();
      await page
        .getByRole('dialog', { name: 'Payroll file' })
        .getByRole('button', { name: 'CSV', exact: true })
        .click();
    };
    await make();
    await expect(page.getByText(progress)).toBeVisible();
    await expect(button).toBeDisabled();
    await expectAccessible(page);

    await page.locator('.data-table tbody > tr').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/person\//);
    await page.goBack();
    await expect(page.getByText(progress)).toBeVisible();
    const coming = page.waitForEvent('download');
    stage = 1;
    await page.locator('.data-table tbody > tr').first().getByRole('link').first().click();
    await coming;
    await page.goBack();
    await expect(button).toBeEnabled();

    stage = 2;
    await make();
    await expect(page.getByRole('status').filter({ hasText: failure })).toBeVisible();
    await expect(button).toBeEnabled();
    stage = 1;
    const again = page.waitForEvent('download');
    await make();
    await again;
    await expect(page.getByText(failure)).toHaveCount(0);
  });
});
