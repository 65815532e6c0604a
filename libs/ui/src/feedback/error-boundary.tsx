import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown in place of what failed; `retry` renders it once more. */
  fallback: (retry: () => void) => ReactNode;
  /** Another value renders the children once more. Unlike another `key`, it keeps their state where nothing failed. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Shows the fallback in place of what failed to render, and leaves the rest of the app alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return state.resetKey === resetKey ? null : { failed: false, resetKey };
  }

  readonly #retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.#retry) : this.props.children;
  }
}
