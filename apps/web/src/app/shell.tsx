import { LiveRegion, ToastRegion } from '@sirah-trails/ui';
import { useSession } from '@sirah-trails/api-client/session';
import { useLocation } from 'react-router';
import { GateContext, useGate } from '../gate/gate-context.ts';
import { SignInGate } from '../gate/sign-in-gate.tsx';
import type { HostRoute } from './host-route.ts';
import { Screens } from './screens.tsx';
import { TransportNotices } from './transport-notices.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';
import { useRouteDecision } from './use-route-decision.ts';
import { Diversion } from './diversion.tsx';

export interface ShellProps {
  routes: readonly HostRoute[];
}

/** What stands around every screen: guard, gate, page change, notices and the one live region. */
export function Shell({ routes }: ShellProps) {
  const location = useLocation();
  // Another learner begins with fresh screens.
  const generation = useSession((state) => state.generation);
  const decision = useRouteDecision(routes, location);
  const gate = useGate(decision.action === 'gate');
  useScrollToTop();
  return (
    <>
      <LiveRegion />
      <TransportNotices />
      <GateContext value={gate.open}>
        {decision.action === 'redirect' ? (
          <Diversion to={decision.to} />
        ) : (
          <Screens key={generation} routes={routes} location={decision.action === 'gate' ? '/' : location} />
        )}
      </GateContext>
      <SignInGate open={gate.isOpen} onClose={gate.close} />
      <ToastRegion />
    </>
  );
}
