import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown in place of what failed; `retry` renders it once more. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows the fallback in place of what failed to render, and leaves the rest of the app alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.#retry) : this.props.children;
  }
}
