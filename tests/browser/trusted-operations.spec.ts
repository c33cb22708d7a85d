import { test as base, expect, signIn } from '../support/browser.ts';
import { listAddresses, openList } from '../support/list-screens.ts';
import { longestTest } from '../support/patience.ts';
import { type RunningServer, startProduct } from '../support/product.ts';

/** A product whose browsers may send the operations of the dashboard alone. */
const test = base.extend<{ product: RunningServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const product = await startProduct({ TRUSTED_OPERATIONS: 'on' });
      await use(product);
      await product.stop();
    },
    { timeout: longestTest },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

test('TRUSTED_OPERATIONS leaves the dashboard whole and stops a script in its page', { tag: '@nightly' }, async ({
  page,
}) => {
  const sent = new Set<string>();
  const refused: string[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const { operationName } = request.postDataJSON() as { operationName: string };
    sent.add(operationName);
    if (response.status() !== 200) refused.push(`${operationName} ${response.status()}`);
  });
  await signIn(page);
  await expect(page.getByText('Absent').first()).toBeVisible();
  for (const address of await listAddresses()) await openList(page, address);
  await page.getByRole('button', { name: /Add/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(refused).toEqual([]);
  expect(sent.size).toBeGreaterThan(15);

  const own = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` };
    const response = await fetch('/graphql', { method: 'POST', headers, body: '{"query":"{ me { email } }"}' });
    return { status: response.status, answer: await response.json() };
  });
  expect(own).toMatchObject({ status: 403, answer: { errors: [{ extensions: { code: 'OPERATION_NOT_TRUSTED' } }] } });
});
