import { Component, type ReactNode } from 'react';
import { PlainButton } from './plain-button.tsx';

/** Shows what broke and a way on instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { fault: string | null }> {
  override state: { fault: string | null } = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.fault === null) return this.props.children;
    return <Fault title="Something went wrong on this page." text={this.state.fault} />;
  }
}

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
