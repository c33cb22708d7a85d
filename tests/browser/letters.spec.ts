import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '../support/browser.ts';
import { busyMonth } from '../support/report-screen.ts';

const letters = (page: Page) => page.getByRole('article', { name: /^Letter to / });

/** The whole text of the choice of a service centre, which ends with a number. */
async function optionOf(page: Page, centre: string): Promise<string> {
  const options = page.getByLabel('Service centre').getByRole('option');
  return (await options.filter({ hasText: new RegExp(`^${centre} \\(`) }).textContent()) ?? '';
}

test.describe('letters', () => {
  test('N-19 stand by service centre, with photos where they are wanted, which the address keeps', {
    tag: '@nightly',
  }, async ({ page }) => {
    const month = await busyMonth('serialLatenessDays');
    await enterAs(page, 'user');
    await page.goto(`/report/serialatness/letters?month=${month}`);
    const centres = page.locator('#content').getByRole('heading', { level: 2 });
    await expect(centres.first()).toBeVisible();
    const names = (await centres.allTextContents()).map((text) => text.replace(/\s*\d+$/, ''));
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })));
    await expect(letters(page).first()).toContainText(/^.+ · 1 of \d+/);
    await expect(letters(page).getByRole('img')).toHaveCount(0);
    await page.getByLabel('Reference photos').check();
    await expect(page).toHaveURL(/photos=yes/);
    await expect(letters(page).getByRole('img').first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Reference photos')).toBeChecked();
    await page.evaluate(() => {
      window.print = () => {
        document.body.setAttribute('data-asked', 'yes');
        dispatchEvent(new Event('afterprint'));
      };
    });
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
    const decoded = await letters(page)
      .getByRole('img')
      .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete));
    expect(decoded).toBe(true);
    const [first = '', second = ''] = names;
    await page.evaluate(() => {
      window.print = () => {
        const sheets = [...document.querySelectorAll('.letters > section:not(.screen-only)')];
        document.body.dataset.printed = sheets.map(({ ariaLabel }) => ariaLabel).join();
      };
    });
    await page.getByRole('button', { name: `Print ${second} alone` }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', second);
    // A browser whose printing does not wait takes the sheets only now.
    await expect(page.getByRole('region', { name: second, exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: first, exact: true })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('region', { name: first, exact: true })).toBeVisible();
  });

  test('N-22 come in packs of at most 200, one after the other, and by service centre', { tag: '@nightly' }, async ({
    page,
  }) => {
    const month = await busyMonth('absenteeDays');
    // As of a company whose centres have 150 absent people each.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('query AbsenceCentres')) return route.fallback();
      const response = await route.fetch();
      const answer = await response.json();
      const { list, others } = answer.data;
      for (const { values } of [...list.facets, ...others.facets]) {
        for (const value of values) value.count = 150;
      }
      await route.fulfill({ response, json: answer });
    });
    await enterAs(page, 'user');
    await page.goto(`/absentee/summary/letters?month=${month}`);
    const pack = page.getByText(/^Pack \d+ of \d+: /);
    await expect(pack).toContainText(/^Pack 1 of \d+: .+ \(150\)$/);
    await expect(letters(page).first()).toContainText('1 of 150');
    await expect(page.getByRole('button', { name: 'Previous pack' })).toBeDisabled();
    const first = await letters(page).first().textContent();
    await page.getByRole('button', { name: 'Next pack' }).click();
    await expect(page).toHaveURL(/pack=2/);
    await expect(pack).toContainText(/^Pack 2 of /);
    await expect(letters(page).first()).not.toHaveText(first ?? '');
    // From the list: Letters, the centre, Print.
    await page.getByLabel('Service centre').selectOption({ label: await optionOf(page, 'Awka') });
    await expect(page).toHaveURL(/serviceCentre=Awka/);
    await expect(pack).toHaveCount(0);
    await expect(letters(page).first()).toContainText(/^Awka · 1 of \d+/);
    await expect(page.getByRole('heading', { level: 2, name: /^Awka/ })).toHaveCount(1);
  });
});
