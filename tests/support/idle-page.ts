import { expect, type Page } from '@playwright/test';

/** The question before an idle session ends. */
export const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

/** Lets the page's clock run, in small steps, until the warning stands: the watch and the question are loaded in real time. */
export async function becomeIdle(page: Page) {
  await page.clock.runFor(8_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return warning(page).isVisible();
    })
    .toBe(true);
}
