import { useCallback, useState } from 'react';

/** Whether a cookie says that the reader wants the sidebar narrow. */
export function isSidebarNarrow(cookie: string = document.cookie): boolean {
  return /(?:^|; )sidebar=narrow(?:;|$)/.test(cookie);
}

/**
 * Whether the sidebar shows pictures only, and the way to change it. Remembered for a year in a cookie, which signing out
 * leaves alone and which is read before the first paint.
 */
export function useSidebarWidth(): readonly [isNarrow: boolean, toggle: () => void] {
  const [isNarrow, setNarrow] = useState(isSidebarNarrow);
  const toggle = useCallback(() => {
    const age = isNarrow ? 0 : 31_536_000;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = `sidebar=narrow; path=/; max-age=${age}; samesite=strict`;
    setNarrow(!isNarrow);
  }, [isNarrow]);
  return [isNarrow, toggle];
}
