import { loadSplash } from '@sirah-trails/auth';
import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { startFirst } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { routes } from './routes.ts';
import { startsWithSplash, routeDecision } from '../shell/use-route-decision.ts';

/** Loads the screen for the page's URL. Settles when it can be shown, or is late. Never rejects. */
export function firstScreen(client: QueryClient): Promise<void> {
  const { pathname, search } = window.location;
  if (startsWithSplash(routes, { pathname, search }, session.getState())) void loadSplash();
  return startFirst(routes, shownUrl({ pathname, search }), client);
}

/** Follows all redirects, for example from an alias to its screen and on to sign-in. A guest at a gated URL sees home behind the prompt. */
export function shownUrl(
  location: Pick<Location, 'pathname' | 'search'>,
): Pick<Location, 'pathname' | 'search'> {
  const decision = routeDecision(routes, location, session.getState());
  if (decision.action === 'stay') return location;
  if (decision.action === 'prompt') return new URL(links.home(), window.location.origin);
  return shownUrl(new URL(decision.to, window.location.origin));
}
