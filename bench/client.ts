/**
 * `npm run bench:client`: what the built dashboard costs a browser on a slow computer, CPU throttled to a quarter, on the
 * local network and on 1.6 Mbit/s with 150 ms of latency, and each goal with its measured value. Medians; `--quick` takes
 * one run of each. `--other=FOLDER` compares CPU alone with another version, in its folder, whose client is built.
 */
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { busyDay, tokenOf } from '../tests/support/browser.ts';
import { requireBrowser } from '../tests/support/browser-path.ts';
import { startProduct } from '../tests/support/product.ts';
import { cpuUntilUsable } from './client-cpu.ts';
import { type ClientFigures, installObservers, readFigures } from './client-figures.ts';
import { describeMachine, type Goal, hasFlag, median, option, printGoals, printTable } from './command.ts';

const runs = hasFlag('quick') ? 1 : 7;
const timeoutMs = 240_000;

const networks = {
  local: null,
  '1.6 Mbit/s': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
} as const;

/** A new page of a slow computer that has loaded nothing yet. */
async function openSlowPage(context: BrowserContext, network: keyof typeof networks, usable: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const conditions = networks[network];
  if (conditions) await session.send('Network.emulateNetworkConditions', conditions);
  await page.addInitScript(installObservers, usable);
  page.setDefaultTimeout(timeoutMs);
  return page;
}

/** A browser that has loaded nothing yet, with a session where a token is given. */
async function openContext(browser: Browser, token: string | null): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (token === null) return context;
  await context.addInitScript((stored) => {
    localStorage.setItem('token', stored);
    localStorage.setItem('last-activity', String(Date.now()));
  }, token);
  return context;
}

/** Figures of one address, from a cold cache until the named thing is there. */
async function load(
  browser: Browser,
  network: keyof typeof networks,
  address: string,
  token: string | null,
  usable: string,
): Promise<ClientFigures> {
  const context = await openContext(browser, token);
  try {
    const page = await openSlowPage(context, network, usable);
    await page.goto(address, { timeout: timeoutMs, waitUntil: 'commit' });
    return await readFigures(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds of the slowest event of each of these, until the next frame was painted. */
async function interact(browser: Browser, address: string, token: string): Promise<Map<string, number>> {
  const context = await openContext(browser, token);
  try {
    const page = await openSlowPage(context, 'local', 'tbody tr');
    await page.goto(address, { timeout: timeoutMs });
    await page.locator('tbody tr').first().waitFor();
    // What the page fetches beforehand for later is there.
    await page.waitForLoadState('networkidle');
    const found = new Map<string, number>();
    const measure = async (name: string, act: () => Promise<unknown>) => {
      await page.evaluate(() => {
        window.slowestEvent = 0;
      });
      await act();
      await page.waitForTimeout(2_000);
      found.set(name, await page.evaluate(() => window.slowestEvent));
    };
    await measure('first sort', () => page.locator('.sort-button').nth(1).click());
    await measure('sort', () => page.locator('.sort-button').nth(2).click());
    await measure('next page', () => page.getByRole('button', { name: 'Next page' }).click());
    await measure('type in the search', () => page.locator('input[type=search]').first().pressSequentially('ada'));
    await measure('open the photos', () =>
      page
        .getByRole('button', { name: /^Compare photos/ })
        .first()
        .click(),
    );
    await measure('close the photos', () => page.keyboard.press('Escape'));
    await page.goto(`${address}&size=200`, { timeout: timeoutMs });
    await page.locator('tbody tr').nth(150).waitFor();
    await page.waitForLoadState('networkidle');
    await measure('first sort of 200 rows', () => page.locator('.sort-button').nth(1).click());
    await measure('sort 200 rows', () => page.locator('.sort-button').nth(2).click());
    return found;
  } finally {
    await context.close();
  }
}

/** Prints the CPU until the first row and until the cards of the dashboard, of both versions in turn, and the ratio. */
async function compareCpu(browser: Browser, urls: readonly [own: string, other: string]): Promise<void> {
  const day = await busyDay(urls[0], 500);
  const pages = [
    { name: 'dashboard', address: '/dashboard', usable: '.count-card' },
    { name: 'attendance, 20 rows', address: `/all/attendance?date=${day}&mode=signedIn`, usable: 'tbody tr td' },
  ];
  const rows: string[][] = [];
  for (const { name, address, usable } of pages) {
    const found = urls.map((): number[] => []);
    // The first one warms the servers up.
    for (let run = 0; run <= runs; run++) {
      for (const [index, url] of urls.entries()) {
        const context = await openContext(browser, await tokenOf('admin', url));
        const page = await context.newPage();
        await page.addInitScript(installObservers, usable);
        const cpu = await cpuUntilUsable(browser, page, url + address);
        if (run > 0) found[index]?.push(cpu);
        await context.close();
      }
    }
    const [own = Number.NaN, other = Number.NaN] = found.map(median);
    rows.push([name, own.toFixed(0), other.toFixed(0), (own / other).toFixed(2)]);
  }
  console.log(`${describeMachine()}\n`);
  printTable(['page, cold', 'CPU until usable, ms', 'other version, ms', 'ratio'], rows);
}

const executablePath = requireBrowser();
const product = await startProduct({ DEMO_STAFF: '1200' });
const args = ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'];
const browser = await chromium.launch({ executablePath, args });

/** Prints what every page costs on a slow computer, and the goals. */
async function measure() {
  const token = await tokenOf('admin', product.url);
  // On a Sunday some hundred of them work.
  const day = await busyDay(product.url, 500);
  const report = `${product.url}/all/attendance?date=${day}&mode=signedIn`;
  const pages = [
    { name: 'sign-in', address: product.url, token: null, usable: 'input[type=password]', mostMs: 1_000, mostKiB: 75 },
    { name: 'dashboard', address: `${product.url}/dashboard`, token, usable: 'h1', mostMs: 2_400, mostKiB: 240 },
    { name: 'attendance, 20 rows', address: report, token, usable: 'tbody tr td', mostMs: 2_900, mostKiB: 285 },
  ];
  const rows: string[][] = [];
  const goals: Goal[] = [];
  for (const network of Object.keys(networks) as (keyof typeof networks)[]) {
    for (const page of pages) {
      const figures: ClientFigures[] = [];
      for (let run = 0; run < runs; run++) {
        figures.push(await load(browser, network, page.address, page.token, page.usable));
      }
      const middle = (name: keyof ClientFigures, digits = 0) => median(figures.map((one) => one[name])).toFixed(digits);
      rows.push([
        `${page.name}, ${network}`,
        middle('usable'),
        middle('firstPaint'),
        middle('blocked'),
        middle('shift', 3),
        middle('scriptKiB', 1),
        middle('requests'),
        middle('heapMiB', 1),
      ]);
      if (networks[network] === null) continue;
      const of = `${page.name}, ${network}`;
      goals.push({ what: `${of}: usable`, measured: Number(middle('usable')), most: page.mostMs, unit: 'ms' });
      goals.push({ what: `${of}: script`, measured: Number(middle('scriptKiB', 1)), most: page.mostKiB, unit: 'KiB' });
    }
  }
  console.log(`CPU at a quarter; ${describeMachine()}\n`);
  printTable(
    ['page, cold', 'usable, ms', 'first paint, ms', 'blocked, ms', 'shift', 'script, KiB', 'requests', 'heap, MiB'],
    rows,
  );
  console.log();
  const slowest = await interact(browser, report, token);
  printTable(
    ['in the report, CPU at a quarter', 'slowest event, ms'],
    [...slowest].map(([name, milliseconds]) => [name, milliseconds.toFixed(0)]),
  );
  console.log();
  printGoals(goals);
}

const folder = option('other');
try {
  if (folder) {
    const version: typeof import('../tests/support/product.ts') = await import(
      path.resolve(folder, 'tests/support/product.ts')
    );
    const other = await version.startProduct({ DEMO_STAFF: '1200' });
    await compareCpu(browser, [product.url, other.url]).finally(other.stop);
  } else await measure();
} finally {
  await browser.close();
  await product.stop();
}
