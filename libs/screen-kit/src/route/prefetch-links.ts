import { session } from '@sirah-trails/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoute } from './match-route.ts';
import { accessAt, type FeatureRoute, type RouteLocation } from './route.ts';
import { loadCode, loadedScreen } from './start-route.ts';

interface LinkedRoute {
  readonly route: FeatureRoute;
  readonly location: RouteLocation;
}

/** Link to the suggested next step: its data is prefetched on render. */
const nextStepSelector = 'a[data-next-step]';

/**
 * Idle-time prefetch: linked screens' code, the current screen's `idle` code and the next step's data. Does nothing with
 * Save-Data. Never rejects.
 */
export async function prefetchLinked(
  routes: readonly FeatureRoute[],
  client: QueryClient,
  screen: FeatureRoute,
): Promise<void> {
  if (savesData()) return;
  const linked = [...document.querySelectorAll('a[href]')].map((link) => linkedBy(link, routes));
  await Promise.all(linked.flatMap((link) => (link ? [loadCode(link.route)] : [])));
  loadedScreen(screen)?.idle?.();
  for (const link of document.querySelectorAll(nextStepSelector))
    void prefetch(linkedBy(link, routes), client);
}

/** Prefetches a screen's code and data when a learner touches or focuses its link. Returns a function that removes the listeners. */
export function prefetchOnIntent(routes: readonly FeatureRoute[], client: QueryClient): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link) void prefetch(linkedBy(link, routes), client);
  };
  document.addEventListener('pointerdown', onIntent);
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerdown', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}

async function prefetch(linked: LinkedRoute | null, client: QueryClient) {
  if (!linked) return;
  await loadCode(linked.route);
  if (!mayEnter(linked)) return;
  // The screen retries a failed request and shows the error.
  await loadedScreen(linked.route)
    ?.prefetch?.(linked.location, client)
    .catch(() => undefined);
}

/** Skips data behind sign-in without a session: the provider would reject the request. */
function mayEnter({ route, location }: LinkedRoute) {
  const { token, guest } = session.getState();
  const access = accessAt(route, location.query);
  return token !== null || !(access === 'gated' || (access === 'guests-too' && !guest));
}

function linkedBy(link: Element, routes: readonly FeatureRoute[]): LinkedRoute | null {
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  const match = matchRoute(routes, pathname);
  return match && { route: match.route, location: { params: match.params, query: searchParams } };
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
