import { useEffect, useLayoutEffect, useRef } from 'react';

/** Something open over the page, by the mark of its entry in the tab's history. */
interface OpenOverlay {
  readonly mark: number;
  readonly close: () => void;
}

/** What is open, the innermost last. */
const overlays: OpenOverlay[] = [];
let isLeaving = false;
/** The page under them, where the tab is until Back. */
let page = { address: '', state: null as unknown };
/** Keeps the tab at a page that is not to be left yet, and answers whether it has. */
let hold: ((event: PopStateEvent) => boolean) | null = null;

// With the page's first code, so that it comes before the router's listener: a window calls them in the order in which
// they were added, whether they capture or not. For good, for the entries outlive their overlays.
globalThis.window?.addEventListener('popstate', follow, true);

/** Has `next` hear of each Back and Forward that closes nothing, before the router does; null for nobody. */
export const holdPage = (next: typeof hold): void => {
  hold = next;
};

/**
 * Back closes an open dialog, menu or panel and leaves the page under it as it is: it has an entry of its own in
 * the tab's history, at the page's address. `onClose` is asked as Esc asks it; what stays open has its entry again.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before it is seen: a Back that answers what is seen finds its entry.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const overlay = { mark: Math.random(), close: () => close.current() };
    overlays.push(overlay);
    notePage();
    enter(overlay);
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      // What follows, a screen or another overlay, comes in the same moment and takes its entry's place.
      setTimeout(leaveClosed);
    };
  }, [isOpen]);
}

/** Whether the tab is at the entry of an overlay: a change of the page then takes its place instead of following it. */
export const isAtOverlay = () => history.state?.overlay !== undefined;

/** To be called after a change of the page's address, which may have an overlay over it that stays open. */
export function notePage(): void {
  page = { address: location.href, state: history.state };
}

function enter({ mark }: OpenOverlay): void {
  const state = { ...history.state, overlay: mark };
  if (isOfClosed()) history.replaceState(state, '');
  else history.pushState(state, '');
}

/** Whether the tab is at the entry of an overlay that is closed by now. */
function isOfClosed(): boolean {
  return isAtOverlay() && overlays.every(({ mark }) => mark !== history.state.overlay);
}

function leaveClosed(): void {
  if (isLeaving || !isOfClosed()) return;
  isLeaving = true;
  history.back();
}

function follow(event: PopStateEvent): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  const innermost = overlays.at(-1);
  if (!innermost) hold?.(event) || leaveClosed();
  else if (history.state?.overlay !== innermost.mark) {
    if (wasLeaving || page.address === location.href) enter(innermost);
    else {
      // The page has changed under it, as filters change it: that stays, and the next Back undoes it.
      event.stopImmediatePropagation();
      history.pushState(page.state, '', page.address);
    }
    if (!wasLeaving) innermost.close();
  }
}
