import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';

const note = (page: Page) => page.locator('.failed-note');

/** Somebody who signed in on a busy day. */
async function somebody(date: string): Promise<string> {
  const { attendance } = await ask<{ attendance: { nodes: { staff: { staffID: string } }[] } }>(
    'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 1) { nodes { staff { staffID } } } }',
    { date },
    await tokenOf('user'),
  );
  return attendance.nodes[0]?.staff.staffID ?? '';
}

const day = (path: string) => async () => `${path}?date=${await busyDay()}`;

async function person(): Promise<string> {
  const date = await busyDay();
  return `/person/${await somebody(date)}?month=${date.slice(0, 7)}`;
}

/** Parts of screens whose code comes after the rest, by what their files are called, and what shows that one is there. */
const lateParts = [
  { what: 'what calls for a look', files: /finding-tools/, path: day('/all/attendance'), shown: 'button.finding-chip' },
  {
    what: 'what calls for a look on the map',
    files: /map-findings/,
    path: day('/attendance/map'),
    shown: '.leaflet-container',
  },
  { what: "a person's reviews", files: /person-(reviews|findings)/, path: person, shown: '.person-month' },
];

/** Questions of parts of screens, and the words when one fails while the rest of the screen is there. */
const questions = [
  { operation: 'PersonFindings', path: person, told: 'What to check is not known.' },
  { operation: 'MapFindings', path: day('/attendance/map'), told: 'What to check is not known.' },
  {
    operation: 'DeviceCentres',
    path: async () => '/settings/devices',
    told: 'The service centres could not be loaded.',
  },
  {
    operation: 'TokenOperations',
    path: async () => '/settings/tokens',
    told: 'The operations to choose from could not',
  },
] as const;

test.describe('a part of a screen that could not be had', () => {
  test.use({ expectedLog: /^Failed to load resource|could not be loaded/ });

  for (const { what, files, path, shown } of lateParts) {
    test(`F-41 is told where the code of ${what} does not come, and comes with Retry`, { tag: '@nightly' }, async ({
      page,
    }) => {
      await enterAs(page, 'admin');
      await page.route(files, (route) => route.abort('internetdisconnected'));
      await page.goto(await path());
      await expect(note(page)).toContainText('This part of the page could not be loaded.');
      await expectAccessible(page, { widths: [1440, 390] });
      await page.unroute(files);
      await note(page).getByRole('button', { name: 'Retry' }).click();
      await expect(note(page)).toHaveCount(0);
      await expect(page.locator(shown)).toBeVisible();
    });
  }

  test('F-41 is told on the dashboard, where the card of what calls for a look would be', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    await page.route(/check-card-.*js/, (route) => route.abort('internetdisconnected'));
    await page.goto(await day('/dashboard')());
    const place = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
    await expect(place).toBeVisible();
    await page.unroute(/check-card-.*js/);
    await place.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  });

  for (const { operation, path, told } of questions) {
    test(`F-48 ${operation} that fails is told, and asked again with Retry`, { tag: '@nightly' }, async ({ page }) => {
      await enterAs(page, 'admin');
      let isCut = true;
      await page.route('**/graphql', (route) =>
        isCut && route.request().postData()?.includes(`query ${operation}`) ? route.abort() : route.fallback(),
      );
      const address = await path();
      await page.goto(address);
      if (address.startsWith('/settings')) await page.getByRole('button', { name: 'Add New' }).click();
      await expect(note(page)).toContainText(told);
      isCut = false;
      await note(page).getByRole('button', { name: 'Retry' }).click();
      await expect(note(page)).toHaveCount(0);
    });
  }
});
