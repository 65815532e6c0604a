import { loadSplash } from '@sirah-trails/auth';
import { session } from '@sirah-trails/api-client/session';
import { startFirst } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { routes } from './routes.ts';
import { beginsWithSplash, routeDecision } from './use-route-decision.ts';

/** Loads the screen that a visitor of the page's address will see. Settles when it can be shown, or is late. Never rejects. */
export function firstScreen(client: QueryClient): Promise<void> {
  const { pathname, search, origin } = window.location;
  if (beginsWithSplash(routes, { pathname, search }, session.getState())) void loadSplash();
  const decision = routeDecision(routes, { pathname, search }, session.getState());
  const address = decision.action === 'redirect' ? new URL(decision.to, origin) : { pathname, search };
  return startFirst(routes, address, client);
}
