import type { QueryClient } from '@tanstack/react-query';
import type { FeatureRoute, RouteAddress } from './feature-route.ts';
import { loadCode, routeCode } from './route-code.ts';

/** A screen whose code and first data are on their way. */
export interface StartedRoute {
  readonly route: FeatureRoute;
  /** Settles as soon as the content can be shown whole. Null where it can be shown now. Never rejects. */
  readonly ready: Promise<void> | null;
}

/** Requests the code and the first data of a screen, side by side. */
export function startRoute(route: FeatureRoute, address: RouteAddress, client: QueryClient): StartedRoute {
  const loaded = routeCode(route).getState().status === 'loaded';
  if (loaded && !route.first) return { route, ready: null };
  const code = loadCode(route);
  // The content requests again what failed, and shows the error.
  const data = route.first?.(address, client).catch(() => undefined);
  return { route, ready: Promise.all([code, data]).then(() => undefined) };
}
