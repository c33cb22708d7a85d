import type { Page } from '@playwright/test';

/** Starts to add up what moves on each page, with the elements that did, before anything is drawn. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const of = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '?',
        );
        shifts.push({ value: entry.value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on the page as it stands now: 0.00, or the sum with the elements. */
export async function shiftsOf(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; of: string[] }[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.005 ? '0.00' : `${sum.toFixed(3)}: ${shifts.flatMap(({ of }) => of).join(', ')}`;
}

/** What a classic scroll bar takes; the browser of the tests draws none. */
const scrollBar = 15;

/** Cells whose content is wider than they are, and how much wider the table is than its room. */
export function findCutOff(page: Page) {
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

/** How many rows stand whole between what is above the table and what is below it. */
export function wholeRows(page: Page) {
  return page.evaluate(() => {
    const pager = document.querySelector('.pager')?.getBoundingClientRect();
    const foot = Math.min(innerHeight, pager && pager.top > 0 ? pager.top : innerHeight);
    return [...document.querySelectorAll('.data-table tbody > tr')].filter((row) => {
      const { top, bottom, height } = row.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= foot;
    }).length;
  });
}
