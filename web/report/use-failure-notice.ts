import { useEffect, useRef } from 'react';
import { showToast } from '../ui/toasts.tsx';
import { readFailure } from './failure.ts';

/**
 * Tells once of each failed answer: an error of the service in its own words as a toast, a fault on the way in the
 * log alone. `what` names what was asked for, in the log.
 */
export function useFailureNotice(what: string, error: Error | undefined, isLoading: boolean): void {
  const told = useRef<Error>(undefined);
  useEffect(() => {
    if (isLoading || !error || told.current === error) return;
    told.current = error;
    const failure = readFailure(error);
    if (failure.isAnswer) showToast({ kind: 'error', title: failure.message });
    // biome-ignore lint/suspicious/noConsole: the specification asks for the log.
    else console.error(`${what} could not be loaded: ${error.message}`);
  }, [isLoading, error, what]);
}
