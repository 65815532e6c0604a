import { requestAhead } from '@sirah-trails/api-client';
import { type CodeState, lazyCode, type LazyCode } from '@sirah-trails/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router';
import type { StoreApi } from 'zustand/vanilla';
import { matchRoute } from './match-route.ts';
import type { FeatureRoute, RouteLocation, RouteParams, ScreenDefinition } from './route.ts';

/** How long the previous screen stays while the next one loads, in milliseconds; then the skeleton replaces it. */
export const holdMs = 150;

/** How long the skeleton of the page stays while the first screen loads, in milliseconds; then the app shows its own. */
const firstHoldMs = 300;

type Url = Pick<Location, 'pathname' | 'search'>;
type HistoryEntry = Url & Pick<Location, 'key'>;

const screens = new WeakMap<FeatureRoute['load'], LazyCode<ScreenDefinition>>();

/** The store of a route's screen: absent, loading, loaded or failed. */
export function routeCode(route: Pick<FeatureRoute, 'load'>): StoreApi<CodeState<ScreenDefinition>> {
  return codeOf(route).state;
}

/** Imports the screen of a route once; a failed import is repeated by the next call. Never rejects. */
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

/** A screen that is loading its code and first data. */
interface StartedRoute {
  readonly route: FeatureRoute;
  readonly params: RouteParams;
  /** Settles as soon as the content can be shown whole; null when it can be shown now. Never rejects. */
  readonly ready: Promise<void> | null;
}

/** Requests code and first data of a screen at once. While the code loads, the table of the boot script names that data. */
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
  // The content repeats a failed request, and shows the error.
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
 * Starts the screen at a URL before the first render: code and data that came with the page need one render, not one each.
 * Settles as soon as the content can be shown whole, but at most after 300 ms. Never rejects.
 */
export async function startFirst(
  routes: readonly FeatureRoute[],
  url: Url,
  client: QueryClient,
): Promise<void> {
  const ready = startAt(routes, url, client)?.ready;
  if (ready) await atMost(firstHoldMs, ready);
}

/** A started screen, and how long the previous one stays. */
interface Start extends Omit<StartedRoute, 'ready'> {
  readonly hold: Promise<void> | null;
}

/** Starts each screen once, however often React renders it, so that requests for code and data leave at the tap. */
export interface RouteStarts {
  /** The screen of a history entry, started if it is new; null without a route. */
  readonly at: (entry: HistoryEntry) => Start | null;
  /** Reports the entry on screen, until the returned function is called. Going back to an earlier entry starts it again. */
  readonly shown: (entry: HistoryEntry) => () => void;
}

/**
 * Creates the starts of one learner.
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
    // A change of the query alone answers at once.
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
