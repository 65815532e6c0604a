import { fillPath } from '@sirah-trails/api-client/links';
import { type FeatureRoute, matchRoute } from '@sirah-trails/screen-kit';

type Address = { pathname: string; search: string };

/** The canonical address of an alias, or of a path in other letter case, with its query; null where the address is canonical. */
export function canonicalAddress(
  routes: readonly FeatureRoute[],
  { pathname, search }: Address,
): string | null {
  const match = matchRoute(routes, pathname);
  if (!match || match.route.path === '*') return null;
  const canonical = fillPath(match.route.path, match.params);
  return match.isAlias || differsInCase(canonical, pathname) ? canonical + search : null;
}

/** The router takes capital and small letters for the same; what stands for a parameter stays as it is. */
function differsInCase(canonical: string, pathname: string) {
  return canonical !== pathname && canonical.toLowerCase() === pathname.toLowerCase();
}
