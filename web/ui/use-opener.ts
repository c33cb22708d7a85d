import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: to what had it before; where that is gone, to the button of the panel that
 * it was in, or to the page's heading, as after a form that brought another page.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const openers = useRef<readonly (Element | null)[]>([]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    const panel = opener?.closest('[role=dialog][id]');
    openers.current = [opener, panel ? document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`) : null];
  }, [isOpen]);
  return () => {
    const isThere = (element: Element | null) =>
      element instanceof HTMLElement && element.isConnected && element !== document.body;
    return (openers.current.find(isThere) ?? document.querySelector('main h1')) as HTMLElement | null;
  };
}
