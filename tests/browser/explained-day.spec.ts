import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { openHead } from '../support/list-tools.ts';
import { openReport } from '../support/report-screen.ts';

const groups = 'section[aria-label="People by reason"]';
const numberOf = (text: string | null) => Number((text ?? '').replaceAll(/[^0-9]/g, ''));

test.describe('/attendance/day', () => {
  test('F-51 shows everybody with one reason, and the people of each', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    const day = await busyDay();
    await openReport(page, `/attendance/day?date=${day}`);
    const links = page.locator(`${groups} li`);
    await expect(links.first()).toBeVisible();
    const counts = (await links.locator('strong').allTextContents()).map(numberOf);
    const all = numberOf(await page.locator('.reason-sum').textContent());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
    await expect(page.getByText(`${all.toLocaleString('en-GB')} people`, { exact: true })).toBeVisible();

    const panel = await openHead(page, 'Reason');
    await panel.getByRole('checkbox', { name: /^Late/ }).check();
    await expect(page).toHaveURL(new RegExp(`date=${day}.*reason=Late`));
    const late = numberOf(await links.filter({ hasText: 'Late' }).locator('strong').textContent());
    await expect(page.getByText(`${late} ${late === 1 ? 'person' : 'people'}`, { exact: true })).toBeVisible();
    const reasons = async () => new Set(await page.locator('.data-table tbody tr .reason').allTextContents());
    await expect.poll(reasons).toEqual(new Set(['Late']));

    // A reload leads where it should.
    await page.reload();
    await expect.poll(reasons).toEqual(new Set(['Late']));
    await page.getByRole('button', { name: 'Reason: Late' }).click();
    await expect(page).not.toHaveURL(/reason=/);
  });
});
