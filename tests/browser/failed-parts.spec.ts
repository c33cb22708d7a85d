import type { Page } from '@playwright/test';
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

/** Questions of parts of screens, and the words when one fails while the rest of the screen is there. */
const questions = [
  { operation: 'PersonFindings', path: person, told: 'Could not load what to check.' },
  { operation: 'PersonMonths', path: person, told: 'The months before are not all known.' },
  { operation: 'MapFindings', path: day('/attendance/map'), told: 'Could not load what to check.' },
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
      await note(page).getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(note(page)).toHaveCount(0);
      await expect(page.locator('body')).not.toBeFocused();
    });
  }
});
