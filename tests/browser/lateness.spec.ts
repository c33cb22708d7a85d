import { formatTimeOfDay } from '../../schema/format.ts';
import { addedHeadings } from '../support/added-texts.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { everyPage } from '../support/every-page.ts';
import { openHead } from '../support/list-tools.ts';
import { downloadCSV, openReport, reportIsLoaded, tableTexts } from '../support/report-screen.ts';

interface LateRecord {
  minutesLate: number | null;
  shift: { startTime: string; lateAfter: string } | null;
}

async function lateRecords(date: string): Promise<LateRecord[]> {
  const { lateness } = await everyPage<{ lateness: { nodes: LateRecord[] } }>(
    async (document, variables) => ask(document, variables, await tokenOf('admin')),
    'query ($date: Date!, $offset: Int!) { lateness(date: $date, first: 200, offset: $offset) { totalCount nodes { minutesLate shift { startTime lateAfter } } } }',
    { date },
  );
  return lateness.nodes;
}

test.describe('/report/latness', () => {
  test('R-080 New Search Query asks for one day, and the file is named Lateness-Report', { tag: '@nightly' }, async ({
    page,
  }) => {
    const day = await busyDay();
    await enterAs(page, 'user');
    await openReport(page, '/report/latness');
    await expect(page.getByRole('heading', { level: 1, name: 'Lateness Report' })).toBeVisible();
    await page.getByRole('button', { name: 'New Search Query' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New Search Query' });
    await expect(dialog.locator('input, select')).toHaveCount(1);
    await dialog.getByLabel('Date').fill('');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByText('Date is required.')).toBeVisible();
    await dialog.getByLabel('Date').fill(day);
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`date=${day}`));
    await reportIsLoaded(page);
    const file = await downloadCSV(page);
    expect(file.name).toMatch(/^Lateness-Report-\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/);
    expect(file.rows.length).toBe((await lateRecords(day)).length);
  });

  test('the second bound of a filter is typed on where the first one was, by keys alone', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await openReport(page, `/report/latness?date=${await busyDay()}`);
    await openHead(page, 'Minutes Late');
    const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
    await from.fill('1');
    await from.press('Tab');
    await expect(page).toHaveURL(/minutesLate/i);
    await expect(to).toBeFocused();
    await page.keyboard.type('90');
    await expect(to).toHaveValue('90');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(from).toHaveValue('');
    await expect(to).toHaveValue('');
  });

  test('A-14 N-07 each row has the attendance columns, its minutes, the start of the shift and the threshold', {
    tag: '@nightly',
  }, async ({ page }) => {
    const day = await busyDay();
    await enterAs(page, 'admin');
    await openReport(page, `/report/latness?date=${day}`);
    const headings = await page.getByRole('columnheader').allTextContents();
    expect(headings).toEqual([
      'sn',
      'Staff-ID',
      'Name',
      'District',
      'Service Centre',
      'Department',
      ...addedHeadings,
      'Attendance Mode',
      'Location',
      'Attendance Image',
      'Attendance Date',
      'Minutes Late',
      'Flag',
    ]);
    const records = (await lateRecords(day)).slice(0, 20);
    expect(records.length).toBeGreaterThan(0);
    const { rows } = await tableTexts(page);
    expect(rows.map((row) => row.at(-2))).toEqual(
      records.map(({ minutesLate, shift }) =>
        shift
          ? `${minutesLate} min after ${formatTimeOfDay(shift.startTime)}, late after ${formatTimeOfDay(shift.lateAfter)}limit ${formatTimeOfDay(shift.lateAfter)}`
          : 'Shift not known',
      ),
    );
  });
});
