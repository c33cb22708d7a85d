import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, enterAs, expect, type Role, test, tokenOf } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';

const turnout = (page: Page) => page.getByRole('region', { name: 'Turnout today' });
const trend = (page: Page) => page.getByRole('region', { name: 'Last 30 days' });
const nearSerial = (page: Page) => page.getByRole('region', { name: 'One late day from the limit' });
const numberOf = (text: string | null) => Number((text ?? '').replaceAll(/[^0-9]/g, ''));

async function enterDashboard(page: Page, role: Role = 'admin') {
  await enterAs(page, role);
  await page.goto('/dashboard');
}

async function openDashboard(page: Page) {
  await enterDashboard(page);
  await isLoaded(page);
}

async function isLoaded(page: Page) {
  // A new session has read none of the days yet, and four calls run at once over all sessions.
  await expect(trend(page).getByRole('figure')).toBeVisible();
  await expect(nearSerial(page)).toHaveAttribute('aria-busy', 'false');
}

/** How many records a report says it has. */
async function recordsOf(page: Page): Promise<number> {
  await expect(page.getByText(/\bas of \d{1,2}:\d{2}/)).toBeVisible();
  return numberOf(await page.getByText(/^[\d,]+ (?:records?|people|person)$/).textContent());
}

/** Answers one operation of the page with what the gateway answers, changed. */
async function change(page: Page, operation: string, edit: (data: never) => void) {
  await page.route('**/graphql', async (route: Route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    const reply = await route.fetch();
    const body = await reply.json();
    edit(body.data as never);
    await route.fulfill({ response: reply, json: body });
  });
}

test.describe('dashboard', () => {
  test("R-026 R-027 shows the day's counts as the lists have them, and leads to those lists", async ({ page }) => {
    await enterDashboard(page);
    const date = dayInLagos();
    const lists = await ask<Record<string, { totalCount: number }>>(
      `query ($date: Date!, $month: Month!) {
        staff(first: 0) { totalCount } attendance(date: $date, mode: SIGNED_IN, first: 0) { totalCount }
        lateness(date: $date, first: 0) { totalCount } absentees(date: $date, first: 0) { totalCount }
        clockOuts(date: $date, first: 0) { totalCount } serialLateness(month: $month, first: 0) { totalCount }
      }`,
      { date, month: date.slice(0, 7) },
      await tokenOf('admin'),
    );
    const total = (list: string) => (lists[list]?.totalCount ?? -1).toLocaleString('en-GB');
    for (const [label, list, path] of [
      ['Valid Staff', 'staff', '/manage/all/staffs'],
      ["Today's Attendance", 'attendance', '/all/attendance'],
      ["Today's Lateness", 'lateness', '/report/latness'],
      ["Today's Absent", 'absentees', '/report/exception'],
    ] as const) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: label }) });
      await expect(card.getByText(total(list), { exact: true }), label).toBeVisible();
      await expect(card.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
    }
    const activity = page.getByRole('region', { name: 'Activity' });
    for (const [label, list, path] of [
      ['All Staff', 'staff', '/manage/all/staffs'],
      ["Today's Signout", 'clockOuts', '/report/clockout'],
      ['Serial Lateness', 'serialLateness', '/report/serialatness'],
      ['Absentee Summary Report', null, '/absentee/summary/report'],
      ['Attendance Search', null, '/attendance/search'],
    ] as const) {
      const link = activity.getByRole('link', { name: label });
      await expect(link, label).toHaveAttribute('href', path);
      if (list) await expect(link).toContainText(total(list));
    }
  });

  test('N-06 F-51 the reasons add up to those on the register', async ({ page }) => {
    await enterDashboard(page);
    const numbers = turnout(page).locator('.number-link');
    await expect(numbers.first()).toBeVisible();
    const [valid, ...parts] = (await numbers.allTextContents()).map(numberOf);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(valid);
    const missing = page.getByRole('region', { name: 'Missing now' });
    await expect(missing.getByText(/^[\d,]+ of [\d,]+ expected/)).toBeVisible();
  });

  test('N-17 a failed call leaves the other numbers and says what could not be read', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterDashboard(page);
    await change(page, 'Overview', (data: OverviewData) => {
      for (const count of data.reconciliation.groups) {
        if (count.group === 'IN_BOTH_LISTS')
          Object.assign(count, { people: null, unknownFor: ['GET /attendance/exception'] });
      }
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName !== 'DayReasons') return route.fallback();
      const errors = [{ message: 'Too late.', extensions: { code: 'UPSTREAM_TIMEOUT' } }];
      await route.fulfill({ json: { data: { explainedDay: null }, errors } });
    });
    await page.reload();
    await expect(turnout(page)).toContainText('The list of absent staff could not be read.');
    await expect(turnout(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(turnout(page).getByText('Signed out')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await turnout(page).getByRole('button', { name: 'Retry' }).click();
    await expect(turnout(page).getByRole('link', { name: /Present$/ })).toBeVisible();
  });

  test('N-08 names people near serial lateness and leads to all of them', { tag: '@nightly' }, async ({ page }) => {
    await openDashboard(page);
    const card = nearSerial(page);
    await expect(card).toContainText(/From (\d+) of \1 days?/);
    const all = card.getByRole('link', { name: /^Show (all [\d,]+|the list)$/ });
    await expect(all.or(card.getByText('Nobody is one late day below'))).toBeVisible();
    if ((await all.count()) === 0) {
      await expect(card).toContainText("Nobody is one late day from their shift's limit.");
      return;
    }
    const people = await card.getByRole('listitem').count();
    const text = await all.textContent();
    for (const item of await card.getByRole('listitem').all()) {
      const [, days, threshold] = /(\d+) of (\d+) late days/.exec((await item.textContent()) ?? '') ?? [];
      expect(Number(threshold) - Number(days)).toBe(1);
    }
    await all.click();
    await expect(page).toHaveURL(/\/dashboard\/near-serial\?month=\d{4}-\d{2}$/);
    const records = await recordsOf(page);
    expect(records).toBe(text === 'Show the list' ? 1 : numberOf(text));
    expect(people).toBe(Math.min(6, records));
  });

  test('R-010 N-17 shows a spinner while the days load, and which failed, with a way to ask again', async ({
    page,
  }) => {
    await enterDashboard(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isFailing = true;
    let asked = 0;
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName !== 'AttendanceTrend') return route.fallback();
      await held;
      asked += 1;
      const reply = await route.fetch();
      const body = await reply.json();
      if (isFailing) loseLateness(body.data.attendanceTrend, 1);
      await route.fulfill({ response: reply, json: body });
    });
    await page.reload();
    await expect(trend(page).getByText('Loading the last 30 days')).toBeAttached();
    await expect(page.getByRole('heading', { name: "Today's Attendance" })).toBeVisible();
    release();
    await expect(trend(page)).toContainText('From 29 of 30 days');
    await expect(trend(page)).toContainText('The list of late staff: The attendance service took too long to answer.');
    // Once more by itself, which brought nothing.
    await expect.poll(() => asked).toBe(2);
    await expectAccessible(page);
    isFailing = false;
    await trend(page).getByRole('button', { name: 'Retry the last 30 days' }).click();
    await expect(trend(page)).toContainText('From 30 of 30 days');
    await expect.poll(() => asked).toBe(3);
  });

  test('every link of the turnout is reached by Tab, in reading order', { tag: '@nightly' }, async ({ page }) => {
    await openDashboard(page);
    const links = turnout(page).getByRole('link');
    await links.first().focus();
    for (let place = 0; place < (await links.count()); place += 1) {
      await expect(links.nth(place)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('region', { name: 'Activity' }).getByRole('link').first()).toBeFocused();
  });
});

interface TrendData {
  coverage: { daysRead: number };
  days: { lateness: number | null }[];
  sources: object[];
}

/** Makes of an answer one, as a service of section 7 has it, whose calls for the lateness of the first `count` days have failed. */
function loseLateness(answer: TrendData, count: number) {
  if (count === 0) return;
  for (const day of answer.days.slice(0, count)) day.lateness = null;
  answer.coverage.daysRead -= count;
  const failed = { ok: false, code: 'UPSTREAM_TIMEOUT', message: 'Late.', asOf: null };
  answer.sources = [{ ...answer.sources[0], ...failed, call: 'GET /attendance/lateness' }];
}

interface OverviewData {
  reconciliation: { groups: { group: string }[] };
}
