/** What is open over the page, or being used in it. */
const inUse =
  '[role="dialog"], [aria-expanded="true"][aria-haspopup], .data-table tbody:hover, .data-table tbody :focus';

/**
 * Whether rows may move without taking anything from under the reader's hands: nothing is scrolled, selected or open, and
 * neither pointer nor focus is in the table.
 */
export function isAtRest(): boolean {
  if (document.hidden || document.querySelector(inUse)) return false;
  if (getSelection()?.type === 'Range') return false;
  const scrollers = [document.scrollingElement, ...document.querySelectorAll('main, .table-region')];
  return scrollers.every((scroller) => !scroller || (scroller.scrollTop < 4 && scroller.scrollLeft < 4));
}
