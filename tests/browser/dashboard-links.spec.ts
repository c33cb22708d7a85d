import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { type CompanyService, startCompanyService } from '../support/company-service.ts';
import { now } from '../support/fixed-clock.ts';
import { longestTest } from '../support/patience.ts';
import { productSecret, type RunningServer, startGatewayProcess } from '../support/product.ts';

/** A link of the dashboard with the number that it shows; null where it shows none. */
interface ShownLink {
  readonly text: string;
  readonly address: string;
  readonly number: number | null;
}

/** Links that count nothing: ways on, names of people, and bars, whose numbers are of three lists. */
const uncounted =
  /^\/(?:attendance\/search|absentee\/summary\/report|person\/|all\/attendance\?date=[\d-]+$|attendance\/day\?.*Outage$)/;

/** The links of the cards once all numbers stand. */
async function shownLinks(page: Page, dashboard: string): Promise<readonly ShownLink[]> {
  await page.goto(dashboard);
  await expect(page.locator('.reason-part').first()).toBeVisible();
  await expect(page.getByText('with the places of four weeks')).toBeVisible();
  await expect(page.locator('.dashboard-grid [aria-busy="true"]')).toHaveCount(0);
  return page.locator('.dashboard-grid a[href]').evaluateAll((all) =>
    all.map((link) => {
      const card = link.closest('article');
      const shown = card
        ? card.querySelector('.count-figure > span')
        : link.matches('.number-link')
          ? link
          : (link.querySelector('strong, .badge') ?? /^Show all [\d,]+/.exec(link.textContent ?? '') ?? null);
      const text = shown instanceof Element ? (shown.textContent ?? '') : (shown?.[0] ?? '');
      // `2 + 3 not known` opens both; of `15 people, 72 late days` the list has the days.
      const numbers = (/[\d,]+ late days?/.exec(text)?.[0] ?? text).match(/\d[\d,]*/g) ?? [];
      const number = numbers.reduce((sum, one) => sum + Number(one.replaceAll(',', '')), 0);
      const address = link.getAttribute('href') ?? '';
      return { text: link.textContent ?? '', address, number: numbers.length > 0 ? number : null };
    }),
  );
}

/** How many rows a list says that it has; of the late days of people, which are told as people, how many these are. */
async function rowsAt(page: Page, { text, address }: ShownLink): Promise<number> {
  await page.goto(address);
  await expect(page.getByText(/\bas of \d{1,2}:\d{2}/)).toBeVisible();
  const isPeople = /^\/report\/serialatness/.test(address) && !/late day/.test(text);
  const rows = page.getByText(isPeople ? /^Late days of [\d,]+ p/ : /^[\d,]+ (?:records?|people|person)$/);
  return Number(((await rows.textContent()) ?? '').replaceAll(/\D/g, ''));
}

/** Each link that shows a number opens as many rows. What is being learned may grow between the two: both are looked at again. */
async function expectRows(page: Page, dashboard: string) {
  const links = await shownLinks(page, dashboard);
  const counted = links.filter(({ number }) => number !== null);
  expect(counted.length).toBeGreaterThan(10);
  for (const { text, address, number } of links) {
    if (number === null) expect.soft(uncounted.test(address), `${text} leads to ${address}`).toBe(true);
  }
  for (const link of counted) {
    if ((await rowsAt(page, link)) === link.number) continue;
    await expect(async () => {
      const again = (await shownLinks(page, dashboard)).find(({ address }) => address === link.address);
      expect(again, link.text).toBeDefined();
      if (again) expect(await rowsAt(page, again), `${again.text} leads to ${again.address}`).toBe(again.number);
    }).toPass();
  }
}

test.describe('the links of the dashboard', () => {
  test('F-274 N-06 F-51 open as many rows as they say', async ({ page }) => {
    await enterAs(page, 'admin');
    await expectRows(page, `/dashboard?date=${await busyDay()}`);
  });

  test('F-274 say why their numbers differ, and which of them wait for somebody today', async ({ page }) => {
    await enterAs(page, 'admin');
    const day = await busyDay();
    const links = await shownLinks(page, `/dashboard?date=${day}`);
    const numberOf = (address: string) => links.find((link) => link.address === address)?.number ?? Number.NaN;
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Absent' }) });
    const parts = (await card.locator('.count-more').textContent()) ?? '';
    const sum = (parts.match(/\d+/g) ?? []).reduce((all, one) => all + Number(one), 0);
    const absent = numberOf(`/report/exception?date=${day}`);
    expect(parts === '' ? numberOf(`/attendance/day?date=${day}&reason=Absent`) : sum).toBe(absent);
    const toDo = page.getByRole('region', { name: 'To do' });
    await expect(toDo).not.toContainText('late day');
    // Numbers that open names look like it.
    for (const number of await page.locator('.number-link').all())
      await expect(number).toHaveCSS('text-decoration-line', 'underline');
    // Words of one style for days.
    await expect(page.locator('.dashboard-grid').getByText(/\d{4}-\d{2}-\d{2}/)).toHaveCount(0);
  });
});

/** A company over a service of section 7 alone. */
const overSection7 = test.extend<{ company: CompanyService; gateway: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  company: async ({}, use) => {
    const company = await startCompanyService({ secret: productSecret, staff: 120, days: 40 });
    await use(company);
    company.close();
  },
  gateway: [
    async ({ company }, use) => {
      const settings = { MAP_TILES_URL: 'none', COST_BUDGET: '0', RATE_LIMIT: '0' };
      const gateway = await startGatewayProcess(company.url, settings);
      await use(gateway);
      await gateway.stop();
    },
    { timeout: longestTest },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

overSection7(
  'F-274 the links of the dashboard open as many rows as they say over section 7 alone',
  {
    tag: '@nightly',
  },
  async ({ page, company }) => {
    await page.goto('/healthz');
    const stored = { token: company.token('admin'), 'last-activity': String(now()) };
    await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
    await expectRows(page, `/dashboard?date=${company.days.at(-2)}`);
  },
);
