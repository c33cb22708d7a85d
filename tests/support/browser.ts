import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { clockShift, dayInLagos, now, shiftDate } from './fixed-clock.ts';
import { keepToasts } from './toasts.ts';

export { expect };

/** Roles of the demo accounts. */
export type Role = 'admin' | 'management' | 'user';

/** Address of the product that `serve.ts` started. */
export const productURL = () => process.env.PRODUCT_URL ?? 'http://127.0.0.1:4000';

/** Email address of a role's demo account. */
export const emailOf = (role: Role) => `${role}@demo.example`;

/** Runs an operation on the product's endpoint and answers its data; throws with the first error's message. */
export async function ask<Data>(query: string, variables: object, token?: string, url = productURL()): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

const known = new Map<string, Promise<string>>();

/** What a worker finds out about the product once; only for what does not change during a run. */
export function once(key: string, find: () => Promise<string>): Promise<string> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

/** A token of a role's demo account. */
export const tokenOf = (role: Role, url = productURL()) => once(`${url} ${role}`, () => findToken(role, url));

async function findToken(role: Role, url: string): Promise<string> {
  const { signIn } = await ask<{ signIn: { token: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email: emailOf(role), password: demoPassword },
    undefined,
    url,
  );
  return signIn.token;
}

/** The latest past day of the demo with more than so many sign-ins: neither a weekend nor a holiday. */
export const busyDay = (url = productURL(), least = 100) =>
  once(`${url} busy day ${least}`, () => findBusyDay(url, least));

async function findBusyDay(url: string, least: number): Promise<string> {
  const token = await tokenOf('admin', url);
  for (let offset = 1; offset < 10; offset += 1) {
    const date = dayInLagos(offset);
    const { attendance } = await ask<{ attendance: { totalCount: number } }>(
      'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 0) { totalCount } }',
      { date },
      token,
      url,
    );
    if (attendance.totalCount > least) return date;
  }
  throw new Error('The demo company has no busy day in the last ten.');
}

/** Begins with a session of that role, as one who signed in before; the page then goes where the test sends it. */
export async function enterAs(page: Page, role: Role) {
  const token = await tokenOf(role);
  await page.goto('/healthz');
  const stored = { token, 'last-activity': String(now()) };
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
}

/** Signs in through the screen. */
export async function signIn(page: Page, role: Role = 'admin') {
  await page.goto('/');
  await page.getByLabel('Email').fill(emailOf(role));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Runs in the page: the browser tells of a reader who saves data. */
function saveData() {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
    configurable: true,
  });
}

/**
 * Keeps each answer and each file back for up to so many milliseconds, another time for each, in pages at a quarter of the
 * machine's speed: a journey that rests on what comes first fails.
 */
async function disturb(context: BrowserContext, most: number) {
  const slow = async (page: Page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  };
  // A page may be closed before it is slow.
  context.on('page', (page) => slow(page).catch(() => undefined));
  await context.route('**/*', async (route) => {
    await setTimeout(Math.random() * most);
    await route.fallback();
  });
}

/** For `test.use`: the page moves as it does for most readers, where a journey is about what moves. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Playwright's test against the product; a page fails the test when it logs an error or asks a foreign address. */
export const test = base.extend<{ page: Page; expectedLog: RegExp; fetchesAhead: boolean; tileServer: string }>({
  /**
   * Whether the code of all other screens is fetched in idle moments. A journey's reader saves data, because each page that
   * is opened would do it anew: most of what a journey would take.
   */
  fetchesAhead: [false, { option: true }],
  /** Errors in the console that belong to what the test shows. */
  expectedLog: [/^Failed to load resource/, { option: true }],
  /** A server of the test from which the page may take map tiles; empty for none. */
  tileServer: ['', { option: true }],
  baseURL: async ({ baseURL: _ }, use) => use(productURL()),
  context: async ({ context, fetchesAhead }, use) => {
    await context.addInitScript(shiftDate, clockShift());
    if (!fetchesAhead) await context.addInitScript(saveData);
    await keepToasts(context);
    if (process.env.DISTURB) await disturb(context, Number(process.env.DISTURB));
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ page, baseURL, expectedLog, tileServer }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const isKnown = [baseURL, tileServer].some((address) => address && request.url().startsWith(address));
      if (!isKnown && !/^(data|blob):/.test(request.url())) faults.push(`foreign address: ${request.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedLog.test(message.text())) {
        faults.push(`console: ${message.text()}`);
      }
    });
    await use(page);
    // Answers that are still on their way are no fault of the journey.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults).toEqual([]);
  },
});

/** Opens every place of the menu: as a screen opens, that of the screen alone is. */
export async function unfoldMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  const folded = menu.getByRole('button', { expanded: false });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}
