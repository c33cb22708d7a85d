import { districts } from '../../schema/organisation.ts';
import { enterAs, expect, test } from '../support/browser.ts';

test.describe('a map without tiles', () => {
  test('F-61 shows where the districts are, with an outline of the region', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/all/location');
    const map = page.getByRole('application');
    await expect(map).toBeVisible();
    await map.focus();
    for (let zoom = 16; zoom > 8; zoom -= 1) await page.keyboard.press('-');
    const titles = () =>
      map.locator('.district-mark').evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).title));
    await expect.poll(async () => new Set(await titles()).size).toBe(districts.length);
    await expect(map.locator('.district-name', { hasText: 'Onitsha' }).first()).toBeVisible();
    expect(await map.locator('.region-outline polygon').count()).toBeGreaterThan(0);
  });
});
