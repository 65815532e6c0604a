import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type Location } from 'react-router';
import { loadLinked } from './before-the-tap.ts';
import type { FeatureRoute } from './feature-route.ts';
import { startRoute, type StartedRoute } from './start-route.ts';

/** How long the screen before stays while the next one loads, in milliseconds; then the skeleton replaces it. */
export const holdMs = 150;

type Place = Pick<Location, 'key' | 'pathname' | 'search'>;

/** A started screen, and how long the one before stays. */
interface Start extends Omit<StartedRoute, 'ready'> {
  readonly hold: Promise<void> | null;
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
  const table = routes.map((route) => ({ path: route.path, handle: route }));
  let starts = new Map<string, Start>();
  let onScreen: string | null = null;

  const start = ({ pathname, search }: Place): Start | null => {
    const match = matchRoutes(table, pathname)?.at(-1);
    if (!match) return null;
    const place = { pathname, search, params: match.params };
    const { route, ready } = startRoute(match.route.handle, place, client);
    const loadNext = () => {
      if (onScreen !== null) void loadLinked(routes, client, route);
    };
    void Promise.resolve(ready).then(() => onReady(loadNext));
    // A change of the query alone answers at once.
    const changes = onScreen !== null && onScreen !== pathname;
    return { route, hold: ready && changes ? atMost(holdMs, ready) : null };
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
