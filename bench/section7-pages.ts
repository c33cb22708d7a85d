import { type Browser, chromium, type Page } from '@playwright/test';
import { requireBrowser } from '../tests/support/browser-path.ts';
import { clockShift, shiftDate } from '../tests/support/fixed-clock.ts';

/** Somebody who looks at the dashboard; each screen stays open until another is opened or the viewer leaves. */
export interface Viewer {
  /** Opens the dashboard; resolves when each number of its cards stands. */
  openDashboard(): Promise<void>;
  /** Opens the attendance report of today; resolves when its rows stand. */
  openReport(): Promise<void>;
  /** Opens somebody's page of this month; resolves when the calendar stands. */
  openMonth(staffID: string): Promise<void>;
  leave(): Promise<void>;
}

/** Begins the session of a viewer. */
export type BeginViewer = (gateway: string, token: string) => Promise<Viewer>;

/** Milliseconds that a screen may take; it is measured, not cut off. */
const timeoutMs = 120_000;

/** Milliseconds between two movements of the mouse: somebody is looking. */
const lookEvery = 10_000;

/** Names of the numbers on the dashboard's cards. */
const cards = [
  'Valid Staff',
  "Today's Attendance",
  "Today's Lateness",
  "Today's Absent",
  'All Staff',
  "Today's Signout",
  'Serial Lateness',
];

/** A browser whose pages are viewers. Throws where none is installed. */
export async function launchViewers(): Promise<{ readonly begin: BeginViewer; close(): Promise<void> }> {
  const executablePath = requireBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return { begin: (gateway, token) => beginPage(browser, gateway, token), close: () => browser.close() };
}

/** A name on the dashboard with its number. */
const numberOf = (name: string) => new RegExp(`${name}\\D{0,60}\\d`);

async function beginPage(browser: Browser, gateway: string, token: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await context.addInitScript(shiftDate, clockShift());
  await context.addInitScript((stored) => {
    localStorage.setItem('token', stored);
    localStorage.setItem('last-activity', String(Date.now()));
  }, token);
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const looks = setInterval(() => void look(page), lookEvery);
  const open = async (path: string) => {
    await page.goto(gateway + path, { waitUntil: 'commit', timeout: timeoutMs });
  };
  return {
    async openDashboard() {
      await open('/dashboard');
      for (const name of cards)
        await page
          .locator('article, li', { hasText: numberOf(name) })
          .first()
          .waitFor();
    },
    async openReport() {
      await open('/all/attendance');
      await page
        .locator('tbody tr', { hasText: /0[1-3]\d{4}/ })
        .first()
        .waitFor();
    },
    async openMonth(staffID: string) {
      await open(`/person/${staffID}`);
      await page.locator('[data-date]').nth(20).waitFor();
    },
    async leave() {
      clearInterval(looks);
      await context.close();
    },
  };
}

/** Moves the mouse a little. */
async function look(page: Page): Promise<void> {
  const x = 300 + Math.random() * 200;
  await page.mouse.move(x, 20).catch(() => undefined);
}
