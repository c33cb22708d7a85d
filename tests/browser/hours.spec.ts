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
