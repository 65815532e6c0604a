import { LoadingScreen } from '@sirah-trails/ui';
import { Navigate } from 'react-router';

interface DiversionProps {
  to: string;
  /** Of the navigation. */
  state: unknown;
}

/** Redirects the visitor, replacing the entry of the history. */
export function Diversion({ to, state }: DiversionProps) {
  return (
    <>
      <Navigate to={to} state={state} replace />
      <LoadingScreen />
    </>
  );
}
