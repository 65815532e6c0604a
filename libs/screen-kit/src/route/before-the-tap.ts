import { session } from '@sirah-trails/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import { accessAt, type FeatureRoute, type RouteAddress } from './feature-route.ts';
import { matchRoute } from './match-route.ts';
import { loadCode, routeCode } from './route-code.ts';

interface Linked {
  readonly route: FeatureRoute;
  readonly address: RouteAddress;
}

/** The link to the one step that a screen proposes: its data is fetched as soon as it is in the page. */
const nextStep = 'a[data-next-step]';

/**
 * Fetches the code of what opens on a screen and of the screens that its links lead to, and the data of the one next step.
 * For its idle time; with Save-Data nothing is fetched. Never rejects.
 */
export async function loadLinked(
  routes: readonly FeatureRoute[],
  client: QueryClient,
  screen: FeatureRoute,
): Promise<void> {
  if (savesData()) return;
  const linked = [...document.querySelectorAll('a[href]')].map((link) => linkedBy(link, routes));
  await Promise.all(linked.flatMap((one) => (one ? [loadCode(one.route)] : [])));
  const code = routeCode(screen).getState();
  if (code.status === 'loaded') code.value.idle?.();
  for (const link of document.querySelectorAll(nextStep)) void prefetch(linkedBy(link, routes), client);
}

/**
 * Fetches code and `prefetch` data of a screen as soon as a learner touches or focuses its link. Returns a function that
 * stops it.
 */
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

async function prefetch(linked: Linked | null, client: QueryClient) {
  if (!linked) return;
  await loadCode(linked.route);
  const code = routeCode(linked.route).getState();
  if (code.status !== 'loaded' || !mayEnter(linked)) return;
  // The screen requests again what failed, and shows the error.
  await code.value.prefetch?.(linked.address, client).catch(() => undefined);
}

/** Without a session, the data of a screen behind sign-in would be refused. */
function mayEnter({ route, address }: Linked) {
  const { token, guest } = session.getState();
  const access = accessAt(route, address.query);
  return token !== null || !(access === 'gated' || (access === 'guests-too' && !guest));
}

function linkedBy(link: Element, routes: readonly FeatureRoute[]): Linked | null {
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  const match = matchRoute(routes, pathname);
  return match && { route: match.route, address: { params: match.params, query: searchParams } };
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
