import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test } from '../support/browser.ts';

const map = (page: Page, position: string) => page.getByRole('application', { name: `Map centred at ${position}.` });
const marker = (page: Page, position: string) => page.getByRole('img', { name: `Marker at ${position}` });

async function open(page: Page, address: string) {
  await enterAs(page, 'user');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Location Map' })).toBeVisible();
}

test.describe('/all/location', () => {
  test('R-093 R-094 R-074 A-35 shows the default position at zoom 16 with its coordinates, else that of the address, as the report links it', async ({
    page,
    context,
  }) => {
    await open(page, '/all/location');
    await expect(map(page, '6.4584, 7.5464')).toBeVisible();
    await expect(page.locator('.location-text')).toHaveText('6.4584, 7.5464');
    await expect(page.locator('.coordinate-tile').first()).toBeVisible();
    // A tile of 256 px is 360 / 2^16 degrees wide: its corners say the zoom.
    const tileWidth = async () => {
      const corners = await page.locator('.coordinate-tile').allTextContents();
      const east = [...new Set(corners.map((corner) => Number(corner.split(', ')[1])))].sort((one, two) => one - two);
      return (east[1] ?? 0) - (east[0] ?? 0);
    };
    await expect.poll(tileWidth).toBeCloseTo(360 / 2 ** 16, 3);
    await expect(page.getByText('This position is not valid')).toHaveCount(0);
    // The map takes its size after it is drawn.
    await expect(async () => {
      const box = await map(page, '6.4584, 7.5464').boundingBox();
      const pin = await marker(page, '6.4584, 7.5464').boundingBox();
      const middle = (pin?.x ?? 0) + (pin?.width ?? 0) / 2;
      expect(Math.abs(middle - ((box?.x ?? 0) + (box?.width ?? 0) / 2))).toBeLessThan(2);
      const label = await page.locator('.map-label', { hasText: '6.4584, 7.5464' }).boundingBox();
      expect(label?.x, 'the label stands beside the pin').toBeGreaterThanOrEqual((pin?.x ?? 0) + (pin?.width ?? 0) - 4);
    }).toPass();

    await page.goto('/user/location/5.4836_-7.0333');
    await expect(marker(page, '5.4836, -7.0333')).toBeVisible();
    await page.goto(`/all/attendance?date=${await busyDay()}&mode=signedIn`);
    const link = page.getByRole('link', { name: /map in a new tab/ }).first();
    const address = await link.getAttribute('href');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    const [, latitude, longitude] = address?.match(/([^/]+)_(.+)$/) ?? [];
    await expect(marker(tab, `${latitude}, ${longitude}`)).toBeVisible();
  });

  test('R-093 works by keys: plus zooms', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/all/location');
    const scale = page.locator('.leaflet-control-scale-line');
    const before = await scale.innerText();
    await map(page, '6.4584, 7.5464').focus();
    await page.keyboard.press('+');
    await expect(scale).not.toHaveText(before);
  });
});

test.describe('/user/location/{latitude}_{longitude}', () => {
  for (const loc of ['91_7', 'abc', '6.4_7.5_1', '6,4_7,5']) {
    test(`A-35 says that ${loc} is not a position and shows the default`, { tag: '@nightly' }, async ({ page }) => {
      await open(page, `/user/location/${loc}`);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'This position is not valid. The map shows the default position.',
      );
      await expect(marker(page, '6.4584, 7.5464')).toBeVisible();
    });
  }
});
