/// <reference lib="dom" />
import { type BrowserContext, expect, type Page } from '@playwright/test';

const told = new WeakMap<Page, string[]>();

/** What the toasts of a page have said so far, each with its title and its message. */
export const toastsOf = (page: Page): readonly string[] => told.get(page) ?? [];

/** Keeps what toasts say in the pages of a context: they go after three seconds, which a busy machine may miss. */
export async function keepToasts(context: BrowserContext) {
  await context.exposeBinding('noteToast', ({ page }, text: string) => told.set(page, [...toastsOf(page), text]));
  await context.addInitScript(watchToasts);
}

/** Waits until a toast of the page has said this, whether it is still there or not. */
export const expectToast = (page: Page, text: string | RegExp) =>
  expect.poll(() => toastsOf(page).join('\n'), 'what toasts have said').toMatch(text);

/** Has the toasts of a page's next documents stay, as under a mouse, until a real one leaves them or they are dismissed. */
export const holdToasts = (page: Page) => page.addInitScript(() => Object.assign(window, { holdsToasts: true }));

/** Runs in the page. */
function watchToasts() {
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    // The toasts move into a dialog that opens, and out of it.
    for (const toast of document.querySelectorAll('[aria-label=Notifications] > *')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      void Reflect.get(window, 'noteToast')(toast.textContent);
      if ('holdsToasts' in window) toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
  }).observe(document, { childList: true, subtree: true });
}
