import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { generatePath, matchPath } from 'react-router';

type Address = { pathname: string; search: string };

/** The canonical address of an alias, with its query; null where the address is none. */
export function canonicalAddress(
  routes: readonly FeatureRoute[],
  { pathname, search }: Address,
): string | null {
  for (const { path, aliases = [] } of routes) {
    for (const alias of aliases) {
      const match = matchPath(alias, pathname);
      if (match) return generatePath(path, match.params) + search;
    }
  }
  return null;
}
