import { queryRoots, type Trail } from '@sirah-trails/api-client';
import type { RouteLocation, ScreenAppearance } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** The chapter before its quiz; its picture arrives with the data. */
export function introAppearance({ query }: RouteLocation, client: QueryClient): ScreenAppearance {
  return { world: knownTheme(query.get('trail_id'), client) };
}

function worldAppearance(trailId: string | undefined | null, client: QueryClient): ScreenAppearance {
  return { ground: true, world: knownTheme(trailId, client) };
}

/** The theme of a world in the cache; undefined before any screen has read the world. */
function knownTheme(trailId: string | undefined | null, client: QueryClient): string | undefined {
  const known = client.getQueriesData<Trail | Trail[]>({ queryKey: [queryRoots.journey] });
  const worlds = known.flatMap(([[, kind], data]) =>
    kind === 'trail' || kind === 'trails' ? (data ?? []) : [],
  );
  return worlds.find(({ id }) => id === trailId)?.theme;
}

/** The questions; the quote after a failed run has its own picture. */
export function quizAppearance({ query }: RouteLocation, client: QueryClient): ScreenAppearance {
  if (query.get('quizz_status') === 'failed') return {};
  return { ...worldAppearance(query.get('trail_id'), client), wide: true };
}

export function finishAppearance({ params, query }: RouteLocation, client: QueryClient): ScreenAppearance {
  return query.get('screen')?.includes('QUOTES') ? {} : worldAppearance(params['trailId'], client);
}
