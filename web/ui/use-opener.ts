import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: to what had it before, or to the page's heading where that is gone, as after
 * a form that brought another page.
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => {
    const before = opener.current;
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    return isThere ? before : document.querySelector<HTMLElement>('main h1');
  };
}
