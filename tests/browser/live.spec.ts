import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, test as base, expect, tokenOf, withMotion } from '../support/browser.ts';
import { now } from '../support/fixed-clock.ts';
import { longestTest } from '../support/patience.ts';
import { startGatewayProcess, startUpstreamProcess } from '../support/product.ts';

interface Gate {
  /** Hands a sign-in of now to the service, of somebody else each time. */
  readonly signIn: () => Promise<void>;
  readonly url: string;
}

/** A gateway over a service of its own, where nobody signs in but by the test. */
const test = base.extend<{ gate: Gate }>({
  gate: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const upstream = await startUpstreamProcess();
      const gateway = await startGatewayProcess(upstream.url, { COST_BUDGET: '0' });
      const token = await tokenOf('admin', gateway.url);
      const { staff } = await ask<{ staff: { nodes: { staff: { staffID: string } }[] } }>(
        '{ staff(first: 50) { nodes { staff { staffID } } } }',
        {},
        token,
        gateway.url,
      );
      const people = staff.nodes.map((node) => node.staff.staffID);
      const signIn = async () => {
        const record = {
          staffID: people.pop(),
          mode: 'signedIn',
          attendanceDate: new Date(now() - 1).toISOString(),
          serviceCentre: 'Awka',
        };
        const reply = await fetch(`${upstream.url}/api/v2/attendance/attendance/create`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(record),
        });
        expect(reply.status, await reply.text()).toBe(200);
      };
      await use({ signIn, url: gateway.url });
      await gateway.stop();
      await upstream.stop();
    },
    { timeout: longestTest },
  ],
  baseURL: async ({ gate }, use) => use(gate.url),
});

const rows = (page: Page) => page.locator('.data-table tbody > tr');
const marked = (page: Page) => page.locator('.data-table tr[data-new]');
const bar = (page: Page) => page.getByRole('button', { name: /new records? – show/ });

/** The addresses by which a page asks what is new, as they come. */
function looksOf(page: Page): string[] {
  const looks: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/graphql?')) looks.push(request.url());
  });
  return looks;
}

/** As the browser says it when its window is covered or another tab is chosen. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test.use({ fetchesAhead: true, ...withMotion });

test('a sign-in is on the dashboard and in the report at once, marked, and moves nothing under a reader', {
  tag: '@nightly',
}, async ({ page, context, gate }) => {
  const looks = looksOf(page);
  const token = await tokenOf('user', gate.url);
  await page.goto('/healthz');
  const stored = { token, 'last-activity': String(now()) };
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored);

  await page.goto('/dashboard');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: "Today's Attendance" }) });
  const figure = card.locator('.count-figure');
  await expect(figure).toHaveText(/^[\d,]+$/);
  await expect.poll(() => looks.length).toBeGreaterThan(0);
  const before = Number((await figure.textContent())?.replaceAll(',', ''));
  await gate.signIn();
  await expect(figure).toHaveText(`${(before + 1).toLocaleString('en-GB')}1 new`);
  await expect(page.getByRole('status').filter({ hasText: 'signed in today' })).toContainText('1 since you opened');

  // Beside a page that is seen, one that is hidden asks nothing.
  await hide(page, true);
  const other = await context.newPage();
  const looksBeside = looksOf(other);
  await other.goto('/dashboard');
  await expect.poll(() => looksBeside.length).toBeGreaterThan(0);
  const asked = looks.length;
  await gate.signIn();
  await expect.poll(() => looksBeside.length).toBeGreaterThan(3);
  expect(looks.length).toBe(asked);
  await other.close();
  await hide(page, false);
  await expect(figure).toContainText((before + 2).toLocaleString('en-GB'));

  looks.splice(0);
  await page.goto('/all/attendance?sort=-attendanceDate');
  await expect(rows(page)).toHaveCount(20);
  await expect.poll(() => looks.length).toBeGreaterThan(0);
  await expect(marked(page)).toHaveCount(0);
  await gate.signIn();
  await expect(marked(page)).toHaveCount(1);
  await expect(marked(page)).toContainText('New 1');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText(`${(before + 3).toLocaleString('en')} records`)).toBeVisible();

  const region = page.locator('.table-region');
  await region.evaluate((element) => element.scrollTo({ top: 120 }));
  // Their findings may still come.
  const people = () => rows(page).locator('.pinned-1').allTextContents();
  const seen = await people();
  await gate.signIn();
  await gate.signIn();
  await expect(bar(page)).toHaveText('2 new records – show');
  expect(await people()).toEqual(seen);
  expect(await region.evaluate((element) => element.scrollTop)).toBe(120);
  await expectAccessible(page, { within: '.report' });
  await bar(page).press('Enter');
  await expect(marked(page)).toHaveCount(3);
  await expect(bar(page)).toHaveCount(0);
  await expect(rows(page).first()).toBeInViewport();
  await expect(region).toBeFocused();

  // In another order the newest are elsewhere: the bar leads to them.
  await page.goto('/all/attendance?sort=name');
  await expect(rows(page)).toHaveCount(20);
  looks.splice(0);
  await expect.poll(() => looks.length).toBeGreaterThan(0);
  await gate.signIn();
  await bar(page).click();
  await expect(page).toHaveURL(/sort=-attendanceDate/);
  await expect(rows(page).first()).toHaveAttribute('data-new', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/sort=name/);
});
