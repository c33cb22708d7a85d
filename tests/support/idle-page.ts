import { expect, type Page } from '@playwright/test';

/** The question before an idle session ends. */
export const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

/** Lets the page's clock run until the warning stands: the watch is loaded after the first paint, in real time. */
export async function becomeIdle(page: Page) {
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(warning(page)).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
}
