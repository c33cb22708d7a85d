import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { repository } from '../support/repository.ts';

const fontFiles = ['latin-ext', 'vietnamese', 'latin'].map((part) =>
  path.join(repository, `node_modules/@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`),
);

/** Has the web font in each page before its first text, so that how fast the machine is decides nothing. */
export async function bringFont(page: Page) {
  const parts = await Promise.all(fontFiles.map((file) => readFile(file, 'base64')));
  await page.addInitScript((parts) => {
    for (const part of parts) {
      const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace('Inter Variable', bytes, { weight: '100 900' }));
    }
  }, parts);
}

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

/** Milliseconds that an answer takes longer: what stands there before it is drawn. */
const slower = 40;

/** Has every answer take its time, and counts those that are on their way. */
export async function slowAnswers(page: Page) {
  await page.addInitScript((milliseconds) => {
    const ask = window.fetch.bind(window);
    const pending = { count: 0 };
    Object.assign(window, { pending });
    window.fetch = async (input, init) => {
      pending.count += 1;
      try {
        const response = await ask(input, init);
        await response.clone().arrayBuffer();
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        return response;
      } finally {
        pending.count -= 1;
      }
    };
  }, slower);
}

/** Milliseconds without a change of the page after which it stands. */
const quiet = 250;

/** Waits until no answer is on its way, nothing is busy and the page has not changed for a while; needs `slowAnswers`. */
export async function pageStands(page: Page) {
  await page.evaluate((milliseconds) => {
    const { pending } = window as unknown as { pending: { count: number } };
    let last = performance.now();
    const note = () => (last = performance.now());
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
    return new Promise<void>((resolve) => {
      const look = () => {
        if (pending.count > 0 || document.querySelector('[aria-busy=true]')) note();
        if (performance.now() - last < milliseconds) setTimeout(look, 20);
        else resolve();
      };
      look();
    });
  }, quiet);
}

/** Has rows that are out of sight laid out too. */
const drawRowsWhole = (page: Page) =>
  page.evaluate(() => {
    if ('isDrawnWhole' in window) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.data-table tr { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { isDrawnWhole: true });
  });

/** What a classic scroll bar takes; the browser of the tests draws none. */
const scrollBar = 15;

/** Cells whose content is wider than they are, and how much wider the table is than its room. */
export async function findCutOff(page: Page) {
  await drawRowsWhole(page);
  return page.evaluate((bar) => {
    const region = document.querySelector('.table-region');
    const cells = [...document.querySelectorAll<HTMLElement>('.data-table :is(th, td)')];
    const least = Number.parseFloat(
      getComputedStyle(document.querySelector('.data-table') ?? document.body).getPropertyValue('--table-width'),
    );
    const scrolls = Math.max(0, (region?.scrollWidth ?? 0) - (region?.clientWidth ?? 0));
    // The mark of a heading takes no room, and may stand between two columns: only words can be cut off.
    const marks = document.querySelectorAll<SVGElement>('[data-sorted="false"][data-active="false"] > svg');
    for (const mark of marks) mark.style.display = 'none';
    const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent);
    for (const mark of marks) mark.style.display = '';
    return { tooWide: Math.max(0, least - ((region?.clientWidth ?? 0) - bar)), scrolls, cut };
  }, scrollBar);
}

/** Headings whose mark stands within a pixel of the next heading's words, with both. */
export function findTightHeads(page: Page) {
  return page.evaluate(() => {
    const heads = [...document.querySelectorAll('.data-table thead th')];
    return heads.flatMap((head, index) => {
      const mark = head.querySelector('svg')?.getBoundingClientRect();
      const words = heads[index + 1]?.querySelector('.sort-button > span');
      if (!mark || !words) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      const isTight = [...range.getClientRects()].some(
        ({ top, bottom, left }) => top < mark.bottom && bottom > mark.top && left - mark.right < 1,
      );
      return isTight ? [`${head.textContent} | ${words.textContent}`] : [];
    });
  });
}

/** Words of headings, marks, times, dates and numbers in a table that do not stand on one line each. */
export function findBrokenWords(page: Page) {
  return page.evaluate(() => {
    const broken = new Set<string>();
    for (const cell of document.querySelectorAll('.data-table :is(thead th, td)')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.visually-hidden, .cell-wrap')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/^\d+:\d\d(:\d\d)? [ap]m$|\S+/g)) {
          // Of other texts, such as names, a long word breaks before it is cut off.
          const isMark = text.parentElement?.matches('.badge') === true;
          if (cell.tagName !== 'TH' && !isMark && !/^[\d:.,-]+( [ap]m)?$/.test(word)) continue;
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.add(word);
        }
      }
    }
    return [...broken];
  });
}

/**
 * Where a list is wider than its window: the headings that stay in view while it scrolls sideways, the part of the width
 * that they take, and whether each other column can be brought whole beside them.
 */
export function findPinned(page: Page) {
  return page.evaluate(() => {
    const region = document.querySelector('.table-region');
    const heads = [...document.querySelectorAll<HTMLElement>('.data-table thead > tr > *')];
    if (!region || region.scrollWidth <= region.clientWidth) return { pinned: [], share: 0, hidden: [] };
    const isPinned = (head: HTMLElement) => getComputedStyle(head).position === 'sticky';
    const pinned = heads.filter(isPinned);
    const width = pinned.reduce((sum, head) => sum + head.offsetWidth, 0);
    const { left, right } = region.getBoundingClientRect();
    const [start, end] = [
      pinned.filter((head) => !head.matches('.cell-actions')),
      pinned.filter((head) => head.matches('.cell-actions')),
    ];
    const first = left + start.reduce((sum, head) => sum + head.offsetWidth, 0);
    const last = right - end.reduce((sum, head) => sum + head.offsetWidth, 0);
    const hidden = heads
      .filter((head) => !isPinned(head))
      .filter((head) => {
        region.scrollLeft += head.getBoundingClientRect().left - first;
        const box = head.getBoundingClientRect();
        return box.left < first - 1 || box.right > last + 1;
      })
      .map((head) => head.textContent);
    region.scrollLeft = 0;
    return { pinned: pinned.map((head) => head.textContent ?? ''), share: width / region.clientWidth, hidden };
  });
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

/**
 * Texts of a table that a reader cannot see: covered by another element, or cut where nothing scrolls to the rest. Each cell
 * is brought into view first; a text that is cut counts as seen where a title tells it to a pointer, `byTitle`.
 */
export async function findHiddenTexts(page: Page, byTitle: boolean): Promise<string[]> {
  await drawRowsWhole(page);
  return page.evaluate((byTitle) => {
    const hidden = new Set<string>();
    const isDrawn = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((way) => /hidden|clip/.test(way));
    /** Another drawn element that lies over that point of a text. */
    const coverAt = (x: number, y: number, owner: Element) => {
      const [first] = document.elementsFromPoint(x, y).filter(isDrawn);
      return first && (owner.contains(first) || first.contains(owner)) ? null : (first ?? document.body);
    };
    /** The element that cuts that part of a text off, and lets nobody scroll to it. */
    const cutterOf = (box: DOMRect, owner: Element) => {
      // Below its row the table scrolls, or the page does.
      for (let part = owner; part.tagName !== 'TABLE'; part = part.parentElement ?? document.body) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isOut = box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
        if (isOut && clips(getComputedStyle(part))) return part;
      }
      return null;
    };
    for (const row of document.querySelectorAll('.data-table :is(tr, caption)')) {
      for (const cell of row.matches('tr') ? row.children : [row]) {
        if (!isDrawn(cell)) continue;
        cell.scrollIntoView({ block: 'center', inline: 'center' });
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const owner = text.parentElement;
          if (!owner || !text.textContent?.trim() || owner.closest('.visually-hidden, .row-new') || !isDrawn(owner))
            continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            if (box.width < 1) continue;
            const middle = box.top + box.height / 2;
            const points = [box.left + 1, box.left + box.width / 2, box.right - 1];
            const cutter = cutterOf(box, owner);
            if (cutter && byTitle && owner.closest('[title]')) continue;
            const by = cutter ?? points.map((x) => coverAt(x, middle, owner)).find((cover) => cover !== null);
            if (!by) continue;
            const what = `${text.textContent.trim()} in ${cell.className}`;
            hidden.add(`${what}, ${cutter ? 'cut' : 'covered'} by ${by.tagName} ${by.className}`);
          }
        }
      }
    }
    return [...hidden];
  }, byTitle);
}
