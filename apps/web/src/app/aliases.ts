import { type FeatureRoute, matchRoute } from '@sirah-trails/screen-kit';
import { generatePath } from 'react-router';

type Address = { pathname: string; search: string };

/** The canonical address of an alias, with its query; null where the address is none. */
export function canonicalAddress(
  routes: readonly FeatureRoute[],
  { pathname, search }: Address,
): string | null {
  const match = matchRoute(routes, pathname);
  return match?.isAlias ? generatePath(match.route.path, match.params) + search : null;
}
