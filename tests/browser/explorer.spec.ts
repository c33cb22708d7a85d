import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

/** Opens the explorer and waits for its editors, which come after its buttons. */
async function openExplorer(page: Page) {
  await page.goto('/explorer');
  await expect(page.getByLabel('Query Editor')).toContainText('signIn');
}

test.describe('/explorer', () => {
  test('signs in, runs the ready operations and shows the schema without any other machine', async ({ page }) => {
    await openExplorer(page);
    await expect(page).toHaveTitle(/GraphQL explorer/);
    const answer = page.getByLabel('Result Window');
    const run = page.getByRole('button', { name: /Execute query/ });

    await run.click();
    await expect(answer).toContainText('"role": "ADMIN"');
    await expect(page.getByLabel('Token')).not.toHaveValue('');

    await page.getByRole('tab', { name: 'Me' }).click();
    await run.click();
    await expect(answer).toContainText('"email": "admin@demo.example"');

    await page.getByRole('tab', { name: 'FlaggedSignIns' }).click();
    await run.click();
    await expect(answer).toContainText('"totalCount"');

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByText('Who is signed in. No upstream call.').first()).toBeVisible();
  });

  test("F-137 asks for an account of one's own where there is no demo company", { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.route('**/explorer', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain('<meta name="demo" content="yes" />');
      await route.fulfill({ response, body: html.replace('content="yes"', 'content=""') });
    });
    await openExplorer(page);
    await expect(page.getByLabel('Variables')).toContainText('"email": ""');
    await expect(page.getByText('demo.example')).toHaveCount(0);
  });

  test('keeps neither password nor token in the browser', { tag: '@nightly' }, async ({ page }) => {
    await openExplorer(page);
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(page.getByLabel('Token')).not.toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).toBe('{}');
  });

  test('may run and load nothing that this gateway does not serve', { tag: '@nightly' }, async ({ page }) => {
    const response = await page.goto('/explorer');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/);
  });
});
