import type { Page } from '@playwright/test';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { ask, test as base, busyDay, emailOf, expect, tokenOf } from '../support/browser.ts';
import { longestTest } from '../support/patience.ts';
import { freePort, type RunningServer, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';

interface Pair {
  gateway: RunningServer;
  stopUpstream: () => Promise<void>;
  startUpstream: () => Promise<void>;
}

/** A gateway over a REST service of its own that the test can stop and start again at the same address. */
const test = base.extend<{ pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const settings = { PORT: String(await freePort()), DATA_FOLDER: test.info().outputPath('upstream') };
      let upstream: RunningServer | null = await startUpstreamProcess(settings);
      const gateway = await startGatewayProcess(upstream.url, { LIST_WINDOW_MS: '0' });
      const stopUpstream = async () => {
        await upstream?.stop();
        upstream = null;
      };
      await use({
        gateway,
        stopUpstream,
        startUpstream: async () => {
          upstream = await startUpstreamProcess(settings);
        },
      });
      await gateway.stop();
      await stopUpstream();
    },
    { timeout: longestTest },
  ],
  baseURL: async ({ pair }, use) => use(pair.gateway.url),
});

async function signIn(page: Page) {
  await page.goto('/');
  await page.getByLabel('Email').fill(emailOf('user'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test.use({ expectedLog: /^Failed to load resource|could not be loaded/ });

test('R-035 A-30 a stopped service is said with Retry, answered with a code, and used again when it is back', async ({
  page,
  pair,
}) => {
  const { url } = pair.gateway;
  const day = await busyDay(url);
  const token = await tokenOf('user', url);
  await signIn(page);
  await page.goto(`/all/attendance?date=${day}&mode=signedIn`);
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(20);

  await pair.stopUpstream();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/Could not load/)).toBeVisible();
  await expect(page.getByText('No record found')).toHaveCount(0);
  const query = 'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 1) { totalCount } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { date: day } }),
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect(errors.map((error) => error.extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);

  await pair.startUpstream();
  const retry = page.getByRole('button', { name: 'Retry' });
  // A gateway whose last trial has just failed pauses for a second, and says so: whoever presses again has the rows.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    expect(await rows.count()).toBe(20);
  }).toPass();
  await expect(page.getByText('21–40')).toBeVisible();
  const answer = await ask<{ attendance: { totalCount: number } }>(query, { date: day }, token, url);
  expect(answer.attendance.totalCount).toBeGreaterThan(100);
});
