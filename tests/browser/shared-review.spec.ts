import type { Page } from '@playwright/test';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { clockShift, shiftDate } from '../support/fixed-clock.ts';
import { expectToast } from '../support/toasts.ts';

const who = (page: Page) => page.getByRole('region', { name: 'Photos to judge' }).getByRole('heading', { level: 2 });
const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const same = (page: Page) => page.getByRole('group').getByRole('button', { name: 'Same person' });

async function photosAreHere(page: Page) {
  await expect(who(page)).not.toHaveText('Loading…');
  await expect(page.getByText('Asking for the next record…')).toHaveCount(0);
  await expect(same(page)).not.toHaveAttribute('aria-disabled', 'true');
}

async function judge(page: Page, key: string) {
  const name = await who(page).innerText();
  await page.keyboard.press(key);
  await expect(who(page)).not.toHaveText(name);
  await photosAreHere(page);
  return name;
}

test('N-01 two reviewers share the flagged photos of a day by keys: none twice, second opinions, disagreements', {
  tag: '@nightly',
}, async ({ page, browser, baseURL }) => {
  const address = `/attendance/review?date=${await busyDay()}&mode=signedIn`;
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  await context.addInitScript(shiftDate, clockShift());
  const other = await context.newPage();
  const pages = [page, other] as const;
  await enterAs(page, 'management');
  await page.goto(address);
  await photosAreHere(page);
  await enterAs(other, 'user');
  await other.goto(address);
  await photosAreHere(other);
  expect(await who(other).innerText()).not.toBe(await who(page).innerText());

  await page.keyboard.press('c');
  await expect(page.getByPlaceholder('Note (C)')).toBeFocused();
  await page.keyboard.type('The same scar.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Second opinion' })).toHaveAttribute('aria-pressed', 'true');
  const asked = await judge(page, '1');
  const judged: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    // Where the second opinion is asked of the other reviewer, they say otherwise.
    for (const one of pages) judged.push(await judge(one, (await who(one).innerText()) === asked ? '2' : '1'));
  }
  expect(new Set(judged).size, judged.join()).toBe(judged.length);
  if (!judged.includes(asked)) {
    await other.goto(`${address}&review=${encodeURIComponent('Second opinion wanted')}`);
    await photosAreHere(other);
    await expect(who(other)).toHaveText(asked);
    // A note about a person is read by administrators and management alone.
    await expect(other.getByRole('list', { name: 'Verdicts on this record' })).not.toContainText('The same scar.');
    await other.keyboard.press('2');
  }
  await expect(progress(page)).toContainText(/judged, [1-9]\d* by others/);
  await expect(progress(page)).toContainText(/[1-9]\d* in disagreement/);

  await page.getByRole('link', { name: 'in disagreement' }).click();
  await expect(page).toHaveURL(/[?&]review=Disagreement/);
  await expect(page.getByRole('cell', { name: asked, exact: true })).toBeVisible();

  // The person's page has it with who, when and the note, and leads to the day.
  await page.getByRole('link', { name: asked, exact: true }).click();
  const said = page.getByRole('region', { name: 'What reviewers said' });
  await expect(said).toContainText('1 record · 1 in disagreement');
  await expect(said.getByRole('listitem').filter({ hasText: 'The same scar.' }).last()).toContainText(
    /^Same \S+@\S+, \d{4}-\d\d-\d\d, \d+:\d\d:\d\d [ap]m/,
  );
  await expect(said).toContainText(/Different \S+@/);
  await expectAccessible(page, { widths: [1440, 390] });
  await said.getByRole('link', { name: /^Signed in / }).click();
  await expect(page).toHaveURL(/[?&]day=\d{4}-\d\d-\d\d(?:&|$)/);
  await context.close();
});

test("F-244 F-251 a review left by Logout is released under its own token, and its cut off verdict is nobody else's", async ({
  page,
}) => {
  // The reviewers of the journey above keep what they have claimed.
  await enterAs(page, 'admin');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.goto(`/attendance/review?date=${await busyDay()}&mode=signedIn`);
  await photosAreHere(page);
  const sent: [name: string, authorization: string | undefined][] = [];
  page.on('request', (request) => {
    const name = /mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (name) sent.push([name, request.headers().authorization]);
  });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation RecordVerdict') ? route.abort() : route.fallback(),
  );
  const cutOff = page.waitForEvent('requestfailed', (request) =>
    /mutation RecordVerdict/.test(request.postData() ?? ''),
  );
  await same(page).click();
  await cutOff;
  const released = page.waitForResponse(
    (response) => response.request().postData()?.includes('ReleaseReviews') === true,
  );
  await page.getByRole('link', { name: 'Logout' }).click();
  expect(await (await released).json()).toMatchObject({ data: { releaseReviews: { message: expect.any(String) } } });
  await expectToast(page, 'A verdict may not have been recorded');
  await page.unrouteAll();

  // In the same tab, without a new page.
  await page.getByLabel('Email').fill('management@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const theirs = await page.evaluate(() => localStorage.getItem('token'));
  expect(
    sent.filter(([, authorization]) => authorization === undefined || authorization === `Bearer ${theirs}`),
  ).toEqual([['SignIn', undefined]]);
  expect(sent.filter(([name]) => name === 'ReleaseReviews')).toEqual([['ReleaseReviews', `Bearer ${token}`]]);
});
