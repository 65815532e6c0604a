import type { QueryClient } from '@tanstack/react-query';
import type { FeatureRoute, RouteAddress } from './feature-route.ts';
import { loadCode, routeCode } from './route-code.ts';

/** A screen whose code and first data are on their way. */
export interface StartedRoute {
  readonly route: FeatureRoute;
  /** Settles as soon as the content can be shown whole. Null where it can be shown now. Never rejects. */
  readonly ready: Promise<void> | null;
}

/** Requests the first data of a screen, at once where its code is there, otherwise as soon as it has arrived. */
export function startRoute(route: FeatureRoute, address: RouteAddress, client: QueryClient): StartedRoute {
  const code = routeCode(route).getState();
  if (code.status !== 'loaded') {
    return { route, ready: loadCode(route).then(() => requestFirst(route, address, client)) };
  }
  return { route, ready: code.value.first ? requestFirst(route, address, client) : null };
}

async function requestFirst(route: FeatureRoute, address: RouteAddress, client: QueryClient) {
  const code = routeCode(route).getState();
  if (code.status !== 'loaded') return;
  // The content requests again what failed, and shows the error.
  await code.value.first?.(address, client).catch(() => undefined);
}
