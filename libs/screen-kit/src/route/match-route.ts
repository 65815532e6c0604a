import { matchRoutes, type Params } from 'react-router';
import type { FeatureRoute } from './feature-route.ts';

export interface RouteMatch {
  readonly route: FeatureRoute;
  readonly params: Params;
  /** The path is an alias of the route's own. */
  readonly isAlias: boolean;
}

type Matches = Map<string, RouteMatch | null>;

const known = new WeakMap<readonly FeatureRoute[], Matches>();

/**
 * The route of a path; null where no route has it. Guard, first data and screen ask for the same path in turn, and the router
 * ranks all routes anew for each question: what was found is kept.
 */
export function matchRoute(routes: readonly FeatureRoute[], pathname: string): RouteMatch | null {
  const matches: Matches = known.get(routes) ?? new Map();
  known.set(routes, matches);
  const found = matches.get(pathname);
  if (found !== undefined) return found;
  const match = findRoute(routes, pathname);
  matches.set(pathname, match);
  return match;
}

function findRoute(routes: readonly FeatureRoute[], pathname: string): RouteMatch | null {
  const table = routes.flatMap((route) => [
    { path: route.path, handle: { route, isAlias: false } },
    ...(route.aliases ?? []).map((path) => ({ path, handle: { route, isAlias: true } })),
  ]);
  const match = matchRoutes(table, pathname)?.at(-1);
  return match ? { ...match.route.handle, params: match.params } : null;
}
