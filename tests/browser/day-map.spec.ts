import type { Page } from '@playwright/test';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { everyPage } from '../support/every-page.ts';

let day = '';
test.beforeAll(async () => {
  day = await busyDay();
});

const map = (page: Page) => page.getByRole('application', { name: /^Map of the sign-ins/ });
const marks = (page: Page) => map(page).getByRole('button', { name: /near|at -?\d/ });
const list = (page: Page) => page.getByRole('region', { name: 'List of the sign-ins' });

async function openMap(page: Page, query = '') {
  await enterAs(page, 'user');
  await page.goto(`/attendance/map?date=${day}&mode=signedIn${query}`);
  await expect(marks(page).first()).toBeVisible();
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
}

/** The records that marks stand for, by what their labels say. */
async function markedRecords(page: Page): Promise<number> {
  const labels = await marks(page).allTextContents();
  return labels.reduce((sum, text) => sum + Number(/^([\d,]+) Sign-ins/.exec(text)?.[1]?.replace(',', '') ?? 1), 0);
}

test.describe('/attendance/map', () => {
  test('shows every sign-in that has a position, with the flagged ones in words', async ({ page }) => {
    await openMap(page);
    const token = await tokenOf('user');
    const data = await everyPage<{
      attendance: { nodes: { latitude: number | null; isImageRecognised: boolean | null }[] };
    }>(
      (document, variables) => ask(document, variables, token),
      `query ($date: Date!, $offset: Int!) {
        attendance(date: $date, mode: SIGNED_IN, first: 200, offset: $offset) { totalCount nodes { latitude isImageRecognised } }
      }`,
      { date: day },
    );
    const placed = data.attendance.nodes.filter(({ latitude }) => latitude !== null);
    await expect.poll(() => markedRecords(page)).toBe(placed.length);
    const legend = page.getByRole('list', { name: 'Marks' });
    const notRecognised = placed.filter(({ isImageRecognised }) => isImageRecognised === false).length;
    await expect(legend.getByRole('listitem').filter({ hasText: /not recognised/i })).toContainText(
      notRecognised.toLocaleString('en'),
    );
    const missing = data.attendance.nodes.length - placed.length;
    await expect(legend).toContainText(missing === 0 ? 'All sign-ins have a position' : `${missing} of`);
  });

  test('a cluster falls apart by keys alone, and a mark opens both photos', { tag: '@nightly' }, async ({ page }) => {
    await openMap(page);
    const dialog = page.getByRole('dialog');
    await marks(page).first().focus();
    for (let step = 0; step < 12 && !(await dialog.isVisible()); step += 1) {
      let label = '';
      // The marks are drawn anew after each zoom: a key that meets one just taken away is pressed again.
      await expect
        .poll(async () => {
          const opens = marks(page).filter({ hasText: 'Compare photos' });
          const next = (await opens.count()) > 0 ? opens.first() : marks(page).first();
          label = await next.innerText();
          await next.press('Enter');
          return label.includes('Compare photos') || map(page).evaluate((drawn) => drawn === document.activeElement);
        })
        .toBe(true);
      if (label.includes('Compare photos')) break;
      await expect(marks(page).filter({ hasText: label })).toHaveCount(0);
    }
    await expect(dialog.getByRole('img', { name: /^Reference photo of/ })).toBeVisible();
    await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(page).toHaveURL(/[?&]open=/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/[?&]open=/);
  });

  test('the list names every record, shows it on the map and opens its photos', { tag: '@nightly' }, async ({
    page,
  }) => {
    await openMap(page);
    const item = list(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /on the map$/ }) })
      .first();
    await expect(item).toContainText(/-?\d+\.\d+, -?\d+\.\d+/);
    const text = await item.innerText();
    const [name = ''] = text.split('\n');
    const [, position = ''] = text.match(/(-?\d+\.\d+, -?\d+\.\d+)/) ?? [];
    await item.getByRole('button', { name: `Show ${name} on the map` }).click();
    const [latitude = 0] = position.split(', ').map(Number);
    await expect(
      marks(page)
        .filter({ hasText: latitude.toFixed(2) })
        .first(),
    ).toBeVisible();
    await item.getByRole('button', { name: `Compare photos of ${name}` }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
  });

  test('filters narrow marks and list alike, and the report gets them', { tag: '@nightly' }, async ({ page }) => {
    await openMap(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Filter by').selectOption('Flag');
    await page.getByRole('checkbox', { name: /^Yes/ }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Marks' })).toContainText(/✓recognised\s*0/i);
    const items = list(page).getByRole('listitem');
    await expect(items.filter({ hasNotText: 'Yes' })).toHaveCount(0);
    await expect(items).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Attendance', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/all/attendance\\?date=${day}&mode=signedIn&flag=Yes`));
  });
});
