import { chakra, EmptyState, Skeleton } from '@chakra-ui/react';
import { CloudOff, Inbox, RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { reloadPage } from './new-version.ts';
import { Notice } from './notice.tsx';
import { Spinner } from './spinner.tsx';

/** How many bars stand for each shape of what comes, and how. */
const shapes = {
  list: { bars: 14, css: bar('29px') },
  form: { bars: 3, css: { maxW: '420px', ...bar('60px') } },
  cards: {
    bars: 8,
    css: {
      gridTemplateColumns: { base: '1fr 1fr', '@media (width >= 1024px)': 'repeat(4, minmax(0, 1fr))' },
      ...bar('116px', 'lg'),
      '& > :nth-of-type(n + 5)': { gridColumn: 'span 2', height: '220px' },
    },
  },
  photos: {
    bars: 3,
    css: {
      gridTemplateColumns: '1fr 1fr',
      ...bar('max(220px, 100dvh - 430px)', 'lg'),
      '& > :last-child': { gridColumn: '1 / -1', height: '46px' },
    },
  },
  map: { bars: 1, css: bar('max(320px, 100dvh - 240px)', 'lg') },
};

function bar(height: string, borderRadius = 'sm') {
  return { '& > *': { height, borderRadius } };
}

/** First load: a spinner beside grey bars in the shape of what comes. */
export function FirstLoad({ label = 'Loading', shape = 'list', rows = shapes[shape].bars }: FirstLoadProps) {
  return (
    <chakra.div position="relative" flex={1} p="16px var(--gutter)" css={corner} aria-busy="true">
      <Spinner label={label} />
      <chakra.div aria-hidden display="grid" gap={3} css={shapes[shape].css}>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same and never move.
          <Skeleton key={index} />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

const corner = { '& > [role=status]': { position: 'absolute', top: '18px', right: 'var(--gutter)' } } as const;

/** What the bars of a first load take. */
export interface FirstLoadProps {
  label?: string;
  shape?: keyof typeof shapes | undefined;
  /** Number of bars, where the shape's own would be too many. */
  rows?: number;
}

/** The `ref` of an element with a way out, which goes once that is pressed: the focus goes to the dialog around it or to the heading. */
const leaveFocus = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return;
  const next = part.closest('[role=dialog]') ?? document.querySelector('main h1');
  (next as HTMLElement | null)?.focus({ preventScroll: true });
};

/** What stands in place of rows: a picture, a sentence, and below it what may help. */
function State({ icon, title, children, ...rest }: StateProps) {
  return (
    <EmptyState.Root ref={leaveFocus} className="state" {...rest}>
      <EmptyState.Content>
        <EmptyState.Indicator>{icon}</EmptyState.Indicator>
        <EmptyState.Title as="p">{title}</EmptyState.Title>
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

interface StateProps {
  icon: ReactNode;
  title: string;
  role?: 'alert';
  children: ReactNode;
}

const Help = ({ children }: { children: ReactNode }) => (
  <EmptyState.Description as="div" className="state-text">
    {children}
  </EmptyState.Description>
);

/** An answer without rows: what was asked, and a way out as `children`. Never for a failure. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <State icon={<Inbox size={28} aria-hidden />} title={title}>
      {children && <Help>{children}</Help>}
    </State>
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
    <State icon={<CloudOff size={28} color="var(--red-fg)" aria-hidden />} title={message} role="alert">
      {lastGood && <Help>{`Last loaded ${lastGood}`}</Help>}
      {onRetry && (
        <Button onClick={onRetry}>
          <RotateCw aria-hidden />
          <span>{retryLabel}</span>
        </Button>
      )}
      {children && <Help>{children}</Help>}
    </State>
  );
}

/** Code that could not be fetched: the way to it, or to the version that has replaced it. */
export function LateFailure({ failure, onRetry }: { failure: 'unreachable' | 'replaced'; onRetry: () => void }) {
  if (failure === 'unreachable')
    return <Failed message="This part of the page could not be loaded. Check the network." onRetry={onRetry} />;
  return (
    <Failed
      message="A new version is available. Reload; typed text is kept, chosen files are not."
      onRetry={reloadPage}
      retryLabel="Reload the page"
    />
  );
}

/** What a failure shows. */
interface FailedProps {
  message: string;
  lastGood?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  children?: ReactNode;
}

/** Says in one line that a part of a page could not be loaded, with Retry; the rest of the page stays. */
export function FailedNote({ message, onRetry, retryLabel = 'Retry', isLoading }: FailedNoteProps) {
  return (
    <Notice
      ref={leaveFocus}
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
