import type { Page, Route } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';

interface Answer {
  data: Record<string, Record<string, unknown> | null>;
}

/** Answers an operation of the page, by POST or by GET, with what the gateway answers, changed. */
async function change(page: Page, operation: string, edit: (data: Answer['data']) => void) {
  await page.route(/\/graphql(\?|$)/, async (route: Route) => {
    const request = route.request();
    const asked = request.method() === 'GET' ? request.url() : (request.postData() ?? '');
    if (!new RegExp(`query[ +]${operation}\\b`).test(decodeURIComponent(asked))) return route.fallback();
    const reply = await route.fetch();
    if (reply.status() !== 200) return route.fulfill({ response: reply });
    const body = (await reply.json()) as Answer;
    edit(body.data);
    await route.fulfill({ response: reply, json: body });
  });
}

/** How often the page asks each operation from now on, and a clock that runs no faster than they are answered. */
function countAsked(page: Page) {
  const counts = new Map<string, number>();
  const open = new Set<object>();
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('request', (request) => {
    if (!/\/graphql(\?|$)/.test(request.url())) return;
    const asked = request.method() === 'GET' ? request.url() : (request.postData() ?? '');
    const [, name = ''] = /query[ +](\w+)/.exec(decodeURIComponent(asked)) ?? [];
    counts.set(name, (counts.get(name) ?? 0) + 1);
    open.add(request);
  });
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1_000);
      await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
    }
  };
  return { asked: (name: string) => counts.get(name) ?? 0, pass };
}

const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const slowly = (data: Answer['data']) => Object.assign(data.overview ?? {}, { refreshAfter: 60_000 });

test.describe('over a service that sends whole lists', () => {
  test('F-120 the dashboard asks for its numbers once a minute, however often its page comes and goes', {
    tag: '@nightly',
  }, async ({ page }) => {
    await change(page, 'Overview', slowly);
    await change(page, 'DayNumbers', slowly);
    const { asked, pass } = countAsked(page);
    await page.clock.install();
    await enterAs(page, 'admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(4);
    await pass(60);
    expect(asked('DayNumbers')).toBe(1);
    for (let visit = 0; visit < 10; visit += 1) {
      await hide(page, true);
      await hide(page, false);
      await pass(1);
    }
    await pass(50);
    expect(asked('DayNumbers')).toBe(2);
    // The reasons rest on the same lists, and are asked for with those that have changed.
    expect(asked('DayReasons')).toBeLessThanOrEqual(3);
    for (const name of ['Overview', 'AttendanceTrend', 'NearSerialLateness', 'DayFindings'])
      expect(asked(name), name).toBe(1);
  });

  test('F-120 what is learned says from how many days, and is asked for until it is whole', {
    tag: '@nightly',
  }, async ({ page }) => {
    const day = await busyDay();
    let read = 2;
    await change(page, 'DayReasons', ({ explainedDay }) => {
      Object.assign(explainedDay ?? {}, { coverage: { daysAsked: 5, daysRead: read, isLearning: read < 5 } });
    });
    await page.clock.install();
    await enterAs(page, 'admin');
    await page.goto(`/dashboard?date=${day}`);
    const turnout = page.getByRole('region', { name: 'Turnout' });
    await expect(turnout).toContainText('From 2 of 5 days; the others are being read.');
    read = 5;
    await page.clock.runFor(60_000);
    await expect(turnout.getByText('of 5 days')).toHaveCount(0);
  });

  test('F-103 F-109 a list that was read in part says so above its rows and on paper, and calls nobody by a name', {
    tag: '@nightly',
  }, async ({ page }) => {
    const sentence = 'Times of 14 records could not be read. 2 records are without a staff record.';
    await change(page, 'Attendance', ({ attendance }) => {
      const list = attendance as { nodes: { staff: object }[] } | null;
      Object.assign(list?.nodes[0]?.staff ?? {}, { staffID: '', name: '' });
      Object.assign(list ?? {}, { notice: sentence });
    });
    await enterAs(page, 'admin');
    await page.goto(`/all/attendance?date=${await busyDay()}`);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
    await expect(page.locator('.table-note').getByText(sentence)).toBeVisible();
    const first = page.locator('.data-table tbody > tr').first();
    await expect(first).toContainText('Without a staff record');
    await expect(first.locator('a[href^="/person"]')).toHaveCount(0);
    await expect(page.getByText('No record found')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.table-note').getByText(sentence)).toBeVisible();
  });

  test('F-121 a monthly report asks with today at first, then with the month and the day that are chosen', {
    tag: '@nightly',
  }, async ({ page }) => {
    const asked: unknown[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/graphql') ? request.postDataJSON() : null;
      if (body?.operationName === 'SerialLatenessDays') asked.push(body.variables);
    });
    await enterAs(page, 'admin');
    for (const [search, month, date] of [
      ['', undefined, dayInLagos()],
      [`?month=${dayInLagos().slice(0, 7)}`, dayInLagos().slice(0, 7), undefined],
      [`?date=${dayInLagos(1)}`, undefined, dayInLagos(1)],
    ]) {
      asked.splice(0);
      await page.goto(`/report/serialatness${search}`);
      await expect(page.getByText(/^[\d,]+ records?$/)).toBeVisible();
      const { month: askedMonth, date: askedDate } = asked[0] as { month?: string; date?: string };
      expect([askedMonth, askedDate], search).toEqual([month, date]);
    }
  });
});
