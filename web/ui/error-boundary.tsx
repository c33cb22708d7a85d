import { Component, type ReactNode } from 'react';
import { PlainButton } from './plain-button.tsx';

interface Props {
  children: ReactNode;
  /** What stands in place of the children that broke; `clear` draws them again. */
  fault?: (error: unknown, clear: () => void) => ReactNode;
}

/** Shows what broke and a way on instead of a blank page. */
export class ErrorBoundary extends Component<Props, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError = (error: unknown) => ({ broken: { error } });

  override render() {
    const { children, fault = reloaded } = this.props;
    const { broken } = this.state;
    return broken ? fault(broken.error, () => this.setState({ broken: null })) : children;
  }
}

const reloaded = (error: unknown) => (
  <Fault title="Something went wrong on this page." text={error instanceof Error ? error.message : String(error)} />
);

/** What broke in place of a page: tries again by `onRetry`, by loading the page without one. */
export function Fault({ title, text, onRetry }: { title: string; text: string; onRetry?: () => void }) {
  return (
    <div className="plain-fault" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      <PlainButton onClick={onRetry ?? (() => location.reload())}>{onRetry ? 'Retry' : 'Reload the page'}</PlainButton>
    </div>
  );
}
