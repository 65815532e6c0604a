import { links } from '@sirah-trails/api-client/links';
import {
  coversArrival,
  decideRoute,
  isCompletion,
  isProfileComplete,
  onboardingFlag,
  type RouteDecision,
} from '@sirah-trails/auth';
import { type SessionState, useSession } from '@sirah-trails/api-client/session';
import type { Location } from 'react-router';
import { canonicalAddress } from './aliases.ts';
import { accessAt, type FeatureRoute, matchRoute } from '@sirah-trails/screen-kit';

const steps = { onboarding: links.onboarding(), completion: links.signUp({ step: 'complete' }) };

type Visitor = Pick<SessionState, 'token' | 'guest' | 'user' | 'generation' | 'hasLeft'>;
type Address = Pick<Location, 'pathname' | 'search'>;

/** The guard's decision on the current address, aliases first. */
export function useRouteDecision(routes: readonly FeatureRoute[], location: Location): RouteDecision {
  const token = useSession((state) => state.token);
  const guest = useSession((state) => state.guest);
  const user = useSession((state) => state.user);
  const generation = useSession((state) => state.generation);
  const hasLeft = useSession((state) => state.hasLeft);
  const decision = routeDecision(routes, location, { token, guest, user, generation, hasLeft });
  return isCompletion(location.state) ? viaTraveller(decision) : decision;
}

/** A new learner chooses a traveller on the way home. */
function viaTraveller(decision: RouteDecision): RouteDecision {
  const leadsHome = decision.action === 'redirect' && decision.to === links.home();
  return leadsHome ? { ...decision, to: links.avatar() } : decision;
}

/** The guard's decision on an address for a session, aliases first. */
export function routeDecision(
  routes: readonly FeatureRoute[],
  location: Address,
  { token, guest, user, generation, hasLeft }: Visitor,
): RouteDecision {
  const canonical = canonicalAddress(routes, location);
  if (canonical !== null) return { action: 'redirect', to: canonical };
  return decideRoute({
    session: { token, guest, hasLeft },
    changed: generation > 0,
    profileComplete: user && isProfileComplete(user),
    flags: { onboarded: onboardingFlag.isSet() },
    location,
    access: accessOf(routes, location),
    steps,
    origin: window.location.origin,
  });
}

/** Whether a visit that begins at an address begins with the intro. */
export function beginsWithSplash(
  routes: readonly FeatureRoute[],
  location: Address,
  session: Pick<SessionState, 'token' | 'guest'>,
): boolean {
  return coversArrival({ session, location, access: accessOf(routes, location) });
}

function accessOf(routes: readonly FeatureRoute[], location: Address) {
  const match = matchRoute(routes, location.pathname);
  return match ? accessAt(match.route, new URLSearchParams(location.search)) : null;
}
