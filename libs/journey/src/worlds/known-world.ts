import { queryRoots, type Trail } from '@sirah-trails/api-client';
import type { RouteAddress, ScreenPlace } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** The place before a chapter, whose picture comes with its data. */
export function introPlace({ query }: RouteAddress, client: QueryClient): ScreenPlace {
  return { world: knownTheme(query.get('trail_id'), client) };
}

/** The place of a chapter's screens: the ground of its world. */
function worldPlace(trailId: string | undefined | null, client: QueryClient): ScreenPlace {
  return { ground: true, world: knownTheme(trailId, client) };
}

/** The colours of a world once any screen has read them. */
function knownTheme(trailId: string | undefined | null, client: QueryClient): string | undefined {
  const known = client.getQueriesData<Trail | Trail[]>({ queryKey: [queryRoots.journey] });
  const worlds = known.flatMap(([[, kind], data]) =>
    kind === 'trail' || kind === 'trails' ? (data ?? []) : [],
  );
  return worlds.find(({ id }) => id === trailId)?.theme;
}

/** The place of the questions; a quote brings a picture of its own. */
export function quizPlace({ query }: RouteAddress, client: QueryClient): ScreenPlace {
  if (query.get('quizz_status') === 'failed') return {};
  return { ...worldPlace(query.get('trail_id'), client), wide: true };
}

export function finishPlace({ params, query }: RouteAddress, client: QueryClient): ScreenPlace {
  return query.get('screen')?.includes('QUOTES') ? {} : worldPlace(params['trailId'], client);
}
