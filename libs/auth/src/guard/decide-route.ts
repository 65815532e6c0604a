import { links, safeRedirect } from '@sirah-trails/api-client/links';
import type { RouteAccess } from '@sirah-trails/screen-kit';

export interface RouteFacts {
  session: {
    readonly token: string | null;
    readonly guest: boolean;
    /** The learner has signed out: sign-in tells the next visitor nothing of where that was. */
    readonly hasLeft: boolean;
  };
  /** Whether a session began or ended while the page was open. */
  changed: boolean;
  /** Whether the learner's profile is complete; null while unknown. */
  profileComplete: boolean | null;
  flags: { readonly onboarded: boolean };
  location: { readonly pathname: string; readonly search: string };
  /** Of the route that matches; null where none does. */
  access: RouteAccess | null;
  /** URLs of the steps that this app has. Null for a missing step: no redirect leads to it. */
  steps: { readonly onboarding: string | null; readonly completion: string | null };
  /** Of the app, e.g. `location.origin`. */
  origin: string;
}

export type RouteDecision =
  | { readonly action: 'stay' }
  /** `state` is the state of the navigation. With the competition flag, home shows the running competitions once. */
  | { readonly action: 'redirect'; readonly to: string; readonly state?: { readonly competition: true } }
  /** Stay, and show 'Sign in To Access'. */
  | { readonly action: 'prompt' };

const stay: RouteDecision = { action: 'stay' };

/** The route guard. All redirects by access are decided here. */
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
  // A learner whose session has ended signs in again: onboarding is for the first visitor of a device.
  const step = flags.onboarded || changed ? null : steps.onboarding;
  return redirect(via(step ?? links.signIn(), target));
}

/** URL of a step that continues to the target. Home is the default target of every step. */
function via(step: string, target: string) {
  if (target === links.home()) return step;
  return `${step}${step.includes('?') ? '&' : '?'}${new URLSearchParams({ redirect_to: target }).toString()}`;
}

function redirect(to: string): RouteDecision {
  return { action: 'redirect', to };
}
