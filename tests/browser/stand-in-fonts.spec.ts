import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '../support/browser.ts';
import { listAddresses, ofPart, openList, parts, windowWidths } from '../support/list-screens.ts';
import { findBrokenWords, findCutOff } from './screen-measures.ts';

/** Wider than every usual stand-in: the web font itself, stretched, so that it is the same on every machine. */
const widest = 'Widest Stand-In';

/** Has the page draw its text with that font in place of the web font, and waits until it does. */
function drawWith(page: Page, family: string) {
  return page.evaluate(
    async ({ family, widest }) => {
      const known = Reflect.get(window, 'standIn') as CSSStyleSheet | undefined;
      const chosen = known ?? new CSSStyleSheet();
      if (!known) {
        const file = performance.getEntriesByType('resource').find(({ name }) => /latin-wght[^/]*[.]woff2$/.test(name));
        const face = (weights: string, size: string) =>
          `@font-face { font-family: "${widest}"; src: url("${file?.name}"); font-weight: ${weights}; size-adjust: ${size}; }`;
        const faces = new CSSStyleSheet();
        faces.replaceSync(face('100 500', '110%') + face('501 900', '118%'));
        document.adoptedStyleSheets.push(faces, chosen);
        Object.assign(window, { standIn: chosen });
      }
      chosen.replaceSync(`:root { --font: ${family}, "Inter Variable" !important; }`);
      const weights = [400, 500, 550, 600, 650, 700];
      await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 1rem ${family}`).catch(() => [])));
    },
    { family, widest },
  );
}

/** The families of the page's own list that are installed here, each by how wide it draws; the first is the web font. */
function findFamilies(page: Page) {
  return page.evaluate(async () => {
    const families = getComputedStyle(document.documentElement).getPropertyValue('--font').split(/,\s*/);
    const ruler = document.body.appendChild(document.createElement('span'));
    ruler.textContent = 'Awkunanaw 10:04:19 pm';
    const found = new Map<string, string>();
    for (const family of families) {
      await document.fonts.load(`1rem ${family}`).catch(() => []);
      const widths = [400, 700].map((weight) => {
        ruler.style.font = `${weight} 100px ${family}, "Inter Variable"`;
        return ruler.getBoundingClientRect().width;
      });
      if (!found.has(widths.join())) found.set(widths.join(), family);
    }
    ruler.remove();
    return [...found.values()];
  });
}

for (const { part, tag } of parts) {
  test(`F-171 no list is cut off while another font stands in for the web font, whichever it is: ${part}`, {
    tag,
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    const addresses = ofPart(await listAddresses(), part);
    await openList(page, '/manage/staffs');
    const [webFont, ...found] = await findFamilies(page);
    const standIns = process.env.IS_NIGHTLY_RUN ? found : found.slice(0, 1);
    expect(webFont).toBe('"Inter Variable"');
    for (const address of addresses) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openList(page, address);
      // What a list rests on is said by code that comes late.
      await page.waitForLoadState('networkidle');
      for (const width of windowWidths(1440, 1366, 1280, 768, 390)) {
        await page.setViewportSize({ width, height: 900 });
        for (const family of [...standIns, `"${widest}"`]) {
          await drawWith(page, family);
          const where = `${address} at ${width} px in ${family}`;
          // The table fits its columns after the font has come. A smaller window scrolls a wide list sideways.
          const faults = async () => {
            const { tooWide, scrolls, cut } = await findCutOff(page);
            return width >= 1280 ? [...cut, tooWide, scrolls] : [...cut, 0, 0];
          };
          await expect.configure({ soft: true }).poll(faults, where).toEqual([0, 0]);
          if (family !== `"${widest}"`) expect.soft(await findBrokenWords(page), where).toEqual([]);
        }
      }
    }
  });
}
