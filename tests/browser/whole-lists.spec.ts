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

test.describe('over a service that sends whole lists', () => {
  test('F-103 F-109 a list that was read in part says so above its rows and on paper, and calls nobody by a name', {
    tag: '@nightly',
  }, async ({ page }) => {
    const sentence = '14 rows: time could not be read. 2 rows: without a staff record.';
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
      await expect(page.getByText(/^[\d,]+ (?:records?|people|person)$/)).toBeVisible();
      const { month: askedMonth, date: askedDate } = asked[0] as { month?: string; date?: string };
      expect([askedMonth, askedDate], search).toEqual([month, date]);
    }
  });
});
