import type { QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router';
import { loadLinked } from './before-the-tap.ts';
import type { FeatureRoute } from './feature-route.ts';
import { matchRoute } from './match-route.ts';
import { startRoute, type StartedRoute } from './start-route.ts';

/** How long the screen before stays while the next one loads, in milliseconds; then the skeleton replaces it. */
export const holdMs = 150;

/** How long the skeleton of the page stays while the first screen loads, in milliseconds; then the app shows its own. */
const firstHoldMs = 300;

type Address = Pick<Location, 'pathname' | 'search'>;
type Place = Address & Pick<Location, 'key'>;

/** A started screen, and how long the one before stays. */
interface Start extends Omit<StartedRoute, 'ready'> {
  readonly hold: Promise<void> | null;
}

/**
 * Starts the screen at an address before anything is rendered: code and data that came with the page need one render, not one for
 * each. Settles as soon as the content can be shown whole, but at most after 300 ms. Never rejects.
 */
export async function startFirst(
  routes: readonly FeatureRoute[],
  address: Address,
  client: QueryClient,
): Promise<void> {
  const ready = startAt(routes, address, client)?.ready;
  if (ready) await atMost(firstHoldMs, ready);
}

function startAt(
  routes: readonly FeatureRoute[],
  { pathname, search }: Address,
  client: QueryClient,
): StartedRoute | null {
  const match = matchRoute(routes, pathname);
  return match ? startRoute(match.route, { pathname, search, params: match.params }, client) : null;
}

/**
 * Starts the screen of each address once, however often React renders it: requests for code and data leave at the tap.
 * One for each learner. `onReady` is called for each screen as soon as its code and first data are there; `loadLinked`
 * fetches the code of the screens that it links to, and nothing once no screen is shown any more.
 */
export interface RouteStarts {
  /** The screen of an address, started if it is new; null where no route has the address. */
  readonly at: (place: Place) => Start | null;
  /** Tells which address is on screen until the returned function is called. Coming back to an earlier one starts it again. */
  readonly shown: (place: Place) => () => void;
}

export function createRouteStarts(
  routes: readonly FeatureRoute[],
  client: QueryClient,
  onReady: (loadLinked: () => void) => void,
): RouteStarts {
  let starts = new Map<string, Start>();
  let onScreen: string | null = null;

  const start = (place: Place): Start | null => {
    const started = startAt(routes, place, client);
    if (!started) return null;
    const { route, params, ready } = started;
    const loadNext = () => {
      if (onScreen !== null) void loadLinked(routes, client, route);
    };
    void Promise.resolve(ready).then(() => onReady(loadNext));
    // A change of the query alone answers at once.
    const changes = onScreen !== null && onScreen !== place.pathname;
    return { route, params, hold: ready && changes ? atMost(holdMs, ready) : null };
  };

  return {
    at: (place) => {
      const key = keyOf(place);
      const known = starts.get(key) ?? start(place);
      if (known) starts.set(key, known);
      return known;
    },
    shown: (place) => {
      const key = keyOf(place);
      onScreen = place.pathname;
      starts = new Map([...starts].filter(([other]) => other === key));
      return () => {
        onScreen = null;
      };
    },
  };
}

function keyOf({ key, pathname, search }: Place) {
  return `${key} ${pathname}${search}`;
}

function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    void work.then(resolve);
  });
}
