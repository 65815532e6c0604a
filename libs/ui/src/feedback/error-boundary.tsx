import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Replaces the children that failed; `retry` renders them once more. */
  fallback: (retry: () => void) => ReactNode;
  /** Another value renders the children once more. Unlike another `key`, it keeps their state where nothing failed. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Shows the fallback instead of children that failed to render; the rest of the app stays as it is. */
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
