import { ask, enterAs, expect, once, test, tokenOf } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';
import { reportIsLoaded } from '../support/report-screen.ts';

/** A past day without sign-ins that has a day with some within a week, and that one. */
async function emptyDay(): Promise<{ empty: string; nearest: string }> {
  const days = Array.from({ length: 14 }, (_, offset) => dayInLagos(offset));
  const counts = await Promise.all(
    days.map(async (date) => {
      const { attendance } = await ask<{ attendance: { totalCount: number } }>(
        'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 0) { totalCount } }',
        { date },
        await tokenOf('admin'),
      );
      return attendance.totalCount;
    }),
  );
  const place = counts.findIndex((count, index) => index > 0 && count === 0);
  const distances = counts.flatMap((count, index) => (count > 0 ? [{ index, distance: Math.abs(index - place) }] : []));
  // Of two equally near the earlier one, which has the greater offset from today.
  distances.sort((a, b) => a.distance - b.distance || b.index - a.index);
  return { empty: days[place] ?? '', nearest: days[distances[0]?.index ?? -1] ?? '' };
}

const found = () => once('empty day', async () => JSON.stringify(await emptyDay())).then(JSON.parse);

test.describe('an empty day', () => {
  test('F-51 leads from an empty list to the nearest day with records', { tag: '@nightly' }, async ({ page }) => {
    const { empty, nearest } = await found();
    await enterAs(page, 'user');
    await page.goto(`/all/attendance?date=${empty}`);
    await expect(page.getByText('No record found').first()).toBeVisible();
    await page.getByRole('button', { name: /^Show .*, the nearest day with records$/ }).click();
    await expect(page).toHaveURL(new RegExp(`date=${nearest}`));
    await reportIsLoaded(page);
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  });

  test('F-51 offers nothing of the kind where filters hide the records', { tag: '@nightly' }, async ({ page }) => {
    const { nearest } = await found();
    await enterAs(page, 'user');
    await page.goto(`/all/attendance?date=${nearest}&search=nobody-of-this-name`);
    await expect(page.getByRole('button', { name: 'Clear all' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /nearest day/ })).toHaveCount(0);
  });

  test('F-51 leads from a dashboard without sign-ins to the nearest day with records', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON();
      if (operationName !== 'Overview' || variables.date !== dayInLagos(0)) return route.fallback();
      const reply = await route.fetch();
      const body = await reply.json();
      Object.assign(body.data.overview.attendance, { rows: 0, distinctStaff: 0 });
      await route.fulfill({ response: reply, json: body });
    });
    await page.goto('/dashboard');
    await expect(page.getByText('Nobody has signed in today so far.')).toBeVisible();
    const way = page.getByRole('link', { name: /^Show .*, the nearest day with records$/ });
    await way.click();
    await expect(page).toHaveURL(/\/dashboard\?date=/);
    await expect(page.getByRole('region', { name: 'Turnout', exact: true })).toBeVisible();
    await expect(page.getByText('Nobody signed in on this day.')).toHaveCount(0);
  });

  test('F-51 looks beyond the days beside it that have none either', async ({ page }) => {
    await enterAs(page, 'user');
    // Some days before the demo company's first one.
    await page.goto(`/dashboard?date=${dayInLagos(15)}`);
    await expect(page.getByRole('link', { name: /^Show .*, the nearest day with records$/ })).toBeVisible();
  });
});
