import { useEffect, useRef } from 'react';
import { showToast } from '../ui/toasts.tsx';
import { readFailure } from './failure.ts';

/**
 * Reports each failed answer once: an error of the service as a toast in the service's words, a fault on the way to an
 * answer in the log only. `what` is the name of the list in the log.
 */
export function useFailureNotice(what: string, error: Error | undefined, isLoading: boolean): void {
  const reported = useRef<Error>(undefined);
  useEffect(() => {
    if (isLoading || !error || reported.current === error) return;
    reported.current = error;
    const failure = readFailure(error);
    if (failure.isAnswer) showToast({ kind: 'error', title: failure.message });
    // biome-ignore lint/suspicious/noConsole: the specification asks for the log.
    else console.error(`${what} could not be loaded: ${error.message}`);
  }, [isLoading, error, what]);
}
