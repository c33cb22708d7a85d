const over = 'dialog[open], [role=dialog], [role=alertdialog], [popover]:popover-open:not(.toaster)';

/** Whether something is open over the screen: it may hold a form, and is the place of the keys. */
export const isCovered = () => document.querySelector(over) !== null;

/** Whether a key is meant for the screen: not typed into a field, not pressed with another one, nothing open over the screen. */
export function isPageKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const isTyped =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
  return !isTyped && !isCovered();
}
