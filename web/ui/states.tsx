import { CloudOff, Inbox, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { reloadPage } from './new-version.ts';
import './states.css';

/** A turning ring with a text for screen readers: every call in progress shows one. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <span role="status">
      <span className="spinner" aria-hidden />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** How many bars stand for each shape of what comes. */
const bars = { list: 14, form: 3, cards: 8, photos: 3, map: 1 } as const;

/** First load: a spinner beside grey bars in the shape of what comes. */
export function FirstLoad({ label = 'Loading', shape = 'list', rows = bars[shape] }: FirstLoadProps) {
  return (
    <div className="first-load" aria-busy="true">
      <Spinner label={label} />
      <div aria-hidden className={`first-load-${shape}`}>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same and never move.
          <div key={index} className="skeleton" />
        ))}
      </div>
    </div>
  );
}

interface FirstLoadProps {
  label?: string;
  shape?: keyof typeof bars | undefined;
  /** Number of bars, where the shape's own would be too many. */
  rows?: number;
}

/** An answer without rows: what was asked, and a way out as `children`. Never for a failure. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="state">
      <Inbox size={28} aria-hidden />
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
    </div>
  );
}

/** A failed call: the cause, when the data was last good (as people read it), and Retry; as `children` what else may help. */
export function Failed({ message, lastGood, onRetry, retryLabel = 'Retry', children }: FailedProps) {
  useEffect(() => {
    // A new version is for its reader to load; what is merely tried again comes with the network.
    if (!onRetry || onRetry === reloadPage) return;
    const retry = () => onRetry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [onRetry]);
  return (
    <div className="state state-failed" role="alert">
      <CloudOff size={28} aria-hidden />
      <p className="state-title">{message}</p>
      {lastGood && <p className="state-text">Last loaded {lastGood}</p>}
      {onRetry && (
        <Button onClick={onRetry}>
          <RotateCw aria-hidden />
          {retryLabel}
        </Button>
      )}
      {children && <div className="state-text">{children}</div>}
    </div>
  );
}

/** Code that could not be fetched: the way to it, or to the version that has replaced it. */
export function LateFailure({ failure, onRetry }: { failure: LateReason; onRetry: () => void }) {
  return <Failed {...lateFailure(failure, onRetry)} />;
}

type LateReason = 'unreachable' | 'replaced';

/** What code that could not be fetched shows. */
export const lateFailure = (failure: LateReason, onRetry: () => void): FailedProps =>
  failure === 'unreachable'
    ? { message: 'This part of the page could not be loaded. Check the network.', onRetry }
    : {
        message: 'A new version is available. Reload; typed text is kept, chosen files are not.',
        onRetry: reloadPage,
        retryLabel: 'Reload the page',
      };

/** What a failure shows. */
export interface FailedProps {
  message: string;
  lastGood?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  children?: ReactNode;
}
