import { LoadingScreen } from '@sirah-trails/ui';
import { Navigate } from 'react-router';

/** Sends the visitor on, without a page in the history to come back to. */
export function Diversion({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <LoadingScreen />
    </>
  );
}
