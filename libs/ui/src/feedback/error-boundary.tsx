import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Replaces the failed children; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** A new value renders the children again. Unlike `key`, it keeps their state if they have not failed. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Shows the fallback instead of children that failed to render; the rest of the app is unaffected. */
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
