import { TriangleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import type { FailedProps } from './states.tsx';

/** A part of a page that could not be had, in one line, with a way to ask again: the rest of the page stands. */
export function FailedNote({ message, onRetry, retryLabel = 'Retry', isLoading }: FailedNoteProps) {
  return (
    <Notice
      tone="warning"
      isOfPage
      className="failed-note"
      role="status"
      icon={<TriangleAlert size={15} aria-hidden />}
      action={
        <Button onClick={onRetry} disabled={isLoading}>
          {retryLabel}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}

interface FailedNoteProps extends Omit<FailedProps, 'lastGood'> {
  isLoading?: boolean;
}
