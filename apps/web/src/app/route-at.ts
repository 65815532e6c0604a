import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { matchRoutes } from 'react-router';

/** The route of a path. */
export function routeAt(
  routes: readonly FeatureRoute[],
  place: { readonly pathname: string },
): FeatureRoute | undefined {
  const table = routes.map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(table, place)?.at(-1)?.route.handle;
}
