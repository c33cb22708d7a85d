import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '../support/browser.ts';
import { listAddresses, openList } from '../support/list-screens.ts';

/** What a classic scroll bar takes; the browser of the tests draws none. */
const scrollBar = 15;

/** Cells whose content is wider than they are, and how much wider the table is than its room. */
function findCutOff(page: Page) {
  return page.evaluate((bar) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.data-table tr { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    const region = document.querySelector('.table-region');
    const cells = [...document.querySelectorAll<HTMLElement>('.data-table :is(th, td)')];
    const least = Number.parseFloat(
      getComputedStyle(document.querySelector('.data-table') ?? document.body).getPropertyValue('--table-width'),
    );
    return {
      tooWide: Math.max(0, least - ((region?.clientWidth ?? 0) - bar)),
      scrolls: Math.max(0, (region?.scrollWidth ?? 0) - (region?.clientWidth ?? 0)),
      cut: cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    };
  }, scrollBar);
}

test.describe('columns of every list', () => {
  for (const width of [1440, 1366, 1280]) {
    test(`F-43 none is cut off beside the open sidebar at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await enterAs(page, 'admin');
      for (const address of await listAddresses()) {
        await openList(page, address);
        expect.soft(await findCutOff(page), address).toEqual({ tooWide: 0, scrolls: 0, cut: [] });
      }
    });
  }

  for (const width of [768, 1024]) {
    test(`F-43 the last one stays in view at ${width} px, where tables scroll`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1024 });
      await enterAs(page, 'admin');
      for (const address of await listAddresses()) {
        await openList(page, address);
        const last = page.locator('.data-table tr:first-child > :last-child');
        for (const cell of await last.all()) await expect.soft(cell, address).toBeInViewport({ ratio: 0.99 });
      }
    });
  }
});
