import { LoadingScreen } from '@sirah-trails/ui';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';

/** Sends the visitor on at once, without a page in the history to come back to. */
export function Diversion({ to }: { to: string }) {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <LoadingScreen />;
}
