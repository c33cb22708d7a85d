import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, signIn } from '../support/browser.ts';
import { longestTest } from '../support/patience.ts';
import { startProduct } from '../support/product.ts';

/** A picture of one dark pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface Tiles {
  readonly url: string;
  /** Paths of the tiles that were asked for. */
  readonly asked: string[];
}

/** A product whose maps take their streets from a server of the test. */
const test = base.extend<{ tiles: Tiles; productURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  tiles: async ({}, use) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    server.close();
  },
  tileServer: async ({ tiles }, use) => use(tiles.url),
  productURL: [
    async ({ tiles }, use) => {
      const product = await startProduct({
        MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.png`,
        MAP_TILES_ATTRIBUTION: 'Streets of the test',
      });
      await use(product.url);
      await product.stop();
    },
    { timeout: longestTest },
  ],
  baseURL: async ({ productURL }, use) => use(productURL),
});

test('F-134 draws the streets of the named server with their attribution, and the label beside the pin', {
  tag: '@nightly',
}, async ({ page, tiles }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await signIn(page);
  await page.goto('/user/location/6.443_7.502');
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(page.getByText('Streets of the test')).toBeVisible();
  await expect(page.locator('.coordinate-tile')).toHaveCount(0);
  await expect(page.locator('.map-label')).toHaveText('6.443, 7.502');
  expect(tiles.asked.length).toBeGreaterThan(3);
  expect(tiles.asked.every((path) => /^\/16\/\d+\/\d+\.png$/.test(path))).toBe(true);
  expect(refused).toEqual([]);
});
