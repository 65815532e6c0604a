import { fillPath, links } from '@sirah-trails/api-client/links';
import { type SessionState, useSession } from '@sirah-trails/api-client/session';
import {
  coversArrival,
  decideRoute,
  isCompletion,
  isProfileComplete,
  onboardingFlag,
  type RouteDecision,
} from '@sirah-trails/auth';
import { accessAt, type FeatureRoute, matchRoute } from '@sirah-trails/screen-kit';
import type { Location } from 'react-router';

const steps = { onboarding: links.onboarding(), completion: links.signUp({ step: 'complete' }) };

type Visitor = Pick<SessionState, 'token' | 'guest' | 'user' | 'generation' | 'hasLeft'>;
type RouteLocation = Pick<Location, 'pathname' | 'search'>;

/** The guard's decision on the current URL; resolves aliases first. */
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

/** The guard's decision on a URL for a session; resolves aliases first. */
export function routeDecision(
  routes: readonly FeatureRoute[],
  location: RouteLocation,
  { token, guest, user, generation, hasLeft }: Visitor,
): RouteDecision {
  const canonical = canonicalUrl(routes, location);
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

/** Whether a visit that starts at a URL starts with the intro. */
export function startsWithSplash(
  routes: readonly FeatureRoute[],
  location: RouteLocation,
  session: Pick<SessionState, 'token' | 'guest'>,
): boolean {
  return coversArrival({ session, access: accessOf(routes, location) });
}

function accessOf(routes: readonly FeatureRoute[], location: RouteLocation) {
  const match = matchRoute(routes, location.pathname);
  return match ? accessAt(match.route, new URLSearchParams(location.search)) : null;
}

/** The canonical URL of an alias, or of a path in other letter case, with its query; null for a canonical URL. */
export function canonicalUrl(
  routes: readonly FeatureRoute[],
  { pathname, search }: RouteLocation,
): string | null {
  const match = matchRoute(routes, pathname);
  if (!match || match.route.path === '*') return null;
  const canonical = fillPath(match.route.path, match.params);
  return match.isAlias || differsInCase(canonical, pathname) ? canonical + search : null;
}

/** The router ignores letter case; the values of parameters keep theirs. */
function differsInCase(canonical: string, pathname: string) {
  return canonical !== pathname && canonical.toLowerCase() === pathname.toLowerCase();
}
