import type { FeatureRoute, RouteParams } from './route.ts';

export interface RouteMatch {
  readonly route: FeatureRoute;
  readonly params: RouteParams;
  /** The path is an alias of the route's own. */
  readonly isAlias: boolean;
}

type Matches = Map<string, RouteMatch | null>;

const known = new WeakMap<readonly FeatureRoute[], Matches>();

/**
 * The route of a path, in any letter case; null where no route has it. Words of a pattern go before its parameters
 * (`/books/new` before `/books/:id`), and `*` matches what nothing else does. Guard, first data and screen ask for the
 * same path in turn: what was found is kept.
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

/** Compares words: a router that ranks its patterns and builds an expression of each holds up the first view on a cheap phone. */
function findRoute(routes: readonly FeatureRoute[], pathname: string): RouteMatch | null {
  const fitting = routes.flatMap((route) =>
    [route.path, ...(route.aliases ?? [])].flatMap((pattern) => {
      const params = paramsOf(pattern, pathname);
      return params ? { route, params, isAlias: pattern !== route.path, openness: openness(pattern) } : [];
    }),
  );
  return fitting.sort((one, other) => one.openness - other.openness)[0] ?? null;
}

/** How much of a path its pattern leaves open. */
function openness(pattern: string) {
  return pattern === '*' ? Infinity : pattern.split(':').length;
}

/** The parameters of a path; null where it does not fit the pattern. */
export function paramsOf(pattern: string, pathname: string): RouteParams | null {
  if (pattern === '*') return {};
  const parts = segmentsOf(pattern);
  const segments = segmentsOf(pathname).map(decoded);
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const segment = segments[at] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
}

/** What stands between the slashes; those at the end say nothing. */
function segmentsOf(path: string) {
  return path.replace(/^\/|\/+$/g, '').split('/');
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
