import type { Page } from '@playwright/test';
import { markLegend } from '../../schema/reason-words.ts';
import { enterAs, expect, test } from '../support/browser.ts';
import { listAddresses, openList } from '../support/list-screens.ts';
import { downloadCSV, reportIsLoaded } from '../support/report-screen.ts';

/** Words and numbers of a text, in small letters; `1,024` is one number. */
const wordsOf = (text: string) =>
  text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a screen adds to each row alike, or what follows from the row's other words: a weekday, that a day is today. */
const same = [
  'opens a map in a new tab, not the first record of this person and mode on this day, limit, starts, late after, min, km away, h, today, past, on leave',
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun',
  'January February March April May June July August September October November December',
  ...markLegend.map(([, meaning]) => meaning),
  'No records',
].flatMap(wordsOf);

/** A cell of a file, and what a screen makes of it: hours with two places and as `7 h 46 min`, metres as kilometres. */
function shownAs(cell: string, heading: string): string[] {
  if (heading.includes('(decimal)')) {
    const minutes = Math.round(Number(cell) * 60);
    return [cell, Number(cell).toFixed(2), `${Math.floor(minutes / 60)} ${minutes % 60}`];
  }
  if (heading !== 'Distance (m)' || cell === '') return [cell];
  return [cell, (Number(cell) / 1_000).toFixed(1), String(Math.round(Number(cell) / 1_000))];
}

/** What each row says: its texts, and the titles and words of its marks; its buttons are left out. */
const saidInRows = (page: Page): Promise<string[]> =>
  page.locator('.data-table tbody > tr:not(.sheet-total)').evaluateAll((rows) =>
    rows.map((row) => {
      const parts: string[] = [];
      for (const cell of row.querySelectorAll(':scope > :not(.cell-image, .cell-actions)')) {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) parts.push(texts.currentNode.textContent ?? '');
        for (const { title, dataset } of cell.querySelectorAll<HTMLElement>('[title], [data-word]')) {
          parts.push(title, dataset.word ?? '');
        }
      }
      return parts.join(' ');
    }),
  );

test('F-277 the file of each list says what its rows say', { tag: '@nightly' }, async ({ page }) => {
  await enterAs(page, 'admin');
  const met = new Set<string>();
  for (const address of await listAddresses()) {
    const whole = `${address}${address.includes('?') ? '&' : '?'}size=200`;
    await openList(page, whole);
    if (await page.getByText('No record found').first().isVisible()) continue;
    await reportIsLoaded(page);
    await expect(page.locator('.finding-chip:has(.chip-count):has-text("…")')).toHaveCount(0);
    const said = await saidInRows(page);
    const { headings, rows } = await downloadCSV(page);
    const known = new Set([...same, ...headings.flatMap(wordsOf)]);
    const unsaid = said.flatMap((text, index) => {
      const row = rows[index] ?? [];
      const inFile = new Set(row.flatMap((cell, place) => shownAs(cell, headings[place] ?? '').flatMap(wordsOf)));
      const words = wordsOf(text);
      for (const word of words) met.add(word);
      return words.filter((word) => !known.has(word) && !inFile.has(word)).map((word) => `${word}, row ${index + 1}`);
    });
    expect.soft([...new Set(unsaid)].slice(0, 20), address).toEqual([]);
  }
  // Rows with the marks are among them.
  for (const word of ['again', 'leave', 'away', 'sample']) expect.soft([...met]).toContain(word);
});
