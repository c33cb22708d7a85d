import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { type LoadCode, loadCode, loadedCode } from './late-code.ts';
import { isNewVersion } from './new-version.ts';
import { LateFailure } from './states.tsx';

/**
 * Draws with code that is fetched when it is wanted: `waiting` until it is there. When it does not come the page stays as
 * it is, and `notice` says so around the way to try again. Any other fault is for the boundary of the screen.
 */
export function Late({ load, waiting, notice = (failure) => failure, children }: LateProps) {
  const [Code, setCode] = useState(() => codeOf(load));
  const fault = (error: unknown, clear: () => void) => {
    if (!(error instanceof LateFault)) throw error;
    const retry = () => {
      setCode(() => codeOf(load));
      clear();
    };
    return notice(<LateFailure failure={error.failure} onRetry={retry} />);
  };
  return (
    <ErrorBoundary fault={fault}>
      <Suspense fallback={waiting}>{children(Code)}</Suspense>
    </ErrorBoundary>
  );
}

interface LateProps {
  load: LoadCode;
  waiting?: ReactNode;
  notice?: (failure: ReactNode) => ReactNode;
  // biome-ignore lint/suspicious/noExplicitAny: who draws with it knows what it takes.
  children: (Code: ComponentType<any>) => ReactNode;
}

/** Code that did not come: its files are out of reach, or another version has replaced them. */
class LateFault extends Error {
  readonly failure;
  constructor(failure: 'unreachable' | 'replaced') {
    super(`Code did not come: its files are ${failure}.`);
    this.failure = failure;
  }
}

/** React shows a `lazy` one's fallback first even where its code is there, and draws none again that has failed. */
const codeOf = (load: LoadCode) =>
  loadedCode(load) ??
  lazy(async () => {
    try {
      return { default: await loadCode(load) };
    } catch {
      throw new LateFault((await isNewVersion()) ? 'replaced' : 'unreachable');
    }
  });
