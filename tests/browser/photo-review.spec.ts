import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { readCSV } from '../support/read-csv.ts';
import { withoutReviews } from '../support/service-extensions.ts';

let day = '';
test.beforeAll(async () => {
  day = await busyDay();
});

const who = (page: Page) => page.getByRole('region', { name: 'Photos to judge' }).getByRole('heading', { level: 2 });
const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const judgedOf = async (page: Page) => Number((await progress(page).innerText()).match(/All photos\s+(\d+)/)?.[1]);

async function openReview(page: Page, query = '') {
  await page.goto(`/attendance/review?date=${day}&mode=signedIn${query}`);
  await photosAreHere(page);
}

async function photosAreHere(page: Page) {
  await expect(who(page)).not.toHaveText('Loading…');
  await expect(page.getByRole('button', { name: 'Same person' })).not.toHaveAttribute('aria-disabled', 'true');
}

async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  await photosAreHere(page);
}

/** Presses `Download verdicts`; answers the file's name and its records by heading. */
async function downloadVerdicts(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download verdicts' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const [headings = [], ...lines] = readCSV(text.replace(/^\uFEFF/, ''));
  const records = lines.map((line) => Object.fromEntries(headings.map((heading, place) => [heading, line[place]])));
  return { name: download.suggestedFilename(), records };
}

test.describe('/attendance/review', () => {
  // What all reviewers share is shown by tests/browser/shared-review.spec.ts.
  test.beforeEach(({ page }) => withoutReviews(page));

  test('N-01 the report leads to its photos, those not recognised first, with its search and filters', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto(`/all/attendance?date=${day}&mode=signedIn&flag=Yes~No`);
    await page.getByRole('link', { name: 'Photos', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/attendance/review\\?date=${day}&mode=signedIn&flag=Yes~No`));
    await photosAreHere(page);
    const near = page.getByRole('navigation', { name: 'Records around' }).getByRole('button');
    await expect(near.first()).toContainText('not recognised');
    await expect(near.first()).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/attendance/map\\?date=${day}&mode=signedIn&flag=Yes~No`));
  });

  test('N-01 judges by keys, takes back, keeps the verdicts over reload and sign-out, and saves them', async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await openReview(page);
    await expect.poll(() => judgedOf(page)).toBe(0);
    await expect(page.getByText(/Verdicts stay in this browser/)).toBeVisible();
    const names: string[] = [];
    for (const key of ['1', '2', '3']) {
      names.push(await who(page).innerText());
      await press(page, key);
      await expect.poll(() => judgedOf(page)).toBe(names.length);
    }
    const fourth = await who(page).innerText();
    await press(page, '1');
    await expect.poll(() => judgedOf(page)).toBe(4);
    await press(page, 'u');
    await expect(who(page)).toHaveText(fourth);
    await expect.poll(() => judgedOf(page)).toBe(3);
    await press(page, 'k');
    await expect(who(page)).toHaveText(names[2] ?? '');
    await expect(page.getByRole('group').getByRole('button', { name: 'Cannot tell' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(page, 'j');
    await expect(who(page)).toHaveText(fourth);

    await page.goto('/logout');
    await enterAs(page, 'user');
    await openReview(page);
    await expect.poll(() => judgedOf(page)).toBe(3);
    await expect(who(page)).toHaveText(fourth);

    const { name, records } = await downloadVerdicts(page);
    expect(name).toMatch(/^Photo-Review-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/);
    expect(records.map((record) => [record.Name, record.Verdict, record.Flag])).toEqual([
      [names[0], 'Same', 'Yes'],
      [names[1], 'Different', 'Yes'],
      [names[2], 'Cannot tell', 'Yes'],
    ]);
    expect(records[0]?.['Attendance Date']).toContain(day);
    expect(records[0]?.['Judged At']).toMatch(/^\d{4}-\d\d-\d\d, \d{1,2}:\d\d:\d\d [ap]m$/);
  });

  test('F-275 the verdicts are its full buttons, the photos have the window, and photos are compared only when that is pressed', {
    tag: '@nightly',
  }, async ({ page }) => {
    const compared: string[] = [];
    page.on('request', (request) => {
      const text = request.postData() ?? '';
      if (text.includes('query PhotoComparison')) compared.push(text);
    });
    await enterAs(page, 'user');
    await openReview(page);
    const groundOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((one) => getComputedStyle(one).backgroundColor);
    const verdicts = await Promise.all(['Same person', 'Different person', 'Cannot tell'].map(groundOf));
    const others = await Promise.all(['Undo', 'Download verdicts', 'New Search Query'].map(groundOf));
    expect(new Set(verdicts).size).toBe(3);
    expect(new Set(others).size).toBe(1);
    expect(verdicts).not.toContain(others[0]);

    const photo = page.locator('.compare-box').first();
    const { y: top = 0, height = 0 } = (await photo.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(420);
    // A notice stands beside the photos, not above them.
    await openReview(page, '&open=nobody');
    await expect(page.getByText('The record in the address is not in these results.')).toBeVisible();
    expect((await photo.boundingBox())?.y).toBe(top);

    expect(compared).toEqual([]);
    await page.getByRole('button', { name: 'Check for duplicate photos' }).click();
    await expect(page.getByText(/^Comparing photos|photos compared/)).toBeVisible();
    expect(compared.length).toBeGreaterThan(0);
    // The keys of the review go on to answer.
    await press(page, '1');
    await expect.poll(() => judgedOf(page)).toBe(1);
  });

  test('F-271 paper has the photos and what is known of them, and no button', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto(`/attendance/review?date=${await busyDay()}&mode=signedIn`);
    const photo = page.getByRole('img', { name: /^Reference photo of / });
    await expect(photo).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(photo).toBeVisible();
    await expect(page.getByText(/of [\d,]+ judged$/).first()).toBeVisible();
    await expect(page.getByRole('button').or(page.getByRole('textbox'))).toHaveCount(0);
  });

  test('N-01 both photos share one zoom and pan, and the address keeps the place', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await openReview(page);
    const pictures = page.locator('.compare-box > img');
    const transforms = () => pictures.evaluateAll((all) => all.map((one) => getComputedStyle(one).transform));
    await press(page, '+');
    await press(page, 'Shift+ArrowLeft');
    const moved = expect.stringMatching(/^matrix\(1\.25, 0, 0, 1\.25, (?!0,)/);
    await expect.poll(transforms).toEqual([moved, moved]);
    expect(new Set(await transforms()).size).toBe(1);
    const sizes = await page
      .locator('.compare-box')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight].join()));
    expect(sizes[0]).toBe(sizes[1]);
    await press(page, 'j');
    await expect.poll(async () => (await transforms())[0]).toMatch(/^matrix\(1, 0, 0, 1, 0, 0\)$/);
    const second = await who(page).innerText();
    await page.reload();
    await photosAreHere(page);
    await expect(who(page)).toHaveText(second);
  });
});
