/**
 * `npm run bench:review`: how long a reviewer takes for the flagged photos of a day of 1,200 staff, by keys in a browser.
 * The script looks as long as a person must: three seconds at a pair of photos, two more where evidence is to be read.
 * It takes for somebody else whom the evidence names with a colleague's picture, and then asks the service what was said.
 */
import { chromium, type Page } from '@playwright/test';
import { ask, tokenOf } from '../tests/support/browser.ts';
import { findBrowser } from '../tests/support/browser-path.ts';
import { startProduct } from '../tests/support/product.ts';
import { fullestDay } from './fullest-day.ts';
import { describeMachine } from './machine.ts';
import { printTable } from './table.ts';

/** Milliseconds that a person looks at two photos, and reads what stands beside them. */
const [look, read] = [3_000, 2_000];
const patience = 300_000;

const desk = (page: Page) => page.getByRole('region', { name: 'Photos to judge' });

const sameButton = (page: Page) => page.getByRole('group').getByRole('button', { name: 'Same person' });

/** The person whose photos are there, once the next record is shown. */
async function shown(page: Page, before: string): Promise<string> {
  const name = desk(page).getByRole('heading', { level: 2 });
  await name.filter({ hasNotText: before || 'Loading…' }).waitFor();
  // Who has no second photo is never open to this verdict, and nobody waits for that.
  const drawn = sameButton(page).and(page.locator(':not([aria-disabled="true"])'));
  await drawn.waitFor({ timeout: look }).catch(() => undefined);
  return (await name.textContent()) ?? '';
}

interface Flagged {
  readonly attendance: {
    readonly totalCount: number;
    readonly nodes: readonly {
      readonly staff: { readonly staffID: string };
      readonly findings: readonly { readonly kind: string; readonly photos: readonly { readonly staffID: string }[] }[];
      readonly review: { readonly verdicts: readonly { readonly verdict: string }[] } | null;
    }[];
  };
}

const flaggedOf = `query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: null, where: [{ column: FLAG, in: ["Yes"] }]) {
  totalCount nodes { staff { staffID } findings { kind photos { staffID } } review { verdicts { verdict } } } } }`;

/** Judges until all that are flagged are judged; answers how long the keys waited for the next pair. */
async function judge(page: Page, count: number): Promise<{ seconds: number; waited: number[] }> {
  const waited: number[] = [];
  const begun = performance.now();
  let name = await shown(page, '');
  for (let done = 0; done < count; done += 1) {
    await page.waitForTimeout(look);
    const evidence = page.getByRole('list', { name: 'Check' });
    const isNamed = await evidence.isVisible();
    if (isNamed) await page.waitForTimeout(read);
    const isColleague = isNamed && /picture/i.test(await evidence.innerText());
    const isWhole = (await sameButton(page).getAttribute('aria-disabled')) !== 'true';
    const pressed = performance.now();
    await page.keyboard.press(isWhole ? (isColleague ? '2' : '1') : '3');
    if (done < count - 1) name = await shown(page, name);
    waited.push(performance.now() - pressed);
  }
  return { seconds: (performance.now() - begun) / 1000, waited };
}

const executablePath = await findBrowser();
if (!executablePath) throw new Error('No browser is installed; set CHROMIUM_PATH.');
const product = await startProduct({ DEMO_STAFF: '1200', DEMO_DAYS: '40' });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const token = await tokenOf('user', product.url);
  const { date, photos } = await fullestDay(product.url, token);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript((stored) => {
    localStorage.setItem('token', stored);
    localStorage.setItem('last-activity', String(Date.now()));
  }, token);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const begun = performance.now();
  await page.goto(`${product.url}/attendance/review?date=${date}&mode=signedIn`);
  await shown(page, '');
  const first = performance.now() - begun;
  await page
    .locator('.photo-comparison')
    .getByText(/photos compared/)
    .waitFor();
  const compared = performance.now() - begun;
  const { attendance } = await ask<Flagged>(flaggedOf, { date }, token, product.url);
  const { seconds, waited } = await judge(page, attendance.totalCount);
  await page
    .getByRole('region', { name: 'Progress' })
    .getByText(`${attendance.totalCount} of ${attendance.totalCount}`)
    .waitFor();
  const judged = (await ask<Flagged>(flaggedOf, { date }, token, product.url)).attendance.nodes;
  const named = judged.filter(({ findings, staff }) =>
    findings.some(({ kind, photos }) => kind === 'SAME_PICTURE' && photos.some((one) => one.staffID !== staff.staffID)),
  );
  const missed = named.filter(({ review }) => review?.verdicts[0]?.verdict !== 'DIFFERENT');
  waited.sort((one, other) => one - other);
  const at = (share: number) => (waited[Math.floor((waited.length - 1) * share)] ?? 0).toFixed(0);
  console.log(`${describeMachine()}\n`);
  printTable(
    [
      'photos of the day',
      'flagged',
      'minutes',
      'first pair after, s',
      'all compared after, s',
      'key to next pair, ms: p50',
      'p95',
      'named by evidence',
      'missed',
    ],
    [
      [
        String(photos),
        String(attendance.totalCount),
        (seconds / 60).toFixed(1),
        (first / 1000).toFixed(1),
        (compared / 1000).toFixed(0),
        at(0.5),
        at(0.95),
        String(named.length),
        String(missed.length),
      ],
    ],
  );
  if (judged.some(({ review }) => !review?.verdicts.length)) throw new Error('A flagged record has no verdict.');
  if (missed.length > 0) throw new Error('An impostor whom the evidence named was missed.');
} finally {
  await browser.close();
  await product.stop();
}
