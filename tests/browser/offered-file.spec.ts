import { expectAccessible } from '../support/accessibility.ts';
import { enterAs, expect, test } from '../support/browser.ts';
import { busyMonth, openReport, readDownload, reportIsLoaded, tableTexts } from '../support/report-screen.ts';

test.describe('an address with download=1', () => {
  test('F-138 downloads its file once, and not again on reload, Back and Forward', { tag: '@nightly' }, async ({
    page,
  }) => {
    const month = await busyMonth('absenteeDays');
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await enterAs(page, 'user');
    await openReport(page, `/absentee/summary/report?month=${month}`);
    await page.getByRole('link', { name: 'Download Full Report' }).click();
    await expect(page.getByText(/^Downloaded All-Absentee-Report-/)).toBeVisible();
    await expect(page).toHaveURL(`/all/absentee?month=${month}`);
    await page.reload();
    await reportIsLoaded(page);
    await page.goBack();
    await reportIsLoaded(page);
    await expect(page).toHaveURL(`/absentee/summary/report?month=${month}`);
    await page.goForward();
    await reportIsLoaded(page);
    await expect(page).toHaveURL(`/all/absentee?month=${month}`);
    expect(files).toHaveLength(1);
  });

  for (const role of ['user', 'management', 'admin'] as const) {
    test(`F-138 downloads what its filters leave, in the columns that are shown, for the role ${role}`, {
      tag: '@nightly',
    }, async ({ page }) => {
      const month = await busyMonth('serialLatenessDays');
      await enterAs(page, role);
      await openReport(page, `/serialatness/all?month=${month}&size=200`);
      const { rows: all } = await tableTexts(page);
      const district = all.at(-1)?.[3] ?? '';
      const view = `month=${month}&district=${encodeURIComponent(district)}&size=200&hide=department`;
      const download = page.waitForEvent('download');
      await page.goto(`/serialatness/all?${view}&download=1`);
      const file = await readDownload(await download);
      await reportIsLoaded(page);
      await expect(page).not.toHaveURL(/download/);
      expect(file.headings).not.toContain('Department');
      expect(file.rows.length).toBeGreaterThan(0);
      expect(new Set(file.rows.map((row) => row[3]))).toEqual(new Set([district]));
      expect(page.url()).toContain(`month=${month}&district=`);
    });
  }

  test('F-138 says that the file comes while the rows load, and what failed, with Retry', { tag: '@nightly' }, async ({
    page,
  }) => {
    const month = await busyMonth('serialLatenessDays');
    await enterAs(page, 'user');
    const { promise: isSeen, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName === 'SerialLatenessDays') await isSeen;
      await route.fallback();
    });
    let isDown = true;
    const errors = [{ message: 'Database is locked', extensions: { code: 'UPSTREAM_REJECTED' } }];
    await page.route('**/export/**', (route) =>
      isDown ? route.fulfill({ status: 502, json: { errors } }) : route.continue(),
    );
    await page.goto(`/serialatness/all?month=${month}&download=1`);
    await expect(page.getByText('The file is downloaded when the rows are there.')).toBeVisible();
    answer();
    await expect(page.getByText('The file was not downloaded. Database is locked')).toBeVisible();
    await expectAccessible(page, { widths: [390, 768, 1366] });
    isDown = false;
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Retry' }).click();
    expect((await download).suggestedFilename()).toMatch(/^SerialLatness-Report-/);
    await expect(page.getByText(/^Downloaded SerialLatness-Report-/)).toBeVisible();
  });

  test('F-138 waits for a list that fails at first, and downloads nothing of an empty one', {
    tag: '@nightly',
  }, async ({ page }) => {
    const month = await busyMonth('serialLatenessDays');
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await enterAs(page, 'user');
    let isDown = true;
    await page.route('**/graphql', async (route) => {
      const isList = route.request().postDataJSON()?.operationName === 'SerialLatenessDays';
      const errors = [{ message: 'Database is locked', extensions: { code: 'UPSTREAM_REJECTED' } }];
      await (isDown && isList ? route.fulfill({ json: { data: null, errors } }) : route.fallback());
    });
    await page.goto(`/serialatness/all?month=${month}&download=1`);
    await expect(page.getByText('Could not load. Database is locked')).toBeVisible();
    expect(files).toEqual([]);
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/^Downloaded SerialLatness-Report-/)).toBeVisible();
    await page.goto(`/serialatness/all?month=2019-01&download=1`);
    await expect(page.getByText('There are no rows to download.')).toBeVisible();
    await expect(page).toHaveURL('/serialatness/all?month=2019-01');
    expect(files).toHaveLength(1);
  });
});
