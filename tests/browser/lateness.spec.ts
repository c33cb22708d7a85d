import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { openHead } from '../support/list-tools.ts';
import { openReport } from '../support/report-screen.ts';

test.describe('/report/latness', () => {
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
});
