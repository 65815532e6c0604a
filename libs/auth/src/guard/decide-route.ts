import { links, safeRedirect } from '@sirah-trails/api-client/links';
import type { RouteAccess } from '@sirah-trails/screen-kit';

export interface RouteFacts {
  session: {
    readonly token: string | null;
    readonly guest: boolean;
    /** The learner has signed out, so sign-in hides the previous URL from the next visitor. */
    readonly hasLeft: boolean;
  };
  /** Whether a session began or ended while the page was open. */
  changed: boolean;
  /** Whether the learner's profile is complete; null while unknown. */
  profileComplete: boolean | null;
  flags: { readonly onboarded: boolean };
  location: { readonly pathname: string; readonly search: string };
  /** The matching route's access; null without a match. */
  access: RouteAccess | null;
  /** Step URLs; null for a missing step, which is never a redirect target. */
  steps: { readonly onboarding: string | null; readonly completion: string | null };
  /** The app's origin, e.g. `location.origin`. */
  origin: string;
}

export type RouteDecision =
  | { readonly action: 'stay' }
  /** `state` is the navigation state. The competition flag makes home show the running competitions once. */
  | { readonly action: 'redirect'; readonly to: string; readonly state?: { readonly competition: true } }
  /** Stay, and show 'Sign in To Access'. */
  | { readonly action: 'prompt' };

const stay: RouteDecision = { action: 'stay' };

/** The route guard decides all redirects by access. */
export function decideRoute(facts: RouteFacts): RouteDecision {
  const { access, session } = facts;
  if (access === null || access === 'open') return stay;
  if (session.token !== null) return learner(facts);
  if (access === 'signed-out') return stay;
  if (session.guest) return access === 'gated' ? { action: 'prompt' } : stay;
  return stranger(facts);
}

function learner(facts: RouteFacts): RouteDecision {
  const { access, changed, profileComplete, steps, location, origin } = facts;
  const wish =
    access === 'signed-out'
      ? new URLSearchParams(location.search).get('redirect_to')
      : location.pathname + location.search;
  const target = safeRedirect(wish, origin);
  if (profileComplete === false && steps.completion !== null) return redirect(via(steps.completion, target));
  if (access !== 'signed-out') return stay;
  const isArrival = changed && target === links.home();
  return isArrival ? { action: 'redirect', to: target, state: { competition: true } } : redirect(target);
}

function stranger({ session, changed, flags, steps, location, origin }: RouteFacts): RouteDecision {
  if (session.hasLeft) return redirect(links.signIn());
  const target = safeRedirect(location.pathname + location.search, origin);
  // After an expired session, a learner signs in: onboarding is for a device's first visitor.
  const step = flags.onboarded || changed ? null : steps.onboarding;
  return redirect(via(step ?? links.signIn(), target));
}

/** Step URL with the return target, omitted for home (the default). */
function via(step: string, target: string) {
  if (target === links.home()) return step;
  return `${step}${step.includes('?') ? '&' : '?'}${new URLSearchParams({ redirect_to: target }).toString()}`;
}

function redirect(to: string): RouteDecision {
  return { action: 'redirect', to };
}
