import { LoadingScreen } from '@sirah-trails/ui';
import { Navigate } from 'react-router';

/** Redirects the visitor, replacing the entry of the history. */
export function Diversion({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <LoadingScreen />
    </>
  );
}
