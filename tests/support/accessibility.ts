import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Window widths at which nothing may be found, in px: a desk and a phone. */
const allWidths: readonly number[] = [1440, 390];

/** What opens over a screen is looked at on a desk by day, and at both widths by night. */
const overlayWidths = process.env.IS_NIGHTLY_RUN ? allWidths : [1440];

/** What stands over a screen: dialogs, menus, the popup of a map. */
const overlays = 'dialog[open], [role$=dialog]:not(dialog), [role=menu]';

/** The rules that read colours: all others find the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What is checked, and where. */
export interface CheckOptions {
  /** Only what matches this selector; the whole page without one. */
  readonly within?: string;
  readonly widths?: readonly number[];
}

/**
 * Fails for every accessibility finding on the page as it stands, at both widths and in both themes without a reload,
 * and where the page would scroll sideways. The window is 1440 px wide before and after.
 */
export async function expectAccessible(page: Page, { within = 'html', widths = allWidths }: CheckOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(drawEverything);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? colourRules : null;
      const findings = await page.evaluate(findFaults, { within, rules });
      expect.soft(findings, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Runs in the page, where axe was put once: its findings, each as a line. Of a long table the first ten rows. */
async function findFaults({ within, rules }: { within: string; rules: string[] | null }): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const place = { include: [within], exclude: ['tbody > tr:nth-child(n + 11)'] };
  const { violations } = await run(place, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Rows out of sight keep the colours of the other theme until they are drawn, and a fading dialog has no colour yet. */
function drawEverything() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { content-visibility: visible; transition: none; animation: none; }');
  document.adoptedStyleSheets.push(sheet);
}

/** The tags of a screen's test: of each kind every run has one, the nightly run all. */
export const tagsBut = (everyTime: readonly string[]) => (path: string) => (everyTime.includes(path) ? [] : '@nightly');

/** Something that a button opens over the screen. */
export interface Opening {
  /** Name of the button. */
  readonly button: string | RegExp;
  /** What is done in it before it is checked. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Width at which the button is there, where it is not at all. */
  readonly width?: number;
}

/** Narrows a list to its first record: what opens over a table is checked sooner over a short one. */
export async function narrowToFirst(page: Page) {
  const first = await page.locator('tbody > tr').first().locator('.pinned-1').textContent();
  const { pathname, search } = new URL(page.url());
  const parameters = new URLSearchParams(search);
  parameters.set('search', first ?? '');
  await page.goto(`${pathname}?${parameters}`);
  await expect(page.locator('tbody > tr').first()).toBeVisible();
}

/** Opens one thing after another over the screen and checks each alone; Esc closes all but the last. */
export async function expectOpeningsAccessible(page: Page, openings: readonly Opening[]) {
  const open = page.locator(overlays);
  for (const { button, act, width } of openings) {
    if (width) await page.setViewportSize({ width, height: 900 });
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await page.getByRole('button', { name: button }).first().click();
    await expect(open.first()).toBeVisible();
    await act?.(page);
    await expectAccessible(page, { within: overlays, widths: width ? [width] : overlayWidths });
  }
}
