import { useEffect, useReducer, useState } from 'react';
import { type LoadCode, loadCode, loadedCode } from './late-code.ts';
import { isNewVersion } from './new-version.ts';

/** Where code that comes late stands. */
export interface LateCode {
  /** Undefined until the code is there. */
  readonly Component: ReturnType<typeof loadedCode>;
  /** Why it is not: the files did not come, or another version has replaced them. Null while it is on its way. */
  readonly failure: 'unreachable' | 'replaced' | null;
  readonly retry: () => void;
}

/** Fetches code that will be wanted soon; a failure shows itself when it is. */
export function preloadCode(load: LoadCode): void {
  loadCode(load).catch(() => undefined);
}

/** The one way to code that is fetched when it is wanted. It is tried again on `retry` and when the network is back. */
export function useLateCode(load: LoadCode, isWanted = true): LateCode {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<LateCode['failure']>(null);
  const Component = loadedCode(load);
  const isDue = isWanted && !Component && failure === null;

  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    loadCode(load).then(refresh, async () => {
      const isReplaced = await isNewVersion();
      if (isCurrent) setFailure(isReplaced ? 'replaced' : 'unreachable');
    });
    return () => {
      isCurrent = false;
    };
  }, [isDue, load]);

  useEffect(() => {
    if (failure === null) return;
    const retry = () => setFailure(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failure]);

  return { Component, failure, retry: () => setFailure(null) };
}
