import { useSession } from '@sirah-trails/api-client/session';
import { links } from '@sirah-trails/api-client/links';
import { ErrorBoundary, Screens, type FeatureRoute } from '@sirah-trails/screen-kit';
import { LiveRegion, ToastRegion } from '@sirah-trails/ui';
import { useLocation } from 'react-router';
import { FailureScreen } from '../failure/failure-screen.tsx';
import { GateContext, useGate } from '../gate/gate-context.ts';
import { SignInGate } from '../gate/sign-in-gate.tsx';
import { TransportNotices } from './transport-notices.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';
import { useRouteDecision } from './use-route-decision.ts';
import { Diversion } from './diversion.tsx';

export interface ShellProps {
  routes: readonly FeatureRoute[];
}

const home = { pathname: links.home(), search: '' };

/** What surrounds every screen: route guard, sign-in prompt, page change, notices and the live region. */
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
          <ErrorBoundary key={location.pathname} fallback={() => <FailureScreen />}>
            <Screens
              key={generation}
              routes={routes}
              location={decision.action === 'gate' ? { ...location, ...home } : location}
            />
          </ErrorBoundary>
        )}
      </GateContext>
      <SignInGate open={gate.isOpen} onClose={gate.close} />
      <ToastRegion />
    </>
  );
}
