import { links } from '@sirah-trails/api-client/links';
import { decideRoute, isProfileComplete, type RouteDecision } from '@sirah-trails/auth';
import { type SessionState, useSession } from '@sirah-trails/api-client/session';
import type { Location } from 'react-router';
import { canonicalAddress } from './aliases.ts';
import { routeAt } from './route-at.ts';
import { accessAt, type FeatureRoute } from '@sirah-trails/screen-kit';

/** This app has no onboarding yet: no redirect leads there. */
const steps = { onboarding: null, completion: links.signUp({ step: 'complete' }) };
const flags = { onboarded: false };

type Visitor = Pick<SessionState, 'token' | 'guest' | 'user' | 'generation' | 'hasLeft'>;
type Address = Pick<Location, 'pathname' | 'search'>;

/** The guard's decision on the current address, aliases first. */
export function useRouteDecision(routes: readonly FeatureRoute[], location: Location): RouteDecision {
  const token = useSession((state) => state.token);
  const guest = useSession((state) => state.guest);
  const user = useSession((state) => state.user);
  const generation = useSession((state) => state.generation);
  const hasLeft = useSession((state) => state.hasLeft);
  return routeDecision(routes, location, { token, guest, user, generation, hasLeft });
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
    arriving: generation > 0,
    profileComplete: user && isProfileComplete(user),
    flags,
    location,
    access: accessOf(routes, location),
    steps,
    origin: window.location.origin,
  });
}

function accessOf(routes: readonly FeatureRoute[], location: Address) {
  const route = routeAt(routes, location);
  return route ? accessAt(route, new URLSearchParams(location.search)) : null;
}
