import { loadSplash } from '@sirah-trails/auth';
import { links } from '@sirah-trails/api-client/links';
import { session } from '@sirah-trails/api-client/session';
import { startFirst } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { routes } from './routes.ts';
import { beginsWithSplash, routeDecision } from './use-route-decision.ts';

/** Loads the screen that a visitor of the page's address will see. Settles when it can be shown, or is late. Never rejects. */
export function firstScreen(client: QueryClient): Promise<void> {
  const { pathname, search } = window.location;
  if (beginsWithSplash(routes, { pathname, search }, session.getState())) void loadSplash();
  return startFirst(routes, shownAt({ pathname, search }), client);
}

/** A guest at a gated address sees home behind the prompt. */
function shownAt(address: Pick<Location, 'pathname' | 'search'>) {
  const decision = routeDecision(routes, address, session.getState());
  if (decision.action === 'stay') return address;
  return new URL(decision.action === 'prompt' ? links.home() : decision.to, window.location.origin);
}
