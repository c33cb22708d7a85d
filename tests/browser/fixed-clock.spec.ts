import { expect, test } from '../support/browser.ts';
import { now, timeIn } from '../support/fixed-clock.ts';

test('F-92 every page of a context is on the clock of the run, which flows', async ({ page, context }) => {
  const other = await context.newPage();
  for (const opened of [page, other]) {
    await opened.goto('/healthz');
    const first = await timeIn(opened);
    expect(Math.abs(first - now())).toBeLessThan(60_000);
    await expect.poll(() => timeIn(opened)).toBeGreaterThan(first);
  }
});

test('F-92 a clock that a test sets goes before it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/healthz');
  await page.clock.runFor(3_600_000);
  expect((await timeIn(page)) - now()).toBeGreaterThan(3_500_000);
});
