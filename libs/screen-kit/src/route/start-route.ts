import { requestAhead } from '@sirah-trails/api-client';
import { type CodeState, lazyCode, type LazyCode } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router';
import type { StoreApi } from 'zustand/vanilla';
import { matchRoute } from './match-route.ts';
import type { FeatureRoute, RouteLocation, RouteParams, ScreenDefinition } from './route.ts';

/** Maximum hold for the previous screen, milliseconds; then the skeleton appears. */
export const holdMs = 150;

/** Maximum hold for the page's skeleton on the first load, milliseconds; then the app's skeleton appears. */
const firstHoldMs = 300;

type Url = Pick<Location, 'pathname' | 'search'>;
type HistoryEntry = Url & Pick<Location, 'key'>;

const screens = new WeakMap<FeatureRoute['load'], LazyCode<ScreenDefinition>>();

/** A route's code state: absent, loading, loaded or failed. */
export function routeCode(route: Pick<FeatureRoute, 'load'>): StoreApi<CodeState<ScreenDefinition>> {
  return codeOf(route).state;
}

/** Imports a route's screen once; the next call retries a failed import. Never rejects. */
export function loadCode(route: Pick<FeatureRoute, 'load'>): Promise<void> {
  return codeOf(route).load();
}

/** The definition of a route's screen, if it has loaded. */
export function loadedScreen(route: FeatureRoute): ScreenDefinition | undefined {
  const code = routeCode(route).getState();
  return code.status === 'loaded' ? code.value : undefined;
}

function codeOf({ load }: Pick<FeatureRoute, 'load'>): LazyCode<ScreenDefinition> {
  const code = screens.get(load) ?? lazyCode(() => load().then((module) => module.default));
  screens.set(load, code);
  return code;
}

/** A screen with its pending code and first data. */
interface StartedRoute {
  readonly route: FeatureRoute;
  readonly params: RouteParams;
  /** Settles when the content can render completely; null if it already can. Never rejects. */
  readonly ready: Promise<void> | null;
}

/** Requests a screen's code and first data in parallel. Until the code loads, the boot script's table provides the data URLs. */
export function startRoute(
  route: FeatureRoute,
  { params, ...url }: Url & { readonly params: RouteParams },
  client: QueryClient,
): StartedRoute {
  const location = { params, query: new URLSearchParams(url.search) };
  const loaded = loadedScreen(route);
  if (loaded) return { route, params, ready: loaded.first ? requestFirst(route, location, client) : null };
  const drop = requestAhead(url);
  const ready = loadCode(route)
    .then(() => requestFirst(route, location, client))
    .finally(drop);
  return { route, params, ready };
}

async function requestFirst(route: FeatureRoute, location: RouteLocation, client: QueryClient) {
  // The content retries a failed request and shows the error.
  await loadedScreen(route)
    ?.first?.(location, client)
    .catch(() => undefined);
}

function startAt(routes: readonly FeatureRoute[], url: Url, client: QueryClient): StartedRoute | null {
  const match = matchRoute(routes, url.pathname);
  const { pathname, search } = url;
  return match && startRoute(match.route, { pathname, search, params: match.params }, client);
}

/**
 * Starts the screen at a URL before the first render, so that inlined code and data need one render. Settles when the content can
 * render completely, after at most 300 ms. Never rejects.
 */
export async function startFirst(
  routes: readonly FeatureRoute[],
  url: Url,
  client: QueryClient,
): Promise<void> {
  const ready = startAt(routes, url, client)?.ready;
  if (ready) await atMost(firstHoldMs, ready);
}

/** A started screen and the previous screen's hold. */
interface Start extends Omit<StartedRoute, 'ready'> {
  readonly hold: Promise<void> | null;
}

/** Starts each screen once per history entry, regardless of renders, so that requests leave on navigation. */
export interface RouteStarts {
  /** The screen at a history entry, started on first use; null without a route. */
  readonly at: (entry: HistoryEntry) => Start | null;
  /** Marks the shown entry until the returned function is called. Going back to an earlier entry starts it again. */
  readonly shown: (entry: HistoryEntry) => () => void;
}

/**
 * Creates the screen starts for one learner.
 *
 * @param onReady is called for each screen whose code and first data have loaded or failed, with its route
 */
export function createRouteStarts(
  routes: readonly FeatureRoute[],
  client: QueryClient,
  onReady: (route: FeatureRoute, isShown: () => boolean) => void,
): RouteStarts {
  let starts = new Map<string, Start>();
  let shownPath: string | null = null;

  const start = (entry: HistoryEntry): Start | null => {
    const started = startAt(routes, entry, client);
    if (!started) return null;
    const { route, params, ready } = started;
    void Promise.resolve(ready).then(() => onReady(route, () => shownPath !== null));
    // A query-only change skips the hold.
    const changes = shownPath !== null && shownPath !== entry.pathname;
    return { route, params, hold: ready && changes ? atMost(holdMs, ready) : null };
  };

  return {
    at: (entry) => {
      const key = keyOf(entry);
      const known = starts.get(key) ?? start(entry);
      if (known) starts.set(key, known);
      return known;
    },
    shown: (entry) => {
      const key = keyOf(entry);
      shownPath = entry.pathname;
      starts = new Map([...starts].filter(([other]) => other === key));
      return () => {
        shownPath = null;
      };
    },
  };
}

function keyOf({ key, pathname, search }: HistoryEntry) {
  return `${key} ${pathname}${search}`;
}

function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    void work.then(resolve);
  });
}
