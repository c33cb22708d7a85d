import type { Page } from '@playwright/test';
import { ask, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { everyPage } from '../support/every-page.ts';
import { busyMonth, downloadCSV, monthBefore, openReport } from '../support/report-screen.ts';

const count = (page: Page, word: string) => page.locator('.change-counts > li').filter({ hasText: word });

async function serialStaff(month: string) {
  const { serialLateness } = await everyPage<{
    serialLateness: { nodes: { staff: { staffID: string }; dayCount: number }[] };
  }>(
    async (document, variables) => ask(document, variables, await tokenOf('user')),
    'query ($month: Month!, $offset: Int!) { serialLateness(month: $month, first: 200, offset: $offset) { totalCount nodes { staff { staffID } dayCount } } }',
    { month },
  );
  return new Map(serialLateness.nodes.map(({ staff, dayCount }) => [staff.staffID, dayCount]));
}

test.describe('/report/comparison', () => {
  test('N-14 F-107 lays the serially late of two months side by side, as far as the reports know them', {
    tag: '@nightly',
  }, async ({ page }) => {
    const later = await busyMonth('serialLatenessDays');
    const earlier = monthBefore(later);
    const [now, before] = [await serialStaff(later), await serialStaff(earlier)];
    await enterAs(page, 'user');
    await openReport(page, `/report/comparison?later=${later}&earlier=${earlier}&size=200`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparison');
    const fresh = [...now.keys()].filter((id) => !before.has(id));
    await expect(count(page, 'New')).toHaveText(`New ${fresh.length}`);
    // The month runs: who is not on its list yet may still come on it.
    await expect(count(page, 'Gone')).toHaveText('Gone 0');
    const { headings, rows } = await downloadCSV(page);
    expect(headings.slice(-4)).toEqual(['Earlier', 'Later', 'Difference', 'Change']);
    const [id, sides] = [headings.indexOf('Staff-ID'), headings.indexOf('Earlier')];
    const shown = Object.fromEntries(
      rows.map((row) => [
        row[id]?.replace(/^'/, ''),
        [row[sides], row[sides + 1]].map((text) => text?.replace(/^<\d+$/, 'fewer')),
      ]),
    );
    // Who is not on a month's report has fewer late days than make serially late, maybe some.
    const known = (days: number | undefined) => (days === undefined ? 'fewer' : String(days));
    const everybody = [...new Set([...now.keys(), ...before.keys()])];
    expect(shown).toEqual(
      Object.fromEntries(everybody.map((each) => [each, [known(before.get(each)), known(now.get(each))]])),
    );
  });

  test('N-14 F-107 says which days of two months count while the later one runs', async ({ page }) => {
    await enterAs(page, 'user');
    const main = page.getByRole('main');
    await openReport(page, '/report/comparison');
    await expect(main).toContainText(
      /Whole months are compared, and \w+ \d{4} has not ended: who is gone or better is not known yet\./,
    );
    await expect(main).not.toContainText('Up to the same day');
    await openReport(page, '/report/comparison?measure=minutes');
    await expect(main).toContainText('Up to the same day');
    await expect(main).toContainText(/Both months are compared up to day \d+/);
  });
});
