import { requestAhead } from '@sirah-trails/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { FeatureRoute, RouteAddress } from './feature-route.ts';
import { loadCode, routeCode } from './route-code.ts';
import type { RouteParams } from './route-params.ts';

/** A screen whose code and first data are on their way. */
export interface StartedRoute {
  readonly route: FeatureRoute;
  readonly params: RouteParams;
  /** Settles as soon as the content can be shown whole. Null where it can be shown now. Never rejects. */
  readonly ready: Promise<void> | null;
}

/** Where a screen opens. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly params: RouteParams;
}

/** Requests the first data of a screen at once. Where its code is still on its way, the table of the boot script names that data. */
export function startRoute(route: FeatureRoute, place: Place, client: QueryClient): StartedRoute {
  const { params } = place;
  const address = { params, query: new URLSearchParams(place.search) };
  const code = routeCode(route).getState();
  if (code.status === 'loaded') {
    return { route, params, ready: code.value.first ? requestFirst(route, address, client) : null };
  }
  const drop = requestAhead(place);
  const ready = loadCode(route)
    .then(() => requestFirst(route, address, client))
    .finally(drop);
  return { route, params, ready };
}

async function requestFirst(route: FeatureRoute, address: RouteAddress, client: QueryClient) {
  const code = routeCode(route).getState();
  if (code.status !== 'loaded') return;
  // The content requests again what failed, and shows the error.
  await code.value.first?.(address, client).catch(() => undefined);
}
