const over = 'dialog[open], [role=dialog], [role=alertdialog]';

/** Whether something is open over the screen: it may hold a form, and is the place of the keys. */
export const isCovered = () => document.querySelector(over) !== null;

/**
 * Whether single keys, without Ctrl, do something on screens: speech and hands that shake press them unmeant, and can
 * switch them off. In a cookie, because signing out clears local storage.
 */
export const hasSingleKeys = (cookie: string = document.cookie): boolean => !/(?:^|; )single-keys=off/.test(cookie);

/** Switches the single keys of all screens of this browser, for a year. */
export function setSingleKeys(isOn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `single-keys=off; path=/; max-age=${isOn ? 0 : 31_536_000}; samesite=strict`;
}

/** Whether a key is meant for the screen: not typed into a field, not pressed with another one, nothing open over the screen. */
export function isPageKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !hasSingleKeys()) return false;
  const isTyped =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
  return !isTyped && !isCovered();
}
