import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import '../ui/states.css';

/** Shows what broke and a way on instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { fault: string | null }> {
  override state: { fault: string | null } = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.fault === null) return this.props.children;
    return (
      <div className="state" role="alert">
        <p className="state-title">This page met an unexpected fault.</p>
        <p className="state-text">{this.state.fault}</p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    );
  }
}
