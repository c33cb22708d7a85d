import { useSyncExternalStore } from 'react';
import { createStore } from './create-store.ts';

/** A short notice. Errors are announced at once, the others when the reader pauses. */
export interface Toast {
  readonly kind: 'info' | 'success' | 'error';
  readonly title: string;
  readonly message?: string | undefined;
}

const toasterCode = createStore<typeof import('./toaster.tsx') | null>(null);
const waiting: Toast[] = [];
/** Milliseconds in which the live region is there before its first text, or screen readers miss it. */
const regionDelay = 100;

/** Shows a toast at the top right for 3,000 ms; the time stops while it is hovered or holds the focus. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  loadToaster();
}

/** Says what did not come about, and why. */
export const showFailure = (title: string, error: unknown): void =>
  showToast({ kind: 'error', title, message: error instanceof Error ? error.message : undefined });

/** Fetches what draws toasts, and shows those that wait for it. If it cannot be fetched, the newest waits for the next try. */
export async function loadToaster(): Promise<void> {
  const code = await import('./toaster.tsx').catch(() => null);
  if (!code) return void waiting.splice(0, waiting.length - 1);
  toasterCode.write(code);
  setTimeout(() => waiting.splice(0).forEach(code.addToast), regionDelay);
}

/** Where toasts are drawn; mounted once. Sign-in has no Chakra, so their code comes later. */
export function ToastHost() {
  const code = useSyncExternalStore(toasterCode.subscribe, toasterCode.read);
  return code && <code.Toaster />;
}
