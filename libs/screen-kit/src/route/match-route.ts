import type { FeatureRoute, RouteParams } from './route.ts';

export interface RouteMatch {
  readonly route: FeatureRoute;
  readonly params: RouteParams;
  /** Whether an alias matched. */
  readonly isAlias: boolean;
}

type Matches = Map<string, RouteMatch | null>;

const known = new WeakMap<readonly FeatureRoute[], Matches>();

/**
 * Matches a path to its route, case-insensitively; null without a match. Static segments rank before parameters (`/books/new`
 * before `/books/:id`), `*` ranks last. Results are cached because guard, first data and screen match the same path.
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

/** Compares segments, because the router's pattern ranking and regular expressions delay the first view on slow phones. */
function findRoute(routes: readonly FeatureRoute[], pathname: string): RouteMatch | null {
  const fitting = routes.flatMap((route) =>
    [route.path, ...(route.aliases ?? [])].flatMap((pattern) => {
      const params = paramsOf(pattern, pathname);
      return params ? { route, params, isAlias: pattern !== route.path, openness: openness(pattern) } : [];
    }),
  );
  return fitting.sort((one, other) => one.openness - other.openness)[0] ?? null;
}

/** Sort key: parameter count; `*` sorts last. */
function openness(pattern: string) {
  return pattern === '*' ? Infinity : pattern.split(':').length;
}

/** Path parameters; null without a match. */
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

/** Path segments, without trailing slashes. */
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
